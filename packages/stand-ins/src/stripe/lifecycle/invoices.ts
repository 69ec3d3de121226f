import { type UnitOfWork, add, change, newId, requireObject } from '../unit-of-work.ts';
import type { Customer, Invoice, Subscription } from '../store/objects.ts';
import { chargeInvoice } from './charge-invoice.ts';

export interface NewInvoice {
  readonly subscription: Subscription;
  readonly reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  /** The amount in the smallest unit of the currency; a negative one is credit. */
  readonly amount: number;
  readonly description: string;
  readonly periodStart: number;
  readonly periodEnd: number;
}

/** Stripe leaves an invoice of a renewal open to changes for about an hour. */
const draftSeconds = 3600;

/** Creates a draft invoice, which includes the customer's balance. */
export async function draftInvoice(
  unit: UnitOfWork,
  { subscription, reason, amount, description, periodStart, periodEnd }: NewInvoice,
): Promise<Invoice> {
  const customer = await requireObject(unit, 'customer', subscription.customer);
  const id = newId('in');
  const { due, ending } = applyBalance(customer, amount);
  return add(
    unit,
    {
      id,
      object: 'invoice',
      created: unit.now,
      livemode: false,
      amount_due: due,
      amount_paid: 0,
      amount_remaining: due,
      attempt_count: 0,
      attempted: false,
      automatically_finalizes_at: unit.now + draftSeconds,
      billing_reason: reason,
      collection_method: 'charge_automatically',
      currency: subscription.currency,
      customer: customer.id,
      customer_email: customer.email,
      customer_name: customer.name ?? null,
      default_payment_method: null,
      description: null,
      due_date: null,
      effective_at: null,
      ending_balance: ending,
      hosted_invoice_url: null,
      metadata: {},
      next_payment_attempt: unit.now + draftSeconds,
      number: null,
      parent: {
        type: 'subscription_details',
        quote_details: null,
        subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      },
      period_start: periodStart,
      period_end: periodEnd,
      starting_balance: customer.balance,
      status: 'draft',
      status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
      subtotal: amount,
      test_clock: subscription.test_clock,
      total: amount,
      lines: {
        object: 'list',
        has_more: false,
        url: `/v1/invoices/${id}/lines`,
        data: [
          {
            id: newId('il'),
            object: 'line_item',
            amount,
            currency: subscription.currency,
            description,
            discountable: true,
            invoice: id,
            livemode: false,
            metadata: subscription.metadata,
            period: { start: periodStart, end: periodEnd },
            quantity: 1,
          },
        ],
      },
    },
    'invoice.created',
  );
}

function applyBalance({ balance }: Customer, amount: number): { due: number; ending: number } {
  const total = amount + balance;
  return { due: Math.max(total, 0), ending: Math.min(total, 0) };
}

/** Makes a draft final and tries to collect it. @returns the invoice, paid or open. */
export async function finalizeInvoice(unit: UnitOfWork, draft: Invoice): Promise<Invoice> {
  const customer = await requireObject(unit, 'customer', draft.customer ?? '');
  if (draft.ending_balance !== null && draft.ending_balance !== customer.balance) {
    await change(unit, customer, { balance: draft.ending_balance }, 'customer.updated');
  }
  const { data: earlier } = await unit.store.list('invoice', { customer: customer.id });
  const invoice = await change(
    unit,
    draft,
    {
      status: 'open',
      number: `LOCAL-${String(earlier.filter(({ number }) => number !== null).length + 1).padStart(4, '0')}`,
      effective_at: unit.now,
      automatically_finalizes_at: null,
      hosted_invoice_url: `${unit.origin}/invoice/${draft.id}`,
      status_transitions: { ...draft.status_transitions, finalized_at: unit.now },
    },
    'invoice.finalized',
  );
  return chargeInvoice(unit, invoice);
}

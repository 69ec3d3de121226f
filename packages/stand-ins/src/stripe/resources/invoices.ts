import { z } from 'zod';
import { payInvoice } from '../lifecycle/charge-invoice.ts';
import { finalizeInvoice } from '../lifecycle/invoices.ts';
import { type UnitOfWork, add, goByClock, newId, requireObject } from '../unit-of-work.ts';
import type { Invoice } from '../store/objects.ts';
import { invalidRequest } from '../wire/stripe-error.ts';
import {
  defineStripeRoute,
  listObjects,
  mergeMetadata,
  metadata,
  noParameters,
  pageParameters,
  text,
  whole,
} from '../wire/route.ts';

/** Invoices name their payments only when asked to. */
async function withPayments(unit: UnitOfWork, invoice: Invoice): Promise<object> {
  const { data } = await unit.store.list('invoice_payment', { invoice: invoice.id });
  return {
    ...invoice,
    payments: { object: 'list', data, has_more: false, url: `/v1/invoices/${invoice.id}/payments` },
  };
}

const newRefund = z.strictObject({
  payment_intent: text,
  amount: whole.positive().optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.optional(),
});

async function refund(
  unit: UnitOfWork,
  { payment_intent: intentId, amount: asked, reason, metadata: given }: z.output<typeof newRefund>,
) {
  const intent = await requireObject(unit, 'payment_intent', intentId, 'payment_intent');
  const { data: earlier } = await unit.store.list('refund', { payment_intent: intentId });
  const left = intent.amount - earlier.reduce((sum, { amount }) => sum + amount, 0);
  const amount = asked ?? left;
  if (left === 0) {
    throw invalidRequest('This payment has already been refunded.', undefined, 'charge_already_refunded');
  }
  if (amount > left) {
    throw invalidRequest('Refund amount is greater than unrefunded amount on the payment.', 'amount');
  }
  return add(
    unit,
    {
      id: newId('re'),
      object: 'refund',
      created: unit.now,
      amount,
      charge: null,
      currency: intent.currency,
      metadata: mergeMetadata({}, given),
      payment_intent: intentId,
      reason: reason ?? null,
      status: 'succeeded',
    },
    'refund.created',
  );
}

export const invoiceRoutes = [
  defineStripeRoute(
    'GET',
    '/v1/invoices',
    z.strictObject({
      ...pageParameters,
      customer: text.optional(),
      subscription: text.optional(),
      status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
    }),
    (unit, _path, { customer, subscription, status, ...page }) =>
      listObjects(unit, 'invoice', page, {
        customer,
        status,
        ...(subscription !== undefined && { parent: { subscription_details: { subscription } } }),
      }),
  ),
  defineStripeRoute('GET', '/v1/invoices/:id', noParameters, async (unit, { id = '' }) =>
    withPayments(unit, await requireObject(unit, 'invoice', id)),
  ),
  defineStripeRoute('POST', '/v1/invoices/:id/pay', noParameters, async (unit, { id = '' }) => {
    const invoice = await requireObject(unit, 'invoice', id);
    await goByClock(unit, invoice.test_clock);
    if (invoice.status === 'paid') {
      throw invalidRequest('Invoice is already paid', undefined, 'invoice_already_paid');
    }
    return invoice.status === 'draft' ? finalizeInvoice(unit, invoice) : payInvoice(unit, invoice);
  }),
  defineStripeRoute(
    'GET',
    '/v1/invoice_payments',
    z.strictObject({ ...pageParameters, invoice: text.optional(), status: text.optional() }),
    (unit, _path, { invoice, status, ...page }) => listObjects(unit, 'invoice_payment', page, { invoice, status }),
  ),
  defineStripeRoute('GET', '/v1/payment_intents/:id', noParameters, (unit, { id = '' }) =>
    requireObject(unit, 'payment_intent', id),
  ),
  defineStripeRoute('POST', '/v1/refunds', newRefund, (unit, _path, given) => refund(unit, given)),
  defineStripeRoute(
    'GET',
    '/v1/refunds',
    z.strictObject({ ...pageParameters, payment_intent: text.optional() }),
    (unit, _path, { payment_intent, ...page }) => listObjects(unit, 'refund', page, { payment_intent }),
  ),
];

import { type UnitOfWork, add, change, newId, requireObject } from '../unit-of-work.ts';
import type { Customer, Price, Subscription, SubscriptionItem } from '../store/objects.ts';
import { invalidRequest } from '../wire/stripe-error.ts';
import { cancellationFor } from './cancellation.ts';
import { draftInvoice, finalizeInvoice } from './invoices.ts';
import { nextBillingDate } from './billing-dates.ts';

export interface NewSubscription {
  readonly customer: Customer;
  readonly price: Price;
  /** Seconds since 1970; absent: paid from the start. */
  readonly trialEnd?: number | undefined;
  readonly paymentMethod?: string | undefined;
  readonly metadata?: Record<string, string> | undefined;
  readonly billingCycleAnchor?: number | undefined;
}

/** Begins a subscription: in trial with an invoice over nothing, else with its first charge. */
export async function createSubscription(unit: UnitOfWork, options: NewSubscription): Promise<Subscription> {
  const { customer, price, trialEnd, paymentMethod = null, metadata = {}, billingCycleAnchor } = options;
  const id = newId('sub');
  const anchor = trialEnd ?? billingCycleAnchor ?? unit.now;
  const periodEnd = trialEnd ?? nextBillingDate(anchor, unit.now);
  const isTrial = trialEnd !== undefined;
  const subscription = await add<Subscription>(
    unit,
    {
      id,
      object: 'subscription',
      created: unit.now,
      livemode: false,
      billing_cycle_anchor: anchor,
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      cancellation_details: cancellationFor(null),
      collection_method: 'charge_automatically',
      currency: price.currency,
      customer: customer.id,
      days_until_due: null,
      default_payment_method: paymentMethod,
      description: null,
      discounts: [],
      ended_at: null,
      items: {
        object: 'list',
        has_more: false,
        url: `/v1/subscription_items?subscription=${id}`,
        data: [newItem(unit, id, price, periodEnd)],
      },
      latest_invoice: null,
      metadata,
      pause_collection: null,
      pending_setup_intent: null,
      pending_update: null,
      schedule: null,
      start_date: unit.now,
      status: isTrial ? 'trialing' : 'incomplete',
      test_clock: customer.test_clock,
      trial_end: trialEnd ?? null,
      trial_settings: { end_behavior: { billing_cycle_anchor: 'trial_end', missing_payment_method: 'create_invoice' } },
      trial_start: isTrial ? unit.now : null,
    },
    'customer.subscription.created',
  );
  return invoiceNow(unit, subscription, {
    reason: 'subscription_create',
    amount: isTrial ? 0 : (price.unit_amount ?? 0),
    description: isTrial ? 'Trial period' : `1 × ${price.nickname ?? price.id}`,
    periodStart: unit.now,
    periodEnd,
  });
}

function newItem(unit: UnitOfWork, subscription: string, price: Price, periodEnd: number): SubscriptionItem {
  return {
    id: newId('si', 14),
    object: 'subscription_item',
    created: unit.now,
    current_period_start: unit.now,
    current_period_end: periodEnd,
    discounts: [],
    metadata: {},
    price,
    quantity: 1,
    subscription,
  };
}

interface InvoiceNow {
  readonly reason: 'subscription_create' | 'subscription_update';
  readonly amount: number;
  readonly description: string;
  readonly periodStart: number;
  readonly periodEnd: number;
}

/** Invoices and collects without the hour of a draft. @returns the subscription as it is after that. */
async function invoiceNow(unit: UnitOfWork, subscription: Subscription, invoice: InvoiceNow): Promise<Subscription> {
  const draft = await draftInvoice(unit, { subscription, ...invoice });
  await change(unit, subscription, { latest_invoice: draft.id });
  await finalizeInvoice(unit, draft);
  return requireObject(unit, 'subscription', subscription.id);
}

/** The one item of a subscription. */
export function itemOf({ items }: Subscription): SubscriptionItem {
  const [item] = items.data;
  if (!item) {
    throw invalidRequest('This subscription has no item.');
  }
  return item;
}

export type Proration = 'create_prorations' | 'always_invoice' | 'none';

/**
 * Moves a subscription to another price within its period; what is left of the period is charged, or credited to the
 * customer.
 */
export async function changePrice(
  unit: UnitOfWork,
  subscription: Subscription,
  price: Price,
  proration: Proration,
): Promise<Subscription> {
  const item = itemOf(subscription);
  if (item.price.id === price.id) {
    return subscription;
  }
  const changed = await change(
    unit,
    subscription,
    { items: { ...subscription.items, data: [{ ...item, price }] } },
    'customer.subscription.updated',
  );
  const share = (item.current_period_end - unit.now) / (item.current_period_end - item.current_period_start);
  const difference = Math.round(((price.unit_amount ?? 0) - (item.price.unit_amount ?? 0)) * Math.max(share, 0));
  if (subscription.status === 'trialing' || proration === 'none' || difference === 0) {
    return changed;
  }
  if (proration === 'always_invoice') {
    const description = `Remaining time on ${price.nickname ?? price.id}`;
    return invoiceNow(unit, changed, {
      reason: 'subscription_update',
      amount: difference,
      description,
      periodStart: unit.now,
      periodEnd: item.current_period_end,
    });
  }
  const customer = await requireObject(unit, 'customer', subscription.customer);
  await change(unit, customer, { balance: customer.balance + difference }, 'customer.updated');
  return changed;
}

/** Ends a trial before its time: the first paid period begins now, and is charged now. */
export async function endTrialNow(unit: UnitOfWork, subscription: Subscription): Promise<Subscription> {
  const item = itemOf(subscription);
  const periodEnd = nextBillingDate(unit.now, unit.now);
  const begun = await change(
    unit,
    subscription,
    {
      status: 'active',
      trial_end: unit.now,
      billing_cycle_anchor: unit.now,
      items: {
        ...subscription.items,
        data: [{ ...item, current_period_start: unit.now, current_period_end: periodEnd }],
      },
    },
    'customer.subscription.updated',
  );
  const description = `1 × ${item.price.nickname ?? item.price.id}`;
  return invoiceNow(unit, begun, {
    reason: 'subscription_update',
    amount: item.price.unit_amount ?? 0,
    description,
    periodStart: unit.now,
    periodEnd,
  });
}

/** Ends a subscription at once. */
export async function cancelNow(unit: UnitOfWork, subscription: Subscription): Promise<Subscription> {
  if (subscription.status === 'canceled' || subscription.status === 'incomplete_expired') {
    return subscription;
  }
  const ended = {
    canceled_at: subscription.canceled_at ?? unit.now,
    ended_at: unit.now,
    cancel_at_period_end: false,
  };
  return change(
    unit,
    subscription,
    { status: 'canceled', ...ended, cancellation_details: cancellationFor('cancellation_requested') },
    'customer.subscription.deleted',
  );
}

/** Lets a subscription end with what is paid for, or takes that back. */
export async function setCancelAtPeriodEnd(
  unit: UnitOfWork,
  subscription: Subscription,
  isEnding: boolean,
): Promise<Subscription> {
  if (subscription.cancel_at_period_end === isEnding) {
    return subscription;
  }
  return change(
    unit,
    subscription,
    {
      cancel_at_period_end: isEnding,
      cancel_at: isEnding ? itemOf(subscription).current_period_end : null,
      canceled_at: isEnding ? unit.now : null,
      cancellation_details: cancellationFor(isEnding ? 'cancellation_requested' : null),
    },
    'customer.subscription.updated',
  );
}

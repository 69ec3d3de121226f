import { type UnitOfWork, change, emit } from '../unit-of-work.ts';
import type { AnyObject, Invoice, Subscription } from '../store/objects.ts';
import { chargeInvoice, requireSubscription } from './charge-invoice.ts';
import { draftInvoice, finalizeInvoice } from './invoices.ts';
import { nextBillingDate } from './billing-dates.ts';
import { cancelNow, itemOf } from './subscriptions.ts';

/** The most steps of one advance: more of them are a mistake in here, not a long life. */
const changesMax = 20_000;

/**
 * Lets time pass: everything that is due happens, each at its own time and in that order, up to the horizon.
 *
 * @param clock the test clock that advances; `null`: real time.
 */
export async function advanceClock(unit: UnitOfWork, clock: string | null, horizon: number): Promise<number> {
  let changes = 0;
  for (let due = await unit.store.findDue(clock, horizon); due; due = await unit.store.findDue(clock, horizon)) {
    unit.now = due.dueAt;
    await applyDue(unit, due.object);
    changes += 1;
    if (changes > changesMax) {
      throw new Error('Time does not pass.');
    }
  }
  unit.now = horizon;
  return changes;
}

async function applyDue(unit: UnitOfWork, object: AnyObject): Promise<void> {
  switch (object.object) {
    case 'subscription':
      return processSubscription(unit, object);
    case 'invoice':
      await collectInvoice(unit, object);
      return;
    case 'checkout.session':
      await change(unit, object, { status: 'expired', url: null }, 'checkout.session.expired');
      return;
    default:
      return;
  }
}

/** Collects an invoice, unless its subscription has ended. */
async function collectInvoice(unit: UnitOfWork, invoice: Invoice): Promise<void> {
  const subscription = await requireSubscription(unit, invoice);
  if (subscription.status === 'canceled') {
    await change(unit, invoice, { automatically_finalizes_at: null, next_payment_attempt: null });
  } else {
    await (invoice.status === 'draft' ? finalizeInvoice(unit, invoice) : chargeInvoice(unit, invoice));
  }
}

async function processSubscription(unit: UnitOfWork, subscription: Subscription): Promise<void> {
  const { status, trial_end: trialEnd, cancel_at: cancelAt } = subscription;
  if (status === 'incomplete') {
    await change(
      unit,
      subscription,
      { status: 'incomplete_expired', ended_at: unit.now },
      'customer.subscription.updated',
    );
  } else if (status === 'trialing' && trialEnd !== null && unit.now < trialEnd) {
    await emit(unit, 'customer.subscription.trial_will_end', subscription);
    // Kept again, so that the end of the trial is what is due next.
    await unit.store.put(subscription, unit.now);
  } else if (cancelAt !== null && cancelAt <= unit.now) {
    await cancelNow(unit, subscription);
  } else {
    await renew(unit, subscription);
  }
}

/** The next period begins before it is paid for: its invoice is collected about an hour later. */
async function renew(unit: UnitOfWork, subscription: Subscription): Promise<void> {
  const item = itemOf(subscription);
  const periodStart = item.current_period_end;
  const periodEnd = nextBillingDate(subscription.billing_cycle_anchor, periodStart);
  const renewed = await change(unit, subscription, {
    status: subscription.status === 'trialing' ? 'active' : subscription.status,
    items: {
      ...subscription.items,
      data: [{ ...item, current_period_start: periodStart, current_period_end: periodEnd }],
    },
  });
  const invoice = await draftInvoice(unit, {
    subscription: renewed,
    reason: 'subscription_cycle',
    amount: item.price.unit_amount ?? 0,
    description: `1 × ${item.price.nickname ?? item.price.id}`,
    periodStart,
    periodEnd,
  });
  const { status, items, latest_invoice } = subscription;
  const invoiced = { ...renewed, latest_invoice: invoice.id };
  await unit.store.put(invoiced, unit.now);
  await emit(unit, 'customer.subscription.updated', invoiced, { status, items, latest_invoice });
}

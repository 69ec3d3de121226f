import { type Scope, change, emit } from '../scope.ts';
import type { AnyObject, Invoice, Subscription } from '../store/objects.ts';
import { chargeInvoice, requireSubscription } from './charge-invoice.ts';
import { draftInvoice, finalizeInvoice } from './invoices.ts';
import { nextBillingDate } from './months.ts';
import { cancelNow, itemOf } from './subscriptions.ts';

/** The most steps of one advance: more of them are a mistake in here, not a long life. */
const changesMax = 20_000;

/**
 * Lets time pass: everything that is due happens, each at its own time and in that order, up to the horizon.
 *
 * @param clock the test clock that advances; `null`: real time.
 */
export async function passTime(scope: Scope, clock: string | null, horizon: number): Promise<number> {
  let changes = 0;
  for (let due = await scope.store.findDue(clock, horizon); due; due = await scope.store.findDue(clock, horizon)) {
    scope.now = due.dueAt;
    await happen(scope, due.object);
    changes += 1;
    if (changes > changesMax) {
      throw new Error('Time does not pass.');
    }
  }
  scope.now = horizon;
  return changes;
}

async function happen(scope: Scope, object: AnyObject): Promise<void> {
  switch (object.object) {
    case 'subscription':
      return live(scope, object);
    case 'invoice':
      await collectInvoice(scope, object);
      return;
    case 'checkout.session':
      await change(scope, object, { status: 'expired', url: null }, 'checkout.session.expired');
      return;
    default:
      return;
  }
}

/** Collects an invoice, unless its subscription has ended. */
async function collectInvoice(scope: Scope, invoice: Invoice): Promise<void> {
  const subscription = await requireSubscription(scope, invoice);
  if (subscription.status === 'canceled') {
    await change(scope, invoice, { automatically_finalizes_at: null, next_payment_attempt: null });
  } else {
    await (invoice.status === 'draft' ? finalizeInvoice(scope, invoice) : chargeInvoice(scope, invoice));
  }
}

async function live(scope: Scope, subscription: Subscription): Promise<void> {
  const { status, trial_end: trialEnd, cancel_at: cancelAt } = subscription;
  if (status === 'incomplete') {
    await change(
      scope,
      subscription,
      { status: 'incomplete_expired', ended_at: scope.now },
      'customer.subscription.updated',
    );
  } else if (status === 'trialing' && trialEnd !== null && scope.now < trialEnd) {
    await emit(scope, 'customer.subscription.trial_will_end', subscription);
    // Kept again, so that the end of the trial is what is due next.
    await scope.store.put(subscription, scope.now);
  } else if (cancelAt !== null && cancelAt <= scope.now) {
    await cancelNow(scope, subscription);
  } else {
    await renew(scope, subscription);
  }
}

/** The next period begins before it is paid for: its invoice is collected about an hour later. */
async function renew(scope: Scope, subscription: Subscription): Promise<void> {
  const item = itemOf(subscription);
  const periodStart = item.current_period_end;
  const periodEnd = nextBillingDate(subscription.billing_cycle_anchor, periodStart);
  const renewed = await change(scope, subscription, {
    status: subscription.status === 'trialing' ? 'active' : subscription.status,
    items: {
      ...subscription.items,
      data: [{ ...item, current_period_start: periodStart, current_period_end: periodEnd }],
    },
  });
  const invoice = await draftInvoice(scope, {
    subscription: renewed,
    reason: 'subscription_cycle',
    amount: item.price.unit_amount ?? 0,
    description: `1 × ${item.price.nickname ?? item.price.id}`,
    periodStart,
    periodEnd,
  });
  const { status, items, latest_invoice } = subscription;
  const invoiced = { ...renewed, latest_invoice: invoice.id };
  await scope.store.put(invoiced, scope.now);
  await emit(scope, 'customer.subscription.updated', invoiced, { status, items, latest_invoice });
}

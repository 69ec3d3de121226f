import type { PlanId } from '@rakhim/contract';
import type { SubscriptionFacts } from '#src/providers/billing/billing-provider.ts';
import { isPeriodPaid } from './billing.policy.ts';
import type { NewSubscriptionRow, SubscriptionRow } from './billing.queries.ts';

/**
 * Writes Stripe's facts as our row. Two things look back, since Stripe does not say them by itself: of several unpaid
 * invoices in a row the first one counts, and of the periods the last one that was paid for.
 *
 * @throws for a subscription to something that is none of our plans.
 */
export function toSubscriptionRow(
  accountId: string,
  facts: SubscriptionFacts,
  before: SubscriptionRow | undefined,
): NewSubscriptionRow {
  const plan = facts.plan ?? (before?.stripe_subscription_id === facts.id ? before.plan : undefined);
  if (plan === undefined) {
    throw new Error(`The price ${facts.priceId} is none of our plans'.`);
  }
  return {
    account_id: accountId,
    plan,
    status: facts.status,
    current_period_start: facts.periodStart,
    current_period_end: facts.periodEnd,
    stripe_subscription_id: facts.id,
    trial_end: facts.trialEnd ?? null,
    cancel_at_period_end: facts.cancelAtPeriodEnd,
    past_due_since: facts.status === 'past_due' ? firstOf(pastDueBefore(facts, before), facts.pastDueSince) : null,
    ended_at: facts.endedAt ?? null,
    ...paidOf(facts, plan, before),
  };
}

type PaidColumns = Pick<SubscriptionRow, 'paid_plan' | 'paid_period_start' | 'paid_period_end'>;

/** A trial is given, and a period whose invoice is paid is bought. Until then the last one of those counts. */
function paidOf(facts: SubscriptionFacts, plan: PlanId, before: SubscriptionRow | undefined): PaidColumns {
  if (isGranted(facts)) {
    return { paid_plan: plan, paid_period_start: facts.periodStart, paid_period_end: facts.periodEnd };
  }
  const same = before?.stripe_subscription_id === facts.id ? before : undefined;
  return {
    paid_plan: same?.paid_plan ?? null,
    paid_period_start: same?.paid_period_start ?? null,
    paid_period_end: same?.paid_period_end ?? null,
  };
}

function isGranted({ status, isInvoicePaid }: SubscriptionFacts): boolean {
  return status === 'trialing' || (status === 'active' && isInvoicePaid);
}

function pastDueBefore({ id }: SubscriptionFacts, before: SubscriptionRow | undefined): Date | undefined {
  return before?.stripe_subscription_id === id ? (before.past_due_since ?? undefined) : undefined;
}

function firstOf(a: Date | undefined, b: Date | undefined): Date | null {
  return a && b ? new Date(Math.min(a.getTime(), b.getTime())) : (a ?? b ?? null);
}

/** Whether a row says what Stripe says, as far as a list of all subscriptions tells it. */
export function isEqualToFacts(row: SubscriptionRow | undefined, facts: SubscriptionFacts): boolean {
  return (
    row !== undefined &&
    row.stripe_subscription_id === facts.id &&
    row.status === facts.status &&
    (facts.plan === undefined || row.plan === facts.plan) &&
    row.current_period_start.getTime() === facts.periodStart.getTime() &&
    row.current_period_end.getTime() === facts.periodEnd.getTime() &&
    row.cancel_at_period_end === facts.cancelAtPeriodEnd &&
    (row.trial_end?.getTime() ?? 0) === (facts.trialEnd?.getTime() ?? 0) &&
    (!isGranted(facts) || (isPeriodPaid(row) && row.paid_plan === row.plan))
  );
}

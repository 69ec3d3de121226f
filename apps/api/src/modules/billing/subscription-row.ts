import type { SubscriptionFacts } from '#src/providers/billing/billing-provider.ts';
import type { NewSubscriptionRow, SubscriptionRow } from './billing.queries.ts';

/**
 * Writes Stripe's facts as our row. Only `past_due_since` looks back: of several unpaid invoices in a row the first one
 * counts, which Stripe does not say by itself.
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
  };
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
    (row.trial_end?.getTime() ?? 0) === (facts.trialEnd?.getTime() ?? 0)
  );
}

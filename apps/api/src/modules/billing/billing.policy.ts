import { type PlanId, plans } from '@rakhim/contract';
import type { SubscriptionFacts } from '#src/providers/billing/billing-provider.ts';
import type { SubscriptionRow } from './billing.queries.ts';

const dayMs = 86_400_000;
/** Grace period after a failed payment. */
const graceMs = 3 * dayMs;
/** Tolerance after a period's end, until the renewal's event arrives. */
const renewalSlackMs = 60_000;

/** When access ends if nothing more is heard, or `undefined` when there is none in this status. */
export function accessEndOf(subscription: SubscriptionRow): Date | undefined {
  const {
    status,
    current_period_end: periodEnd,
    cancel_at_period_end: isEnding,
    past_due_since: pastDueSince,
  } = subscription;
  const end = periodEnd.getTime() + (isEnding ? 0 : renewalSlackMs);
  switch (status) {
    case 'trialing':
    case 'active':
      return new Date(end);
    case 'past_due':
      return new Date(Math.min(end, (pastDueSince ?? subscription.current_period_start).getTime() + graceMs));
    default:
      // incomplete, incomplete_expired, unpaid, paused, canceled and future statuses: no access by default.
      return undefined;
  }
}

/** True while a subscription gives access to speech. */
export function hasAccess(subscription: SubscriptionRow, now: Date): boolean {
  const end = accessEndOf(subscription);
  return end !== undefined && now < end;
}

/** A billing period that usage counts against. */
export interface PaidPeriod {
  readonly plan: PlanId;
  readonly start: Date;
  readonly end: Date;
  readonly isTrial: boolean;
}

/** The newest period that was paid for or is a trial; where nobody is charged, the current one. */
export function paidPeriodOf(row: SubscriptionRow): PaidPeriod | undefined {
  const { plan, status, current_period_start: start, current_period_end: end } = row;
  if (row.stripe_subscription_id === null) {
    return { plan, start, end, isTrial: status === 'trialing' };
  }
  const { paid_plan: paidPlan, paid_period_start: paidStart, paid_period_end: paidEnd } = row;
  if (paidPlan === null || paidStart === null || paidEnd === null) {
    return undefined;
  }
  return {
    plan: paidPlan,
    start: paidStart,
    end: paidEnd,
    isTrial: row.trial_end !== null && paidEnd <= row.trial_end,
  };
}

/** Whether the period that has begun last was paid for. */
export function isPeriodPaid(row: SubscriptionRow): boolean {
  return paidPeriodOf(row)?.start.getTime() === row.current_period_start.getTime();
}

/**
 * Share of a month's characters available after a renewal while Stripe has not collected yet (about an hour): one
 * day's.
 */
const daysOfMonth = 30;

/** Characters that an account has in the period that its requests count in. */
export function characterLimitOf(row: SubscriptionRow, trialCharactersMax: number): number {
  const paid = paidPeriodOf(row);
  if (!paid) {
    return 0;
  }
  const { charactersPerPeriod } = plans[paid.plan];
  if (paid.isTrial) {
    return Math.min(charactersPerPeriod, trialCharactersMax);
  }
  const isBeingCollected = row.status === 'active' && !isPeriodPaid(row);
  return charactersPerPeriod + (isBeingCollected ? Math.floor(charactersPerPeriod / daysOfMonth) : 0);
}

const liveStatuses: ReadonlySet<string> = new Set(['trialing', 'active', 'past_due', 'unpaid', 'paused']);

/** Whether a subscription is alive, so that there must be no second one. */
export function isLive({ status }: { readonly status: string }): boolean {
  return liveStatuses.has(status);
}

export interface ChosenSubscription {
  /** The one that counts: the oldest that lives, else the newest. */
  readonly kept: SubscriptionFacts | undefined;
  /** Duplicate subscriptions, which must be cancelled. */
  readonly surplus: readonly SubscriptionFacts[];
}

/**
 * Decides which of a customer's subscriptions is theirs. The same for any order in which they are listed. Stripe's
 * times are whole seconds: of two from the same one, `knownId`, which we follow already, is the first.
 */
export function chooseSubscription(
  subscriptions: readonly SubscriptionFacts[],
  knownId?: string | null,
): ChosenSubscription {
  const rank = ({ id }: SubscriptionFacts): number => (id === knownId ? 0 : 1);
  const byAge = subscriptions.toSorted(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || rank(a) - rank(b) || a.id.localeCompare(b.id),
  );
  const [kept, ...surplus] = byAge.filter(isLive);
  return kept ? { kept, surplus } : { kept: byAge.at(-1), surplus: [] };
}

import type { Subscription } from '@rakhim/contract';
import { accessEndOf, hasAccess } from './billing.policy.ts';
import type { SubscriptionRow } from './billing.queries.ts';

const nothing: Subscription = {
  isSubscribed: false,
  isInTrial: false,
  plan: null,
  status: null,
  trialEnd: null,
  subscriptionEnd: null,
  cancelAtPeriodEnd: false,
  pastDueSince: null,
  accessEnd: null,
  isTrialRefused: false,
};

/** Presents a subscription to its owner. */
export function presentSubscription(row: SubscriptionRow | undefined, now: Date): Subscription {
  if (!row) {
    return nothing;
  }
  const isSubscribed = hasAccess(row, now);
  return {
    isSubscribed,
    isInTrial: isSubscribed && row.status === 'trialing',
    plan: row.plan,
    status: row.status,
    trialEnd: row.trial_end?.toISOString() ?? null,
    subscriptionEnd: row.current_period_end.toISOString(),
    cancelAtPeriodEnd: row.cancel_at_period_end,
    pastDueSince: row.past_due_since?.toISOString() ?? null,
    accessEnd: isSubscribed ? (accessEndOf(row)?.toISOString() ?? null) : null,
    isTrialRefused: row.is_trial_refused,
  };
}

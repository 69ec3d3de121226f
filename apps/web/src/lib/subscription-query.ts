import { getSubscription, type Subscription } from '@rakhim/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './api-client.ts';

/** The query of the account's subscription; several screens share it. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => callApi(getSubscription, { signal }),
});

/** Stripe's words for a subscription that waits for a payment which its card did not make. */
const unpaidStatuses: ReadonlySet<string> = new Set(['incomplete', 'incomplete_expired', 'past_due', 'unpaid']);

/** Tells whether there is no access because the card was refused. */
export function isCardRefused({ isSubscribed, status }: Subscription): boolean {
  return !isSubscribed && status !== null && unpaidStatuses.has(status);
}

/** Tells whether this person has had the one free trial that each person gets. */
export function hasUsedTrial({ isTrialRefused, trialEnd }: Subscription): boolean {
  return isTrialRefused || trialEnd !== null;
}

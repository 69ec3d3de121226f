import { getSubscription, type Subscription } from '@rakhim/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './api-client.ts';

/** The query of the account's subscription; several screens share it. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => callApi(getSubscription, { signal }),
});

/** Tells whether this person has had the one free trial that each person gets. */
export function hasUsedTrial({ isTrialRefused, trialEnd }: Subscription): boolean {
  return isTrialRefused || trialEnd !== null;
}

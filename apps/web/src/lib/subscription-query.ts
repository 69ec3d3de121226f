import { getSubscription } from '@rakhim/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './api-client.ts';

/** The query of the account's subscription; several screens share it. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => callApi(getSubscription, { signal }),
});

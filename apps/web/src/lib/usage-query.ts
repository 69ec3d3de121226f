import { getUsage } from '@rakhim/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './api-client.ts';

/** What whoever is signed in has used, and what remains; several screens show it, so it is asked for once. */
export const usageQuery = queryOptions({
  queryKey: ['usage'],
  queryFn: ({ signal }) => callApi(getUsage, { signal }),
});

import { getUsage } from '@rakhim/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './api-client.ts';

/** The usage query of the signed-in member; several screens share one request. */
export const usageQuery = queryOptions({
  queryKey: ['usage'],
  queryFn: ({ signal }) => callApi(getUsage, { signal }),
});

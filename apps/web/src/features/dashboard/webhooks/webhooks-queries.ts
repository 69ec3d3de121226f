import { listWebhookDeliveries, listWebhookEndpoints } from '@rakhim/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '#src/lib/api-client.ts';

export const endpointsQuery = queryOptions({
  queryKey: ['webhook-endpoints'],
  staleTime: 0,
  queryFn: ({ signal }) => callApi(listWebhookEndpoints, { signal }),
});

/** While something waits to be sent, the list is asked for again so often. */
const pollMs = 3_000;

/** What was sent to an endpoint, newest first, page by page. */
export function deliveriesQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: [...endpointsQuery.queryKey, id, 'deliveries'],
    staleTime: 0,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam }) =>
      callApi(listWebhookDeliveries, {
        signal,
        params: { id },
        query: pageParam === undefined ? {} : { before: pageParam },
      }),
    getNextPageParam: ({ deliveries, hasMore }) => (hasMore ? deliveries.at(-1)?.createdAt : undefined),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ deliveries }) => deliveries.some((delivery) => delivery.state === 'pending')) === true
        ? pollMs
        : false,
  });
}

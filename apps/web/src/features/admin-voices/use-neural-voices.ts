import { listNeuralVoices } from '@rakhim/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '#src/lib/api-client.ts';
import { invalidateQueries } from '#src/lib/invalidate-queries.ts';
import { subscribeToLiveEvents } from '#src/lib/live-events/subscribe-to-live-events.ts';

export const neuralVoicesQuery = queryOptions({
  queryKey: ['neural-voices'],
  queryFn: ({ signal }) => callApi(listNeuralVoices, { signal }),
});

/** The neural voices, kept up to date while the screen is open. */
export function useNeuralVoices() {
  const queries = useQueryClient();
  useEffect(
    () =>
      subscribeToLiveEvents(({ kind }) => {
        // The state of the subscription comes whenever a connection begins: something may have been missed before it.
        if (kind === 'voices' || kind === 'subscription') {
          void invalidateQueries(queries, neuralVoicesQuery.queryKey);
        }
      }),
    [queries],
  );
  return useQuery(neuralVoicesQuery);
}

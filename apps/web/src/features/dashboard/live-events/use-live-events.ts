import type { Subscription, Usage } from '@nabra/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { subscriptionQuery } from '#src/lib/subscription-query.ts';
import { apiKeysQuery, historyQuery, usageQuery, usageReportKey } from '../dashboard-queries.ts';
import { followLiveEvents } from './follow-live-events.ts';
import { type LiveEvent, readLiveEvents } from './read-live-events.ts';

/** Keeps what the dashboard shows as it is on the server, while the dashboard is open. */
export function useLiveEvents(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const stop = new AbortController();
    void followLiveEvents({ connect: readLiveEvents, onEvent: (event) => apply(event, queries), wait, signal: stop.signal });
    return () => stop.abort();
  }, [queries]);
}

function apply({ kind, data }: LiveEvent, queries: QueryClient): void {
  switch (kind) {
    case 'usage':
      queries.setQueryData(usageQuery.queryKey, data as Usage);
      void queries.invalidateQueries({ queryKey: usageReportKey });
      return;
    case 'subscription':
      queries.setQueryData(subscriptionQuery.queryKey, data as Subscription);
      return;
    case 'keys':
      void queries.invalidateQueries({ queryKey: apiKeysQuery.queryKey });
      return;
    case 'history':
      void queries.invalidateQueries({ queryKey: historyQuery.queryKey });
      return;
  }
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

import type { Subscription, Usage } from '@nabra/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LiveEvent } from '#src/lib/live-events/read-live-events.ts';
import { subscribeToLiveEvents } from '#src/lib/live-events/subscribe-to-live-events.ts';
import { subscriptionQuery } from '#src/lib/subscription-query.ts';
import { usageQuery } from '#src/lib/usage-query.ts';
import { apiKeysQuery, historyQuery, usageReportKey } from './dashboard-queries.ts';

/** Keeps what the dashboard shows as it is on the server, while the dashboard is open. */
export function useLiveEvents(): void {
  const queries = useQueryClient();
  useEffect(() => subscribeToLiveEvents((event) => apply(event, queries)), [queries]);
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
    // For administrators, who see it elsewhere.
    case 'inbox':
      return;
  }
}

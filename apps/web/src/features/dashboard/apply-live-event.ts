import type { Subscription, Usage } from '@rakhim/contract';
import type { QueryClient } from '@tanstack/react-query';
import { invalidateQueries } from '#src/lib/invalidate-queries.ts';
import type { LiveEvent } from '#src/lib/live-events/read-live-events.ts';
import { subscriptionQuery } from '#src/lib/subscription-query.ts';
import { usageQuery } from '#src/lib/usage-query.ts';
import { historyKey } from '#src/lib/history-query.ts';
import { jobsKey } from '#src/lib/jobs-query.ts';
import { apiKeysQuery, usageReportKey } from './dashboard-queries.ts';

/** Shows what an event tells, or asks for what it is about. */
export function applyLiveEvent({ kind, data }: LiveEvent, queries: QueryClient): void {
  switch (kind) {
    case 'usage':
      queries.setQueryData(usageQuery.queryKey, data as Usage);
      replaceAnswer(usageQuery, queries);
      void invalidateQueries(queries, usageReportKey);
      return;
    case 'subscription':
      queries.setQueryData(subscriptionQuery.queryKey, data as Subscription);
      replaceAnswer(subscriptionQuery, queries);
      return;
    case 'keys':
      void invalidateQueries(queries, apiKeysQuery.queryKey);
      return;
    case 'history':
      void invalidateQueries(queries, historyKey);
      return;
    case 'jobs':
      void invalidateQueries(queries, jobsKey);
      return;
    // For administrators, who see it elsewhere.
    case 'inbox':
    case 'voices':
      return;
  }
}

/** Replaces cached data. A request in flight may be older than the event, so it is repeated. */
function replaceAnswer({ queryKey }: typeof usageQuery | typeof subscriptionQuery, queries: QueryClient): void {
  if (queries.isFetching({ queryKey }) > 0) {
    void queries.invalidateQueries({ queryKey });
  }
}

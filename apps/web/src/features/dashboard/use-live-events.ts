import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { subscribeToLiveEvents } from '#src/lib/live-events/subscribe-to-live-events.ts';
import { applyLiveEvent } from './apply-live-event.ts';

/** Keeps what the dashboard shows as it is on the server, while the dashboard is open. */
export function useLiveEvents(): void {
  const queries = useQueryClient();
  useEffect(() => subscribeToLiveEvents((event) => applyLiveEvent(event, queries)), [queries]);
}

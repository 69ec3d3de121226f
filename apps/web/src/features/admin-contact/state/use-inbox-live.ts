import { useEffect, useRef } from 'react';
import { subscribeToLiveEvents } from '#src/lib/live-events/subscribe-to-live-events.ts';
import { useCatchUp } from './use-catch-up.ts';

/** Many changes in a moment are caught up with at once. */
const gatherMs = 300;

/** Keeps the inbox up to date while it is open. */
export function useInboxLive(): void {
  const catchUp = useCatchUp();
  const latest = useRef(catchUp);
  useEffect(() => {
    latest.current = catchUp;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = subscribeToLiveEvents(({ kind }) => {
      // The state of the subscription comes whenever a connection begins: something may have been missed before it.
      if (kind === 'inbox' || kind === 'subscription') {
        // Where the server cannot be reached, the next connection brings the next occasion.
        timer ??= setTimeout(() => {
          timer = undefined;
          latest.current().catch(() => undefined);
        }, gatherMs);
      }
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, []);
}

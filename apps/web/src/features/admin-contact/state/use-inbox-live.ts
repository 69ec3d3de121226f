import { useEffect, useEffectEvent } from 'react';
import { subscribeToLiveEvents } from '#src/lib/live-events/subscribe-to-live-events.ts';
import { debounceWork } from './debounce-work.ts';
import { useCatchUp } from './use-catch-up.ts';

/** Many changes in a moment are caught up with at once. */
const gatherMs = 300;

/** Keeps the inbox up to date while it is open. */
export function useInboxLive(): void {
  const catchUp = useEffectEvent(useCatchUp());
  useEffect(() => {
    // Where the server cannot be reached, the next connection brings the next occasion.
    const catchingUp = debounceWork({ work: () => catchUp(), waitMs: gatherMs });
    const unsubscribe = subscribeToLiveEvents(({ kind }) => {
      // The state of the subscription comes whenever a connection begins: something may have been missed before it.
      if (kind === 'inbox' || kind === 'subscription') {
        catchingUp.call();
      }
    });
    return () => {
      catchingUp.end();
      unsubscribe();
    };
  }, []);
}

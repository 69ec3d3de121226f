import { followLiveEvents } from './follow-live-events.ts';
import { type LiveEvent, readLiveEvents } from './read-live-events.ts';

/** Hears of changes on the server until the returned function is called. */
export function subscribeToLiveEvents(onEvent: (event: LiveEvent) => void): () => void {
  const stop = new AbortController();
  void followLiveEvents({ connect: readLiveEvents, onEvent, wait, signal: stop.signal });
  return () => stop.abort();
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

import { liveEventRetriesMs } from '@rakhim/contract';
import type { LiveEvent } from './read-live-events.ts';

interface FollowOptions {
  /** Opens one connection; it ends, or throws, when the connection does. */
  readonly connect: (signal: AbortSignal) => AsyncIterable<LiveEvent>;
  readonly onEvent: (event: LiveEvent) => void;
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly signal: AbortSignal;
}

/**
 * Follows live events until stopped: a lost connection is opened again after 1, 2, 5, then every 10 seconds; one that
 * delivered an event resets the back-off.
 */
export async function followLiveEvents({ connect, onEvent, wait, signal }: FollowOptions): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    try {
      for await (const event of connect(signal)) {
        failures = 0;
        onEvent(event);
      }
    } catch {
      // Whatever the reason, the remedy is to connect again.
    }
    await wait(liveEventRetriesMs[Math.min(failures, liveEventRetriesMs.length - 1)] ?? 0, signal);
    failures += 1;
  }
}

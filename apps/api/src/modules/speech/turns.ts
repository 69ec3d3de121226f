import { setTimeout as sleep } from 'node:timers/promises';

/** Lets one at a time do something. */
export interface Turns {
  /** Waits for one's turn. @returns what ends it; calls after the first do nothing. */
  take(): Promise<() => void>;
}

/** @param waitMsMax how long anybody waits: where those before hang, being alone is given up. */
export function createTurns(waitMsMax: number): Turns {
  let last: Promise<void> = Promise.resolve();
  return {
    async take() {
      const before = last;
      const { promise, resolve } = Promise.withResolvers<void>();
      last = promise;
      const waiting = new AbortController();
      await Promise.race([before, sleep(waitMsMax, undefined, { signal: waiting.signal }).catch(() => undefined)]);
      waiting.abort();
      return resolve;
    },
  };
}

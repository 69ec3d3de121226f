import { setTimeout as sleep } from 'node:timers/promises';

/** A lock that one holder has at a time; those who wait get it in the order in which they asked. */
export interface Mutex {
  /** Waits for the lock. @returns what releases it; calls after the first do nothing. */
  acquire(): Promise<() => void>;
}

/** @param waitMsMax how long anybody waits: where a holder hangs, the next one goes on without the lock. */
export function createMutex(waitMsMax: number): Mutex {
  let last: Promise<void> = Promise.resolve();
  return {
    async acquire() {
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

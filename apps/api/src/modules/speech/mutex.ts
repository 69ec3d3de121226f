import { AppError } from '#src/errors/app-error.ts';
import { createFairSemaphore } from '#src/fairness/fair-semaphore.ts';
import { currentWork } from '#src/fairness/work.ts';

/** A mutex with a fair queue: waiting accounts are served round-robin. */
export interface Mutex {
  /**
   * Waits for the lock.
   *
   * @returns what releases it; calls after the first do nothing.
   * @throws AppError `overloaded` after the longest wait.
   */
  acquire(): Promise<() => void>;
}

/** Hundreds of charges are made meanwhile, unless the database is so slow that waiting longer would not help. */
const waitMsMax = 5_000;
const retrySeconds = 5;

/** @param holdMsMax timeout of a holder; a hung one loses the lock. */
export function createMutex(holdMsMax: number): Mutex {
  const semaphore = createFairSemaphore({
    places: 1,
    waitMsMax,
    createTimeoutError: () => new AppError('overloaded', { retryAfterSeconds: retrySeconds }),
  });
  return {
    async acquire() {
      const release = await semaphore.acquire(currentWork());
      const lease = setTimeout(release, holdMsMax);
      return () => {
        clearTimeout(lease);
        release();
      };
    },
  };
}

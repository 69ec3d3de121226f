import type { BatchContext } from './batch-context.ts';
import type { ItemFailure } from '../journal/item-failure.ts';
import type { ClassifiedFailure } from './classify-failure.ts';
import type { Permit } from './concurrency-limiter.ts';
import type { PauseState } from './pause-state.ts';
import type { RunningItem } from './running-item.ts';

/** Decides the consequence of a failure for the item or for the whole batch. */
export interface FailureHandler {
  readonly fail: (item: RunningItem, failure: ItemFailure) => Promise<void>;
  /** @returns how long the request waits before it is tried again; undefined when that is settled in another way. */
  readonly handle: (
    item: RunningItem,
    key: string,
    classified: ClassifiedFailure,
    permit: Permit,
  ) => Promise<number | undefined>;
}

/** Attempts of one request after transient failures. A 429 and a lost network do not count. */
const attemptsMax = 6;
/** Attempts while the service says that the same request is still running: its lease ends after a minute. */
const runningElsewhereMax = 60;
const backoffMsMin = 1000;
const backoffMsMax = 30_000;

export function createFailureHandler(
  context: BatchContext,
  pause: PauseState,
  onItem: (item: RunningItem) => void,
): FailureHandler {
  async function fail(item: RunningItem, failure: ItemFailure): Promise<void> {
    if (item.entry.state === 'queued') {
      await context.journal.append([{ type: 'state', itemId: item.entry.item.id, state: 'failed', failure }]);
      onItem(item);
    }
  }

  function countAttempt(item: RunningItem, key: string): number {
    const attempts = (item.attempts.get(key) ?? 0) + 1;
    item.attempts.set(key, attempts);
    return attempts;
  }

  async function retryLater(
    item: RunningItem,
    key: string,
    failure: ItemFailure,
    told: number | undefined,
  ): Promise<number | undefined> {
    const attempts = countAttempt(item, key);
    if (attempts >= attemptsMax) {
      await fail(item, failure);
      return undefined;
    }
    const backoffMs = Math.min(backoffMsMax, backoffMsMin * 2 ** (attempts - 1));
    return Math.max(told ?? 0, backoffMs * (1 - context.random() / 2));
  }

  async function handle(
    item: RunningItem,
    key: string,
    classified: ClassifiedFailure,
    permit: Permit,
  ): Promise<number | undefined> {
    const { then, failure } = classified;
    switch (then.kind) {
      case 'busy':
        permit.reportCongestion(then.retryAfterMs);
        return undefined;
      case 'offline':
        pause.pause('offline', failure);
        return undefined;
      case 'account':
        pause.pause(then.reason, failure);
        return undefined;
      case 'running_elsewhere':
        if (countAttempt(item, `${key} elsewhere`) < runningElsewhereMax) {
          return then.retryAfterMs;
        }
        await fail(item, failure);
        return undefined;
      case 'transient':
        return retryLater(item, key, failure, then.retryAfterMs);
      case 'final':
        await fail(item, failure);
        return undefined;
    }
  }

  return { fail, handle };
}

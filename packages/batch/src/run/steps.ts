import type { JournalledItem } from '../journal/journal-state.ts';
import type { BatchContext } from './batch-context.ts';
import type { Permit } from './concurrency-limiter.ts';
import type { ItemWork } from './item-work.ts';
import { type NextOutput, type NextRequest, nextStep, type RunningItem } from './running-item.ts';
import type { RunningItems } from './running-items.ts';

export interface Step {
  readonly entry: JournalledItem;
  readonly next: NextRequest | NextOutput;
}

/** Finds what can be begun, and begins it. */
export interface Steps {
  readonly requestsUnderWay: () => number;
  readonly find: () => Step | undefined;
  readonly speak: (entry: JournalledItem, next: NextRequest, permit: Permit) => void;
  readonly finish: (entry: JournalledItem, next: NextOutput) => void;
  /** Lets an item go when a piece of its work has ended. */
  readonly track: (item: RunningItem, work: Promise<unknown>) => void;
}

interface StepsOptions {
  readonly context: BatchContext;
  readonly items: RunningItems;
  readonly work: ItemWork;
  readonly wake: () => void;
  /** Aborted when requests should not wait for their next attempt any more. */
  readonly stopSignal: () => AbortSignal;
}

/** Outputs joined at a time: work of the disk, and of the encoder where there is one. */
const finishersMax = 2;

export function createSteps({ context, items, work, wake, stopSignal }: StepsOptions): Steps {
  const { clock, journal } = context;
  let requestsUnderWay = 0;
  let finishersUnderWay = 0;

  function track(item: RunningItem, ended: Promise<unknown>): void {
    // Whatever fails beyond what is foreseen is a disk that does not take the journal any more.
    void ended
      .then(() => items.settle(item))
      .catch(work.reportBroken)
      .then(wake);
  }

  function find(): Step | undefined {
    for (const entry of journal.state.values()) {
      const begun = items.all.get(entry.item.id);
      if (entry.state !== 'queued' || begun?.isSettling === true || begun?.controller.signal.aborted === true) {
        continue;
      }
      const next = nextStep(entry, begun);
      if (next === 'done') {
        // All was written before a crash, and only the note of it is missing.
        track(items.begin(entry), Promise.resolve());
      } else if (next !== 'wait' && !(next.kind === 'finish' && finishersUnderWay >= finishersMax)) {
        return { entry, next };
      }
    }
    return undefined;
  }

  function speak(entry: JournalledItem, next: NextRequest, permit: Permit): void {
    const item = items.begin(entry);
    requestsUnderWay++;
    item.underWay.add(next.key);
    const spoken = work.speak(item, next, permit).finally(() => {
      permit.release('failed');
      requestsUnderWay--;
    });
    // A request that waits for its next attempt is under way, and not in flight.
    const waited = spoken.then((waitMs) =>
      waitMs === undefined
        ? undefined
        : clock.sleep(waitMs, AbortSignal.any([item.controller.signal, stopSignal()])).catch(() => undefined),
    );
    track(
      item,
      waited.finally(() => item.underWay.delete(next.key)),
    );
  }

  function finish(entry: JournalledItem, next: NextOutput): void {
    const item = items.begin(entry);
    finishersUnderWay++;
    item.finishing.add(next.output);
    const finished = work.finish(item, next).finally(() => {
      finishersUnderWay--;
      item.finishing.delete(next.output);
    });
    track(item, finished);
  }

  return { requestsUnderWay: () => requestsUnderWay, find, speak, finish, track };
}

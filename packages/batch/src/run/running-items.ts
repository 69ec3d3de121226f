import type { JournalledItem } from '../journal/journal-state.ts';
import type { BatchContext } from './batch-context.ts';
import type { BatchEvents } from './batch-events.ts';
import { createRunningItem, nextStep, type RunningItem } from './running-item.ts';

/** The items that work is being done for. */
export interface RunningItems {
  readonly all: ReadonlyMap<string, RunningItem>;
  /** Begins with an item, unless it was begun. */
  readonly begin: (entry: JournalledItem) => RunningItem;
  /** Lets an item go whose last output is written, or that is no longer wanted, once nothing is under way for it. */
  readonly settle: (item: RunningItem) => Promise<void>;
}

interface RunningItemsOptions {
  readonly context: BatchContext;
  readonly events: BatchEvents;
  readonly isStopping: () => boolean;
  /** Notes that all of an item is written. */
  readonly complete: (entry: JournalledItem) => Promise<void>;
}

export function createRunningItems({ context, events, isStopping, complete }: RunningItemsOptions): RunningItems {
  const all = new Map<string, RunningItem>();

  function begin(entry: JournalledItem): RunningItem {
    const id = entry.item.id;
    const begun = all.get(id);
    if (begun !== undefined) {
      return begun;
    }
    const item = createRunningItem(entry, context);
    all.set(id, item);
    events.noteItem(id);
    return item;
  }

  async function settle(item: RunningItem): Promise<void> {
    const { entry, controller } = item;
    if (!isDrained(item)) {
      return;
    }
    item.isSettling = true;
    try {
      if (entry.state === 'queued' && nextStep(entry, item) === 'done') {
        await complete(entry);
      }
    } finally {
      item.isSettling = false;
      // Also when the note could not be written: what stops must not wait for a disk.
      if (entry.state !== 'queued' || isStopping() || controller.signal.aborted) {
        all.delete(entry.item.id);
        events.noteItem(entry.item.id);
      }
    }
  }

  return { all, begin, settle };
}

/** Tells whether nothing is under way for an item. */
export function isDrained({ underWay, finishing, isSettling }: RunningItem): boolean {
  return underWay.size === 0 && finishing.size === 0 && !isSettling;
}

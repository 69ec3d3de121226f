import type { JournalRecord } from '../journal/journal-record.ts';
import type { BatchPlan } from '../plan/batch-plan.ts';
import type { BatchContext, BatchOptions } from './batch-context.ts';
import type { Batch, ItemView } from './batch.ts';
import { systemClock } from './clock.ts';
import { createBatchEvents } from './batch-events.ts';
import { removeParts } from './finish-output.ts';
import { toView } from './item-view.ts';
import { findLostParts } from './find-lost-parts.ts';
import { createScheduler } from './scheduler.ts';

/**
 * Creates a batch over a journal: speaks its queued items, with as many requests at a time as the limiter admits, and
 * writes each file once. Work that was done before, in this process or in one that was killed, is not repeated.
 */
export function createBatch(options: BatchOptions): Batch {
  const context: BatchContext = {
    ...options,
    clock: options.clock ?? systemClock,
    random: options.random ?? Math.random,
  };
  const { journal } = context;
  const events = createBatchEvents(context);
  const scheduler = createScheduler(context, events);

  function idsIn(ids: readonly string[], states: readonly ItemView['state'][]): string[] {
    return ids.filter((id) => {
      const entry = journal.state.get(id);
      return entry !== undefined && states.includes(toView(entry, scheduler.isRunning(id)).state);
    });
  }

  async function add(plan: BatchPlan): Promise<void> {
    await journal.append(plan.items.map((item): JournalRecord => ({ type: 'item', item })));
    plan.items.forEach(({ id }) => events.noteItem(id));
    scheduler.wake();
  }

  async function cancel(ids: readonly string[] | 'all'): Promise<void> {
    const chosen = idsIn(ids === 'all' ? [...journal.state.keys()] : ids, ['queued', 'running']);
    await journal.append(chosen.map((itemId): JournalRecord => ({ type: 'state', itemId, state: 'cancelled' })));
    chosen.forEach((id) => {
      scheduler.abandon(id);
      events.noteItem(id);
    });
    scheduler.wake();
  }

  async function retry(ids: readonly string[] | 'failed'): Promise<void> {
    const states = ids === 'failed' ? (['failed'] as const) : (['failed', 'cancelled'] as const);
    const chosen = idsIn(ids === 'failed' ? [...journal.state.keys()] : ids, states);
    const lost = await findLostParts(context, chosen);
    await journal.append([
      ...lost,
      ...chosen.map((itemId): JournalRecord => ({ type: 'state', itemId, state: 'queued' })),
    ]);
    chosen.forEach((id) => events.noteItem(id));
    scheduler.wake();
  }

  async function forget(ids: readonly string[]): Promise<void> {
    const chosen = ids.filter((id) => journal.state.has(id));
    await cancel(chosen);
    for (const entry of chosen.flatMap((id) => journal.state.get(id) ?? [])) {
      await removeParts(context, entry);
    }
    await journal.append([{ type: 'forgotten', itemIds: chosen }]);
    scheduler.wake();
  }

  const clear = (states: readonly ('done' | 'failed' | 'cancelled' | 'skipped')[]): Promise<void> =>
    forget(idsIn([...journal.state.keys()], states));

  return {
    run: scheduler.run,
    pause: () => scheduler.pause.pause('user'),
    resume: () => scheduler.pause.resume(),
    stop: scheduler.stop,
    cancel,
    retry,
    async reorder(id, before) {
      await journal.append([{ type: 'order', itemId: id, before }]);
      scheduler.wake();
    },
    add,
    clear,
    forget,
    items: () => [...journal.state.values()].map((entry) => toView(entry, scheduler.isRunning(entry.item.id))),
    plannedItem: (id) => journal.state.get(id)?.item,
    progress: scheduler.progress,
    subscribe: events.subscribe,
  };
}

import type { Batch, ItemView } from '@rakhim/batch';
import type { BatchChange, BatchJob, BatchRun, BatchView } from '@rakhim/contract/desktop';
import { displayName } from '../files/file-grants.ts';
import type { BatchQueue } from './batch-queue.ts';
import { createThrottle } from './throttle.ts';

/** At most ten changes a second reach the page. */
const intervalMs = 100;

export interface QueueView {
  /** All there is, and the revision that later changes follow. */
  readonly read: () => BatchView;
  /** Items were added, removed or moved. */
  readonly rearranged: () => void;
  readonly close: () => void;
}

interface ViewDependencies {
  readonly batch: Batch;
  readonly isRunning: () => boolean;
  readonly isReplaced: BatchQueue['isReplaced'];
  readonly onChange: (change: BatchChange) => void;
}

/** Creates the view of a batch that the page gets: a whole snapshot once, then changes. */
export function createQueueView({ batch, isRunning, isReplaced, onChange }: ViewDependencies): QueueView {
  let revision = 0;
  let known: readonly string[] = [];
  let isRearranged = true;
  const changed = new Set<string>();

  const shownItems = (): ItemView[] => batch.items().filter(({ id }) => !isReplaced(id));

  function readRun(): BatchRun {
    const { characters, charactersDone, itemsByState, inFlight, limit, etaMs, remaining, pause } = batch.progress();
    const state = pause ? 'paused' : isRunning() ? 'running' : 'idle';
    return {
      state,
      ...(pause && { reason: pause }),
      characters,
      spokenCharacters: charactersDone,
      counts: { ...itemsByState },
      ...(etaMs !== undefined && { remainingSeconds: etaMs / 1000 }),
      inFlight,
      concurrency: limit,
      ...(remaining !== undefined && { remaining }),
    };
  }

  function takeChange(): BatchChange {
    revision += 1;
    const items = shownItems();
    const before = new Set(known);
    const jobs = items.filter(({ id }) => changed.has(id) || !before.has(id)).map((item) => presentJob(item, batch));
    changed.clear();
    if (!isRearranged) {
      return { revision, jobs, removed: [], run: readRun() };
    }
    isRearranged = false;
    const order = items.map(({ id }) => id);
    const now = new Set(order);
    const removed = known.filter((id) => !now.has(id));
    known = order;
    return { revision, jobs, removed, order, run: readRun() };
  }

  const throttle = createThrottle(intervalMs, () => onChange(takeChange()));
  const unsubscribe = batch.subscribe((event) => {
    if (event.type === 'item') {
      changed.add(event.item.id);
    }
    throttle.ask();
  });

  return {
    read() {
      const items = shownItems();
      known = items.map(({ id }) => id);
      isRearranged = false;
      changed.clear();
      return { revision, jobs: items.map((item) => presentJob(item, batch)), run: readRun() };
    },
    rearranged() {
      isRearranged = true;
      throttle.ask();
    },
    close() {
      unsubscribe();
      throttle.stop();
    },
  };
}

/** An item as the page may see it: names, no paths. */
function presentJob(
  { id, name, state, characters, charactersDone, written, failure, problem, warnings }: ItemView,
  batch: Batch,
): BatchJob {
  const planned = batch.plannedItem(id);
  const code = failure?.code ?? problem;
  const format = planned?.settings.format ?? 'mp3';
  return {
    id,
    name: displayName(name),
    state,
    characters,
    spokenCharacters: Math.min(charactersDone, characters),
    voice: planned?.settings.voice ?? 'male1',
    format: format === 'm4b' ? 'mp3' : format,
    outputs: written.length,
    ...(code !== undefined && {
      failure: { code: code.slice(0, 64), ...(failure?.requestId && { requestId: failure.requestId.slice(0, 200) }) },
    }),
    warnings: warnings.length + (planned?.warnings.length ?? 0),
  };
}

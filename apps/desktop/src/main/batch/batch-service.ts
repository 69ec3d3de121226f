import {
  type Batch,
  type BatchReport,
  createBatch,
  createConcurrencyLimiter,
  createNodeStore,
  openJournal,
  type Speak,
} from '@rakhim/batch';
import type { BatchChange } from '@rakhim/contract/desktop';
import { type BatchQueue, createBatchQueue } from './batch-queue.ts';
import type { PlanFiles } from './plan-thread.ts';
import { createQueueView, type QueueView } from './queue-view.ts';

/** Requests in flight until the service has said how many the plan allows. */
const firstConcurrency = 2;
/** The time that requests in flight get to finish when the app quits. */
const endingMs = 10_000;

export interface BatchService extends Pick<QueueView, 'read'> {
  readonly queue: BatchQueue;
  readonly batch: Pick<Batch, 'items' | 'plannedItem' | 'progress'>;
  /** Begins, or goes on. Returns at once. */
  readonly start: () => void;
  readonly pause: () => void;
  /** False while it is paused. */
  readonly isRunning: () => boolean;
  /** Ends for this run of the app; what is left is in the journal. */
  readonly close: () => Promise<void>;
}

interface ServiceDependencies {
  /** The journal's own file. */
  readonly journalPath: string;
  readonly planFiles: PlanFiles;
  readonly speak: Speak;
  readonly onChange: (change: BatchChange) => void;
  readonly onEnd: (report: BatchReport) => void;
  readonly onError: (error: unknown) => void;
}

/** The batch of this machine: one queue, one concurrency limiter, one journal. */
export async function openBatchService({
  journalPath,
  planFiles,
  speak,
  onChange,
  onEnd,
  onError,
}: ServiceDependencies): Promise<BatchService> {
  const store = createNodeStore();
  const journal = await openJournal({ store, path: journalPath });
  const batch = createBatch({ journal, store, speak, limiter: createConcurrencyLimiter({ cap: firstConcurrency }) });
  let run: Promise<void> | undefined;
  const isRunning = (): boolean => run !== undefined && batch.progress().pause === undefined;
  const queue = createBatchQueue({ batch, store, planFiles, onRearranged: () => view.rearranged() });
  const view = createQueueView({ batch, isRunning, isReplaced: queue.isReplaced, onChange });

  return {
    queue,
    batch,
    isRunning,
    read: view.read,
    start() {
      if (run) {
        batch.resume();
        return;
      }
      run = batch
        .run()
        .then(onEnd, onError)
        .finally(() => {
          run = undefined;
          view.rearranged();
        });
      view.rearranged();
    },
    pause: () => batch.pause(),
    async close() {
      const slow = setTimeout(() => void batch.stop('abort'), endingMs);
      try {
        await batch.stop('finish');
      } finally {
        clearTimeout(slow);
      }
      await run;
      view.close();
      await journal.close();
    },
  };
}

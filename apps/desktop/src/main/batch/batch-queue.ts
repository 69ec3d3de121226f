import type { Batch, BatchFile, BatchPlan, BatchSettings, BatchStore, PlannedItem } from '@rakhim/batch';
import { type DesktopRequest, type JobChoice, queueLimits } from '@rakhim/contract/desktop';
import pLimit from 'p-limit';
import { DesktopFailure } from '../ipc/desktop-failure.ts';
import { type DocumentPreview, previewDocument } from './preview-document.ts';
import type { PlanFiles } from './plan-thread.ts';
import { replan } from './replan.ts';

export interface BatchQueue {
  readonly add: (files: readonly BatchFile[], settings: BatchSettings) => Promise<number>;
  /** Replans the files that have not started; each keeps its place. */
  readonly configure: (jobs: JobChoice, settings: BatchSettings, encoding?: BatchFile['encoding']) => Promise<number>;
  readonly cancel: (jobs: JobChoice) => Promise<void>;
  readonly retry: (jobs: JobChoice) => Promise<void>;
  readonly move: (job: string, before: string | undefined) => Promise<void>;
  readonly clear: (jobs: JobChoice | 'finished') => Promise<void>;
  readonly preview: (request: DesktopRequest<'files.preview'>) => Promise<DocumentPreview>;
  /** Items that are being replanned under another id, and are hidden until then. */
  readonly isReplaced: (id: string) => boolean;
  readonly find: (id: string) => PlannedItem;
}

interface QueueDependencies {
  readonly batch: Batch;
  readonly store: BatchStore;
  readonly planFiles: PlanFiles;
  /** Called when items were added, removed or moved. */
  readonly onRearranged: () => void;
}

const finished = ['done', 'failed', 'cancelled', 'skipped'] as const;

/** Creates the operations on the files of a batch, before and while they are spoken. */
export function createBatchQueue({ batch, store, planFiles, onRearranged }: QueueDependencies): BatchQueue {
  const replaced = new Set<string>();
  /** One plan is made after the other: each gives away only what those before have left. */
  const inTurn = pLimit(1);
  const shown = () => batch.items().filter(({ id }) => !replaced.has(id));
  const chosen = (jobs: JobChoice) => shown().filter(({ id }) => jobs === 'all' || jobs.includes(id));

  function plan(files: readonly BatchFile[], settings: BatchSettings): Promise<BatchPlan> {
    const takenPaths = shown().flatMap(({ id }) => batch.plannedItem(id)?.outputs.map(({ path }) => path) ?? []);
    return planFiles(files, { settings, takenPaths, formats: ['mp3', 'wav', 'ogg'] });
  }

  function find(id: string): PlannedItem {
    const item = replaced.has(id) ? undefined : batch.plannedItem(id);
    if (!item) {
      throw new DesktopFailure('not_there');
    }
    return item;
  }

  return {
    find,
    isReplaced: (id) => replaced.has(id),

    add: (files, settings) =>
      inTurn(async () => {
        if (shown().length + files.length > queueLimits.jobsMax) {
          throw new DesktopFailure('queue_full');
        }
        const planned = await plan(files, settings);
        await batch.add(planned);
        onRearranged();
        return planned.items.length;
      }),

    configure: (jobs, settings, encoding) =>
      inTurn(async () => {
        const order = shown().map(({ id }) => id);
        const old = chosen(jobs)
          .filter(({ state }) => state !== 'running' && state !== 'done')
          .map(({ id }) => find(id));
        if (old.length > 0) {
          old.forEach(({ id }) => replaced.add(id));
          try {
            await replan({ batch, old, order, plan: (files) => plan(files, settings), encoding });
          } finally {
            old.forEach(({ id }) => replaced.delete(id));
            onRearranged();
          }
        }
        return old.length;
      }),

    async cancel(jobs) {
      await batch.cancel(jobs === 'all' ? 'all' : [...jobs]);
      onRearranged();
    },

    async retry(jobs) {
      const again = chosen(jobs).filter(({ state }) => state === 'failed' || (jobs !== 'all' && state === 'cancelled'));
      await batch.retry(again.map(({ id }) => id));
      onRearranged();
    },

    async move(job, before) {
      find(job);
      await batch.reorder(job, before ?? null);
      onRearranged();
    },

    async clear(jobs) {
      await (jobs === 'finished' ? batch.clear(finished) : batch.forget(chosen(jobs).map(({ id }) => id)));
      onRearranged();
    },

    preview: ({ id, encoding }) => previewDocument(store, find(id).source, encoding),
  };
}

import { Worker } from 'node:worker_threads';
import type { BatchFile, BatchPlan, PlanOptions } from '@nabra/batch';

/** What a thread that plans is begun with. */
export interface PlanTask {
  readonly files: readonly BatchFile[];
  readonly options: Pick<PlanOptions, 'settings' | 'takenPaths' | 'formats'>;
}

/** Makes a plan of files; see `planBatch`. */
export type PlanFiles = (files: PlanTask['files'], options: PlanTask['options']) => Promise<BatchPlan>;

/**
 * Plans each batch in a thread of its own, which ends with it: neither five thousand files nor a single large one then keep the window waiting, and what
 * they took of memory is given back.
 *
 * @param script the built `plan-worker.ts`
 */
export function planInThread(script: string): PlanFiles {
  return (files, options) =>
    new Promise((resolve, reject) => {
      const worker = new Worker(script, { workerData: { files, options } satisfies PlanTask });
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`The thread that plans ended with ${code} and no plan.`)));
    });
}

import { Worker } from 'node:worker_threads';
import type { BatchFile, BatchPlan, PlanOptions } from '@rakhim/batch';

/** The input of the planning thread. */
export interface PlanTask {
  readonly files: readonly BatchFile[];
  readonly options: Pick<PlanOptions, 'settings' | 'takenPaths' | 'formats'>;
}

/** The messages of the planning thread: its code is loaded, and then the plan. */
export type PlanMessage = 'begun' | BatchPlan;

/** Makes a plan of files; see `planBatch`. */
export type PlanFiles = (files: PlanTask['files'], options: PlanTask['options']) => Promise<BatchPlan>;

/**
 * Plans each batch in a thread of its own, which ends with it: neither five thousand files nor a single large one then
 * keep the window waiting, and what they took of memory is given back.
 *
 * @param script the built `plan-worker.ts`
 * @param planHere takes over where no such thread can be started, and only there: a file that crashes the thread would
 *   crash this process, too.
 */
export function planInThread(script: string, planHere: PlanFiles): PlanFiles {
  return (files, options) =>
    new Promise((resolve, reject) => {
      const worker = new Worker(script, { workerData: { files, options } satisfies PlanTask });
      let hasBegun = false;
      let failure: unknown;
      worker.on('message', (message: PlanMessage) => {
        if (message === 'begun') {
          hasBegun = true;
        } else {
          resolve(message);
        }
      });
      worker.once('error', (error) => {
        failure = error;
      });
      worker.once('exit', (code) => {
        if (hasBegun) {
          reject(new Error(`The thread that plans ended with ${code} and no plan.`, { cause: failure }));
        } else {
          resolve(planHere(files, options));
        }
      });
    });
}

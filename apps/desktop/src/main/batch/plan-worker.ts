import { parentPort, workerData } from 'node:worker_threads';
import { createBlockingStore, planBatch } from '@nabra/batch';
import type { PlanTask } from './plan-thread.ts';

const { files, options } = workerData as PlanTask;
parentPort?.postMessage(await planBatch(files, { ...options, store: createBlockingStore() }));

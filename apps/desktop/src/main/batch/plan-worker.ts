import { parentPort, workerData } from 'node:worker_threads';
import { createBlockingStore, planBatch } from '@rakhim/batch';
import type { PlanMessage, PlanTask } from './plan-thread.ts';

const say = (message: PlanMessage): void => parentPort?.postMessage(message);

const { files, options } = workerData as PlanTask;
say('begun');
say(await planBatch(files, { ...options, store: createBlockingStore() }));

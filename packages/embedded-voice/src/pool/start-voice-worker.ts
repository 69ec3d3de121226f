import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { WorkerData } from '../worker/messages.ts';

/**
 * A thread's own JavaScript objects; sound and the engine live outside that heap. A text that needs more ends its
 * thread, not the process. The young generation is small because every block of sound leaves arrays behind whose memory
 * only comes back when it is swept: 60 MB less, and no slower.
 */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 4 } as const;

export type StartWorker = (workerData: WorkerData) => Worker;

/** Starts a thread that speaks. */
export function startVoiceWorker(workerData: WorkerData): Worker {
  const extension = extname(import.meta.filename);
  return new Worker(new URL(`../worker/voice-worker${extension}`, import.meta.url), {
    name: 'rakhim-voice',
    workerData,
    execArgv: extension === '.ts' ? ['--conditions=@rakhim/source'] : [],
    resourceLimits,
  });
}

import { Worker } from 'node:worker_threads';
import { speechFailed } from '../failures.ts';
import type { EncodingAnswer, EncodingTask } from './encoding-messages.ts';

export interface EncodingThread {
  readonly isAlive: boolean;
  /** Sends a task and waits for its answer. @throws `speech_engine_failed` when the task fails, the thread dies or does not answer in time. */
  ask(task: EncodingTask): Promise<EncodingAnswer>;
  /** Sends a task that has no answer. */
  tell(task: EncodingTask): void;
  stop(): Promise<void>;
}

interface Waiting {
  readonly resolve: (answer: EncodingAnswer) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** A block of under a second of sound takes some 20 ms; a thread that is silent for this long hangs. */
const answerMsMax = 10_000;

/** Blocks live for a moment: a small nursery gives their memory back early. */
const resourceLimits = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 128 };

/** A worker thread that encodes. The process may end while it is idle. */
export function createEncodingThread(): EncodingThread {
  const worker = new Worker(new URL('encoding-worker.ts', import.meta.url), {
    execArgv: ['--conditions=@nabra/source'],
    resourceLimits,
  });
  const waiting = new Map<number, Waiting>();
  let isAlive = true;

  function die(cause: Error): void {
    isAlive = false;
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(speechFailed(cause));
    }
    waiting.clear();
  }

  worker.unref();
  worker.on('message', (answer: EncodingAnswer) => {
    const asked = waiting.get(answer.session);
    waiting.delete(answer.session);
    clearTimeout(asked?.timer);
    if (answer.type === 'failed') {
      asked?.reject(speechFailed(new Error(answer.message)));
    } else {
      asked?.resolve(answer);
    }
  });
  worker.on('error', die);
  worker.on('exit', (code) => die(new Error(`The encoding thread ended with code ${code}.`)));

  return {
    get isAlive() {
      return isAlive;
    },
    ask(task) {
      const { promise, resolve, reject } = Promise.withResolvers<EncodingAnswer>();
      if (!isAlive) {
        reject(speechFailed(new Error('The encoding thread has ended.')));
        return promise;
      }
      const timer = setTimeout(() => {
        die(new Error('The encoding thread does not answer.'));
        void worker.terminate();
      }, answerMsMax);
      waiting.set(task.session, { resolve, reject, timer });
      worker.postMessage(task, task.type === 'push' ? [task.samples.buffer] : []);
      return promise;
    },
    tell(task) {
      worker.postMessage(task);
    },
    async stop() {
      await worker.terminate();
    },
  };
}

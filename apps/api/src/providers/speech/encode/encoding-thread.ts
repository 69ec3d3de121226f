import { Worker } from 'node:worker_threads';
import { createPendingRequests } from '../pending-requests.ts';
import { speechFailed } from '../failures.ts';
import type { EncodingAnswer, EncodingTask } from './encoding-messages.ts';

export interface EncodingThread {
  readonly isAlive: boolean;
  /**
   * Sends a task and waits for its answer. @throws `speech_engine_failed` when the task fails, the thread dies or does
   * not answer in time.
   */
  ask(task: EncodingTask): Promise<EncodingAnswer>;
  /** Sends a task that has no answer. */
  tell(task: EncodingTask): void;
  stop(): Promise<void>;
}

/**
 * A block of under a second of sound takes some 20 ms; a thread that owes answers and gives none for this long hangs.
 */
const usualSilenceMsMax = 10_000;
/**
 * Until its first answer it is being started, which a machine with much else to do takes long for. Ending it would only
 * have another one start.
 */
const startMsMax = 60_000;

/** Blocks live for a moment: a small nursery gives their memory back early. */
const resourceLimits = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 128 };

/** A worker thread that encodes. The process may end while it is idle. */
export function createEncodingThread(silenceMsMax = usualSilenceMsMax): EncodingThread {
  const worker = new Worker(new URL('encoding-worker.ts', import.meta.url), {
    execArgv: ['--conditions=@rakhim/source'],
    resourceLimits,
  });
  let isStarted = false;
  let isAlive = true;
  const pending = createPendingRequests<EncodingAnswer>(
    () => (isStarted ? silenceMsMax : startMsMax),
    () => {
      die(new Error('The encoding thread does not answer.'));
      void worker.terminate();
    },
  );

  function die(cause: Error): void {
    isAlive = false;
    pending.fail(speechFailed(cause));
  }

  worker.unref();
  worker.on('message', (answer: EncodingAnswer) => {
    isStarted = true;
    if (answer.type === 'failed') {
      pending.reject(answer.session, speechFailed(new Error(answer.message)));
    } else {
      pending.resolve(answer.session, answer);
    }
  });
  worker.on('error', die);
  worker.on('exit', (code) => die(new Error(`The encoding thread ended with code ${code}.`)));

  return {
    get isAlive() {
      return isAlive;
    },
    async ask(task) {
      if (!isAlive) {
        throw speechFailed(new Error('The encoding thread has ended.'));
      }
      const answer = pending.wait(task.session);
      worker.postMessage(task, task.type === 'push' ? [task.samples.buffer] : []);
      return answer;
    },
    tell(task) {
      worker.postMessage(task);
    },
    async stop() {
      await worker.terminate();
    },
  };
}

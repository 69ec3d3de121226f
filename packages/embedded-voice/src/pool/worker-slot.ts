import type { FromWorker, ToWorker } from '../worker/messages.ts';
import type { Job } from './job.ts';
import { createWorkerHost, type WorkerExit, type WorkerHostOptions } from './worker-host.ts';

const restartDelayMs = { first: 100, max: 10_000 } as const;

export interface WorkerSlotOptions extends Pick<WorkerHostOptions, 'startWorker' | 'engine' | 'hangTimeoutMs'> {
  readonly onMessage: (slot: WorkerSlot, message: FromWorker) => void;
  /** The thread is gone and these were its utterances; a new thread is on its way. */
  readonly onLost: (jobs: readonly Job[], exit: WorkerExit) => void;
}

/** A place that always has a thread, whatever happens to the one before. */
export interface WorkerSlot {
  /** The utterances that the thread has open, by id. */
  readonly jobs: Map<number, Job>;
  readonly isReady: boolean;
  /** Settles when the first thread is ready, or has died before it was. */
  readonly firstReady: Promise<void>;
  /** How many threads have been lost. */
  readonly lostCount: number;
  send(message: ToWorker): void;
  stop(): Promise<void>;
}

export function createWorkerSlot({ onMessage, onLost, ...hostOptions }: WorkerSlotOptions): WorkerSlot {
  const jobs = new Map<number, Job>();
  const firstReady = Promise.withResolvers<void>();
  // Whoever does not ask need not handle it.
  firstReady.promise.catch(() => undefined);
  let failedStarts = 0;
  let lostCount = 0;
  let isStopped = false;
  let restart: NodeJS.Timeout | undefined;
  let host = startHost();

  const slot: WorkerSlot = {
    jobs,
    firstReady: firstReady.promise,
    get isReady() {
      return restart === undefined && host.isReady;
    },
    get lostCount() {
      return lostCount;
    },
    send(message) {
      host.send(message);
    },
    async stop() {
      isStopped = true;
      clearTimeout(restart);
      await host.stop();
    },
  };
  return slot;

  function startHost(): ReturnType<typeof createWorkerHost> {
    return createWorkerHost({
      ...hostOptions,
      onMessage(message) {
        if (message.type === 'ready') {
          failedStarts = 0;
          firstReady.resolve();
        }
        onMessage(slot, message);
      },
      onExit: replace,
    });
  }

  /** At once after a thread that had worked; ever more slowly while threads die before they are ready. */
  function replace(exit: WorkerExit): void {
    if (isStopped) {
      return;
    }
    lostCount += 1;
    failedStarts = exit.wasReady ? 0 : failedStarts + 1;
    firstReady.reject(new Error(`A voice thread could not start: ${exit.reason}`));
    const lost = [...jobs.values()];
    jobs.clear();
    restart = setTimeout(
      () => {
        restart = undefined;
        host = startHost();
      },
      failedStarts === 0 ? 0 : Math.min(restartDelayMs.first * 2 ** failedStarts, restartDelayMs.max),
    );
    onLost(lost, exit);
  }
}

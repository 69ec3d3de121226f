import type { Worker } from 'node:worker_threads';
import type { EngineName } from '../types.ts';
import type { FromWorker, ToWorker } from '../worker/messages.ts';
import { openWorkerStatus } from '../worker/worker-status.ts';
import type { StartWorker } from './start-voice-worker.ts';

/**
 * How often a silent thread is asked within its time before it counts as hung, so that a pause of the whole machine is
 * not held against it.
 */
const checksBeforeHung = 4;
/** A thread that is still loading cannot answer; on a busy machine that can take seconds. */
const startTimeoutMs = 60_000;

export interface WorkerHostOptions {
  readonly startWorker: StartWorker;
  /** What the thread speaks with. */
  readonly engine: EngineName;
  /** Without a sign of life for this long, a thread is ended. */
  readonly hangTimeoutMs: number;
  readonly onMessage: (message: FromWorker) => void;
  /** The thread is gone, for whatever reason. */
  readonly onExit: (exit: WorkerExit) => void;
}

export interface WorkerExit {
  readonly wasReady: boolean;
  /** The utterance that the thread was at. */
  readonly current: number | undefined;
  readonly reason: string;
}

/** One thread, watched from outside. */
export interface WorkerHost {
  readonly isReady: boolean;
  send(message: ToWorker): void;
  stop(): Promise<void>;
}

/**
 * Starts a thread and watches it until it is gone: it must keep showing that it is alive, while it works and while it
 * waits.
 */
export function createWorkerHost({
  startWorker,
  engine,
  hangTimeoutMs,
  onMessage,
  onExit,
}: WorkerHostOptions): WorkerHost {
  const status = openWorkerStatus();
  const worker = startWorker({ status: status.buffer, engine });
  const checkIntervalMs = hangTimeoutMs / checksBeforeHung;
  const watch = setInterval(checkHeartbeat, checkIntervalMs).unref();
  let isReady = false;
  let reason: string | undefined;
  let lastHeartbeat = -1;
  let silentMs = 0;

  function checkHeartbeat(): void {
    const heartbeat = status.heartbeat();
    silentMs = heartbeat === lastHeartbeat ? silentMs + checkIntervalMs : 0;
    lastHeartbeat = heartbeat;
    if (silentMs >= (isReady ? hangTimeoutMs : Math.max(hangTimeoutMs, startTimeoutMs))) {
      reason = 'The thread hung.';
      void worker.terminate();
    } else {
      send(worker, { type: 'ping' });
    }
  }

  worker.on('message', (message: FromWorker) => {
    isReady ||= message.type === 'ready';
    onMessage(message);
  });
  worker.on('error', (error: Error) => {
    reason = error.message;
  });
  worker.once('exit', (code) => {
    clearInterval(watch);
    onExit({
      wasReady: isReady,
      current: status.current(),
      reason: reason ?? `The thread ended by itself, with code ${code}.`,
    });
  });

  return {
    get isReady() {
      return isReady;
    },
    send(message) {
      send(worker, message);
    },
    async stop() {
      clearInterval(watch);
      await worker.terminate();
    },
  };
}

function send(worker: Worker, message: ToWorker): void {
  worker.postMessage(message);
}

import { type ChildProcess, fork } from 'node:child_process';
import { createPendingRequests } from '../pending-requests.ts';
import { speechFailed } from '../failures.ts';
import type { ClauseAnswer, FromModel, ModelRequest, ToModel } from './model-messages.ts';
import type { ModelSpec } from './model-spec.ts';

export interface ModelProcessOptions {
  /** Threads of the processor for one clause. */
  readonly threads: number;
  /** How long a model may take to be loaded. */
  readonly loadMsMax: number;
  /** How long the process may be silent while it owes an answer, before it counts as hung. */
  readonly silenceMsMax: number;
}

/** One text on its way through the model. */
export interface ModelUtterance {
  /**
   * Asks for the next clause; nothing is spoken that was not asked for. One at a time. @throws `speech_engine_failed`
   * when the process ends.
   */
  next(): Promise<ClauseAnswer>;
  /** May be called at any time and more than once. The clause that is being spoken is spoken to its end. */
  close(): void;
}

export interface ModelProcess {
  readonly pid: number | undefined;
  readonly isReady: boolean;
  /** The most that it has held, as far as it has said so, in MiB; 0 before that. */
  readonly memoryPeakMb: number;
  /**
   * @returns the rate of the samples in hertz when the model is loaded. @throws `speech_engine_failed` when it cannot
   *   be.
   */
  readonly loaded: Promise<number>;
  /** Why it ended. */
  readonly ended: Promise<Error>;
  open(request: ModelRequest): ModelUtterance;
  stop(): Promise<void>;
}

const reasonMax = 300;

/**
 * glibc gives large blocks back at once. Otherwise the sounds of a model, some megabytes each, leave holes behind, and
 * the process grows by a hundred megabytes in as many phrases.
 */
const memorySettings = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144' };

/**
 * Starts a process that loads a model and speaks with it, until either ends. It is given no secret: its
 * environment says how memory is managed, and nothing else.
 */
export function startModelProcess(
  spec: ModelSpec,
  { threads, loadMsMax, silenceMsMax }: ModelProcessOptions,
): ModelProcess {
  const child = forkWorker();
  const loaded = Promise.withResolvers<number>();
  const ended = Promise.withResolvers<Error>();
  const exited = Promise.withResolvers<void>();
  const pending = createPendingRequests<ClauseAnswer>(
    () => silenceMsMax,
    () => end(new Error('The model does not answer.')),
  );
  const loadTimer = setTimeout(() => end(new Error('The model took too long to load.')), loadMsMax);
  let isReady = false;
  let endCause: Error | undefined;
  let opened = 0;
  let memoryPeakMb = 0;
  // Whoever waits is told; nobody has to.
  loaded.promise.catch(() => undefined);

  function end(cause: Error): void {
    isReady = false;
    endCause ??= cause;
    clearTimeout(loadTimer);
    child.kill('SIGKILL');
    // First, so that whoever tries again after a failure finds the next process.
    ended.resolve(cause);
    loaded.reject(speechFailed(cause));
    pending.fail(speechFailed(cause));
  }

  function tell(message: ToModel): void {
    // A process that has gone is noticed when it ends.
    child.send(message, () => undefined);
  }

  function hear(message: FromModel): void {
    switch (message.type) {
      case 'unusable':
        end(new Error(`The model cannot be loaded: ${message.reason.slice(0, reasonMax)}`));
        break;
      case 'ready':
        clearTimeout(loadTimer);
        isReady = true;
        memoryPeakMb = message.memoryPeakMb;
        loaded.resolve(message.sampleRate);
        break;
      default:
        memoryPeakMb = message.memoryPeakMb ?? memoryPeakMb;
        pending.resolve(message.id, message);
    }
  }

  child.on('message', hear);
  child.on('error', end);
  child.on('exit', (code, signal) => end(new Error(`The model's process ended with ${signal ?? `code ${code}`}.`)));
  child.on('close', exited.resolve);
  tell({ type: 'load', spec, threads });

  return {
    pid: child.pid,
    get isReady() {
      return isReady;
    },
    get memoryPeakMb() {
      return memoryPeakMb;
    },
    loaded: loaded.promise,
    ended: ended.promise,
    open(request) {
      opened += 1;
      const id = opened;
      tell({ type: 'open', id, request });
      return {
        async next() {
          if (endCause) {
            throw speechFailed(endCause);
          }
          const answer = pending.wait(id);
          tell({ type: 'next', id });
          return answer;
        },
        close: () => tell({ type: 'close', id }),
      };
    },
    async stop() {
      end(new Error("The model's process was stopped."));
      await exited.promise;
    },
  };
}

function forkWorker(): ChildProcess {
  return fork(new URL('model-worker.ts', import.meta.url), {
    execArgv: ['--conditions=@rakhim/source', '--disable-warning=ExperimentalWarning'],
    env: memorySettings,
    serialization: 'advanced',
    // The library writes what it fails to speak, which is somebody's text, where its errors go.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

import { setTimeout as sleep } from 'node:timers/promises';
import { backOffMs } from '#src/back-off.ts';
import { speechFailed } from '../failures.ts';
import { type ModelProcess, type ModelProcessOptions, startModelProcess } from './model-process.ts';
import type { ModelSpec } from './model-spec.ts';

/** A model whose process is started again when it ends. */
export interface SupervisedModel {
  readonly isReady: boolean;
  /** The id of the running process; absent while none runs. */
  readonly pid: number | undefined;
  /**
   * @returns the process when its model is loaded. @throws `speech_engine_failed` when it cannot be loaded, at once in
   *   the pause after that.
   */
  get(): Promise<ModelProcess>;
  close(): Promise<void>;
}

/** The longest pause after a model that could not be loaded. */
const pauseMsMax = 60_000;

/**
 * Starts a model's process, and starts it again when it ends: at once when the model had been loaded, else after a
 * pause that grows.
 */
export function superviseModel(spec: ModelSpec, options: ModelProcessOptions): SupervisedModel {
  const closing = new AbortController();
  let current: ModelProcess | undefined;
  let lastCause = new Error('The model has not been started.');

  async function run(): Promise<void> {
    let loadFailures = 0;
    while (!closing.signal.aborted) {
      current = startModelProcess(spec, options);
      loadFailures = (await isLoaded(current)) ? 0 : loadFailures + 1;
      lastCause = await current.ended;
      if (loadFailures > 0) {
        current = undefined;
        await sleep(backOffMs(loadFailures, pauseMsMax), undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  }

  void run();
  return {
    get isReady() {
      return current?.isReady ?? false;
    },
    get pid() {
      return current?.pid;
    },
    async get() {
      const running = current;
      if (!running) {
        throw speechFailed(lastCause);
      }
      await running.loaded;
      return running;
    },
    async close() {
      closing.abort();
      await current?.stop();
    },
  };
}

function isLoaded({ loaded }: ModelProcess): Promise<boolean> {
  return loaded.then(
    () => true,
    () => false,
  );
}

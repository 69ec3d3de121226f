import { setTimeout as sleep } from 'node:timers/promises';
import { speechFailed } from '../failures.ts';
import type { ModelFiles } from './model-folder.ts';
import { type ModelProcess, type ModelProcessOptions, startModelProcess } from './model-process.ts';

/** A model that is there again after its process has ended. */
export interface KeptModel {
  readonly isReady: boolean;
  /** Of the process that is running, if one is. */
  readonly pid: number | undefined;
  /**
   * @returns the process when its model is loaded. @throws `speech_engine_failed` when it cannot be loaded, at once in
   *   the pause after that.
   */
  get(): Promise<ModelProcess>;
  close(): Promise<void>;
}

/** After a model that could not be loaded; doubled each time. */
const pauseMsMin = 1_000;
const pauseMsMax = 60_000;

/**
 * Starts a model's process, and starts it again when it ends: at once when the model had been loaded, else after a
 * pause that grows.
 */
export function keepModel(files: ModelFiles, options: ModelProcessOptions): KeptModel {
  const closing = new AbortController();
  let current: ModelProcess | undefined;
  let lastCause = new Error('The model has not been started.');

  async function run(): Promise<void> {
    let loadFailures = 0;
    while (!closing.signal.aborted) {
      current = startModelProcess(files, options);
      loadFailures = (await isLoaded(current)) ? 0 : loadFailures + 1;
      lastCause = await current.ended;
      if (loadFailures > 0) {
        current = undefined;
        await sleep(Math.min(pauseMsMax, pauseMsMin * 2 ** (loadFailures - 1)), undefined, {
          signal: closing.signal,
        }).catch(() => undefined);
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

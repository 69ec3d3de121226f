import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { availableParallelism } from 'node:os';
import { pipeline } from 'node:stream/promises';
import { AppError } from '#src/errors/app-error.ts';
import type { EncodingPool } from '../encode/encoding-pool.ts';
import { speechBusy, speechFailed } from '../failures.ts';
import type { SpeechEngine } from '../speech-engine.ts';
import type { ModelFolder } from './model-folder.ts';
import type { ModelProcessOptions } from './model-process.ts';
import { createModelSpeech } from './speak-with-model.ts';
import { superviseModel } from './supervise-model.ts';

/** More texts at once would keep each other waiting between phrases for longer than a listener waits. */
export const utterancesMax = 4;

export const defaultProcess: ModelProcessOptions = {
  threads: Math.min(4, availableParallelism()),
  loadMsMax: 60_000,
  silenceMsMax: 20_000,
};

export interface LocalModelEngine extends SpeechEngine {
  /** The id of the process in which the model runs, while there is one. */
  readonly pid: number | undefined;
}

/**
 * Speaks with a neural model that the operator has put into a folder, in a process of its own. The model is given
 * vowelled text, phrase by phrase, and one phrase ahead of the listener.
 *
 * @param encoders closed with the engine.
 */
export function createLocalModelEngine(
  { spec, speakers }: ModelFolder,
  encoders: EncodingPool,
  options: Partial<ModelProcessOptions> = {},
): LocalModelEngine {
  const model = superviseModel(spec, { ...defaultProcess, ...options });
  const speech = createModelSpeech(encoders);
  const version = hashFile(spec.files.model);
  let underWay = 0;

  return {
    name: 'local-model',
    version: () => version,
    get pid() {
      return model.pid;
    },
    async *synthesize(request, signal) {
      signal.throwIfAborted();
      if (underWay >= utterancesMax) {
        throw speechBusy(new Error(`The model speaks ${underWay} texts.`));
      }
      underWay += 1;
      try {
        const speaker = speakers.byVoice.get(request.voice.id) ?? speakers.default;
        yield* speech.speak({ model, speaker, key: request.voice.id }, request, signal);
      } catch (error) {
        signal.throwIfAborted();
        throw error instanceof AppError ? error : speechFailed(error);
      } finally {
        underWay -= 1;
      }
    },
    isReady: async () => model.isReady,
    async close() {
      await Promise.all([model.close(), encoders.close()]);
    },
  };
}

/** @returns nothing where the file cannot be read: then no sound is taken for an earlier one. */
async function hashFile(path: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  return pipeline(createReadStream(path), hash).then(
    () => hash.digest('base64url'),
    () => undefined,
  );
}

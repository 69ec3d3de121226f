import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { availableParallelism } from 'node:os';
import { pipeline } from 'node:stream/promises';
import type { VoiceId } from '@rakhim/contract';
import { AppError } from '#src/errors/app-error.ts';
import { mergeWarnings } from '../embedded/merge-warnings.ts';
import { encodePcm } from '../encode/encode-pcm.ts';
import type { EncodingPool } from '../encode/encoding-pool.ts';
import { speechBusy, speechFailed } from '../failures.ts';
import { checkPcm, longestSoundSeconds } from '../pcm/check-pcm.ts';
import { joinPcm } from '../pcm/join-pcm.ts';
import { prosodyWarnings } from '../prosody-warnings.ts';
import type { SpeechEngine, SpeechEvent, SpeechRequest, SpeechWarning } from '../speech-engine.ts';
import { clausesOf } from './clauses-of.ts';
import { superviseModel } from './supervise-model.ts';
import type { ModelFolder } from './model-folder.ts';
import type { ClauseSound } from './model-messages.ts';
import type { ModelProcessOptions } from './model-process.ts';

/** More texts at once would keep each other waiting between clauses for longer than a listener waits. */
const utterancesMax = 4;

/** 0.7 s at 24 kHz: the unit of cancelling and of back-pressure. */
const blockSamples = 16_384;

const defaultProcess: ModelProcessOptions = {
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
 * vowelled text, clause by clause, and one clause ahead of the listener. It follows a speed, and neither a pitch nor a
 * style instruction.
 *
 * @param encoders closed with the engine.
 */
export function createLocalModelEngine(
  { files, speakers }: ModelFolder,
  encoders: EncodingPool,
  options: Partial<ModelProcessOptions> = {},
): LocalModelEngine {
  const model = superviseModel(files, { ...defaultProcess, ...options });
  /** Where the levelling of each voice arrived last, in decibels. */
  const gainsDb = new Map<VoiceId, number>();
  const version = hashFile(files.model);
  let underWay = 0;

  async function* speak(request: SpeechRequest, signal: AbortSignal): AsyncGenerator<SpeechEvent> {
    const { text, voice, styleInstruction, speed = 1, pitch, format, delivery } = request;
    const speaker = speakers.byVoice.get(voice.id) ?? speakers.default;
    const { clauses, sampleRate } = await clausesOf(model, { text, dialect: voice.dialect, speaker, speed }, signal);
    try {
      const first = await clauses.next();
      if (first.done) {
        throw new AppError('text_not_speakable', { param: 'text' });
      }
      const styleWarnings: SpeechWarning[] =
        styleInstruction === undefined ? [] : [{ code: 'style_not_honoured', detail: styleInstruction }];
      yield {
        type: 'start',
        warnings: mergeWarnings([
          ...styleWarnings,
          ...prosodyWarnings({ ...(pitch !== undefined && { pitch }) }),
          ...first.value.warnings,
        ]),
      };
      const later: SpeechWarning[] = [];
      const startGainDb = gainsDb.get(voice.id);
      const encoding = {
        inputSampleRate: sampleRate,
        format,
        delivery,
        ...(startGainDb !== undefined && { startGainDb }),
      };
      const sound = joinPcm(partsOf(first.value, clauses, { sampleRate, speed, later }), sampleRate);
      const { gainDb } = yield* withLaterWarnings(encodePcm(sound, encoding, encoders), later);
      gainsDb.set(voice.id, gainDb);
    } finally {
      await clauses.return([]);
    }
  }

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
        yield* speak(request, signal);
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

interface PartsOptions {
  readonly sampleRate: number;
  readonly speed: number;
  /** Takes the warnings of all clauses but the first. */
  readonly later: SpeechWarning[];
}

async function* partsOf(
  first: ClauseSound,
  others: AsyncGenerator<ClauseSound, readonly SpeechWarning[]>,
  { sampleRate, speed, later }: PartsOptions,
): AsyncGenerator<AsyncIterable<Int16Array<ArrayBuffer>>> {
  const check = (clause: ClauseSound) =>
    checkPcm(toBlocks(clause.samples), {
      sampleRate,
      secondsMax: longestSoundSeconds(clause.characters) / Math.min(speed, 1),
    });
  yield check(first);
  let next = await others.next();
  for (; !next.done; next = await others.next()) {
    later.push(...next.value.warnings);
    yield check(next.value);
  }
  later.push(...next.value);
}

async function* toBlocks(samples: Int16Array): AsyncGenerator<Int16Array<ArrayBuffer>> {
  for (let start = 0; start < samples.length; start += blockSamples) {
    yield new Int16Array(samples.subarray(start, start + blockSamples));
  }
}

/** Adds to the end what came up after the start. */
async function* withLaterWarnings<Result>(
  events: AsyncGenerator<SpeechEvent, Result>,
  later: readonly SpeechWarning[],
): AsyncGenerator<SpeechEvent, Result> {
  try {
    let next = await events.next();
    for (; !next.done; next = await events.next()) {
      const event = next.value;
      yield event.type === 'end' && later.length > 0 ? { ...event, warnings: mergeWarnings(later) } : event;
    }
    return next.value;
  } finally {
    await events.return?.(undefined as never);
  }
}

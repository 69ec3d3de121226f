import type { WordTime } from '@rakhim/audio';
import { AppError } from '#src/errors/app-error.ts';
import { mergeWarnings } from '../embedded/merge-warnings.ts';
import { encodePcm } from '../encode/encode-pcm.ts';
import type { EncodingPool } from '../encode/encoding-pool.ts';
import { checkPcm, longestSoundSeconds } from '../pcm/check-pcm.ts';
import { prosodyWarnings } from '../prosody-warnings.ts';
import type { SpeechEvent, SpeechRequest, SpeechWarning } from '../speech-engine.ts';
import { type ModelSource, clausesOf } from './clauses-of.ts';
import type { ClauseSound } from './model-messages.ts';

/** 0.7 s at 24 kHz: the unit of cancelling and of back-pressure. */
const blockSamples = 16_384;

/** Who speaks: a speaker of a model. */
export interface ModelVoice {
  readonly model: ModelSource;
  readonly speaker: number;
  /** Under which the level of its voice is remembered. */
  readonly key: string;
}

/** Has models speak texts, whichever they are, and remembers how loud each voice is. */
export interface ModelSpeech {
  speak(voice: ModelVoice, request: SpeechRequest, signal: AbortSignal): AsyncGenerator<SpeechEvent>;
}

/** What comes up while a text is spoken, besides its sound. */
interface Notes {
  readonly warnings: SpeechWarning[];
  readonly words: WordTime[];
}

export function createModelSpeech(encoders: EncodingPool): ModelSpeech {
  /** Where the levelling of each voice arrived last, in decibels. */
  const gainsDb = new Map<string, number>();
  return {
    async *speak({ model, speaker, key }, request, signal) {
      const { text, voice, speed = 1, endings, format, delivery } = request;
      const asked = { text, dialect: voice.dialect, speaker, speed, endings };
      const { clauses, sampleRate } = await clausesOf(model, asked, signal);
      try {
        const first = await clauses.next();
        if (first.done) {
          throw new AppError('text_not_speakable', { param: 'text' });
        }
        yield { type: 'start', warnings: mergeWarnings([...unheeded(request), ...first.value.warnings]) };
        const notes: Notes = { warnings: [], words: [] };
        const startGainDb = gainsDb.get(key);
        const encoding = {
          inputSampleRate: sampleRate,
          format,
          delivery,
          ...(startGainDb !== undefined && { startGainDb }),
        };
        const sound = join(first.value, clauses, { sampleRate, speed, notes });
        const { gainDb } = yield* withNotes(encodePcm(sound, encoding, encoders), notes);
        gainsDb.set(key, gainDb);
      } finally {
        await clauses.return([]);
      }
    },
  };
}

/** Models follow a speed, and neither a pitch nor a style. */
function unheeded({ styleInstruction, pitch }: SpeechRequest): SpeechWarning[] {
  return [
    ...(styleInstruction === undefined ? [] : [{ code: 'style_not_honoured' as const, detail: styleInstruction }]),
    ...prosodyWarnings({ ...(pitch !== undefined && { pitch }) }),
  ];
}

interface JoinOptions {
  readonly sampleRate: number;
  readonly speed: number;
  /** Takes the times of all words, and the warnings of all phrases but the first. */
  readonly notes: Notes;
}

/** Puts phrases, whose own quiet has been cut off, one after the other with our pauses between them. */
async function* join(
  first: ClauseSound,
  others: AsyncGenerator<ClauseSound, readonly SpeechWarning[]>,
  { sampleRate, speed, notes }: JoinOptions,
): AsyncGenerator<Int16Array<ArrayBuffer>> {
  let position = 0;
  let current = first;
  for (;;) {
    const { samples, words, characters, pauseMs } = current;
    const offsetMs = (position / sampleRate) * 1000;
    notes.words.push(
      ...words.map((word) => ({ ...word, startMs: word.startMs + offsetMs, endMs: word.endMs + offsetMs })),
    );
    yield* checkPcm(toBlocks(samples), {
      sampleRate,
      secondsMax: longestSoundSeconds(characters) / Math.min(speed, 1),
    });
    const next = await others.next();
    if (next.done) {
      notes.warnings.push(...next.value);
      return;
    }
    notes.warnings.push(...next.value.warnings);
    const pause = new Int16Array(Math.round((pauseMs / 1000) * sampleRate));
    position += samples.length + pause.length;
    if (pause.length > 0) {
      yield pause;
    }
    current = next.value;
  }
}

async function* toBlocks(samples: Int16Array): AsyncGenerator<Int16Array<ArrayBuffer>> {
  for (let start = 0; start < samples.length; start += blockSamples) {
    yield new Int16Array(samples.subarray(start, start + blockSamples));
  }
}

/** Tells words before the sound that they are in, and at the end what came up after the start. */
async function* withNotes<Result>(
  events: AsyncGenerator<SpeechEvent, Result>,
  { warnings, words }: Notes,
): AsyncGenerator<SpeechEvent, Result> {
  try {
    let next = await events.next();
    for (; !next.done; next = await events.next()) {
      const event = next.value;
      if (words.length > 0) {
        yield { type: 'words', words: words.splice(0) };
      }
      yield event.type === 'end' && warnings.length > 0 ? { ...event, warnings: mergeWarnings(warnings) } : event;
    }
    return next.value;
  } finally {
    await events.return?.(undefined as never);
  }
}

import { createLoudnessMeter, targetLufs } from '@rakhim/audio';
import { createDiacritisers, readText } from '@rakhim/arabic';
import { getVoice } from '@rakhim/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { createRandom } from '#src/testing/create-random.ts';
import { type SpeechLikeModel, createSpeechLikeModel } from '#src/testing/speech-like-model.ts';
import { readSuiteTexts } from '#src/testing/suite-texts.ts';
import { createEncodingPool } from '../encode/encoding-pool.ts';
import type { SpeechEvent } from '../speech-engine.ts';
import { createLengthWatch } from './length-watch.ts';
import type { ClauseAnswer } from './model-messages.ts';
import type { ModelProcess } from './model-process.ts';
import { type SpokenChunk, speakChunks } from './speak-chunks.ts';
import { createModelSpeech } from './speak-with-model.ts';

const diacritiser = createDiacritisers({})('msa');
const encoders = createEncodingPool({ threads: 1 });
afterAll(() => encoders.close());

function say(model: SpeechLikeModel, text: string): AsyncGenerator<SpokenChunk> {
  return speakChunks(readText(text, { dialect: 'msa', diacritiser }), {
    model,
    spec: { feed: 'tokens', chunkUnitsMax: 400 },
    voice: { speaker: 0, speed: 1 },
    lengths: createLengthWatch(),
    turn: (work) => work(),
  });
}

describe('what watches over the length of phrases', () => {
  it('has nothing to say of hundreds of phrases that are whole, however they differ', async () => {
    const model = createSpeechLikeModel(createRandom(7));
    const texts = (await readSuiteTexts()).slice(0, 150);
    const chunks = await Array.fromAsync(say(model, texts.join('. ')));
    expect(model.calls).toHaveLength(chunks.length);
    expect(chunks.length).toBeGreaterThan(150);
  });

  it.each([
    ['cut to a third', { kind: 'cut', keeps: 0.33 }],
    ['cut to two fifths', { kind: 'cut', keeps: 0.4 }],
    ['said twice', { kind: 'doubled' }],
  ] as const)('has each one said again that was %s', async (_fault, fault) => {
    const model = createSpeechLikeModel(createRandom(11), (call) => (call > 8 && call % 7 === 0 ? fault : undefined));
    const texts = (await readSuiteTexts()).filter((text) => text.length > 25).slice(0, 80);
    await Array.fromAsync(say(model, texts.join('. ')));
    const faulty = model.calls.flatMap((call, index) => (call.fault ? [index] : []));
    expect(faulty.length).toBeGreaterThan(10);
    for (const index of faulty) {
      expect(model.calls[index + 1]?.text, `what was said after call ${index}`).toBe(model.calls[index]?.text);
    }
  });
});

/** A model at work, without a process of its own. */
function asProcess(model: SpeechLikeModel): ModelProcess {
  return {
    pid: undefined,
    isReady: true,
    memoryPeakMb: 0,
    loaded: Promise.resolve(model.sampleRate),
    ended: new Promise(() => undefined),
    open({ text }) {
      const chunks = say(model, text);
      return {
        async next(): Promise<ClauseAnswer> {
          const { value, done } = await chunks.next();
          return done
            ? { type: 'end', id: 1, warnings: [] }
            : { type: 'sound', id: 1, ...value, characters: value.written.length, warnings: [] };
        },
        close: () => void chunks.return(undefined),
      };
    },
    stop: async () => undefined,
  };
}

const text =
  'وصل القطار إلى المحطة متأخرا، فنزل الركاب مسرعين. سألت الطفلة أمها: متى نعود إلى البيت؟ قالت الأم: بعد قليل يا صغيرتي.';

interface Joined {
  readonly samples: Float32Array;
  readonly sampleRate: number;
  readonly words: readonly {
    readonly start: number;
    readonly end: number;
    readonly startMs: number;
    readonly endMs: number;
  }[];
}

async function join(seed: number): Promise<Joined> {
  const running = asProcess(createSpeechLikeModel(createRandom(seed)));
  const voice = { model: { get: async () => running }, speaker: 0, key: `voice ${seed}` };
  const request = { text, voice: getVoice('female1'), format: 'wav', delivery: 'file' } as const;
  const events: SpeechEvent[] = await Array.fromAsync(
    createModelSpeech(encoders).speak(voice, request, new AbortController().signal),
  );
  const bytes = Buffer.concat(events.flatMap((event) => (event.type === 'audio' ? [event.bytes] : [])));
  const data = bytes.indexOf('data') + 8;
  const samples = Float32Array.from(
    { length: Math.floor((bytes.length - data) / 2) },
    (_, index) => bytes.readInt16LE(data + index * 2) / 32_768,
  );
  return {
    samples,
    sampleRate: bytes.readUInt32LE(24),
    words: events.flatMap((event) => (event.type === 'words' ? event.words : [])),
  };
}

/** Stretches of sound with at least 120 ms of quiet between them, in milliseconds. */
function findStretches({ samples, sampleRate }: Joined): { startMs: number; endMs: number }[] {
  const frame = Math.round(sampleRate / 200);
  const stretches: { startMs: number; endMs: number }[] = [];
  for (let start = 0; start + frame <= samples.length; start += frame) {
    const power = samples.subarray(start, start + frame).reduce((sum, sample) => sum + sample * sample, 0) / frame;
    if (Math.sqrt(power) < 0.01) {
      continue;
    }
    const [startMs, endMs] = [(start / sampleRate) * 1000, ((start + frame) / sampleRate) * 1000];
    const last = stretches.at(-1);
    if (last && startMs - last.endMs < 120) {
      last.endMs = endMs;
    } else {
      stretches.push({ startMs, endMs });
    }
  }
  return stretches;
}

describe('phrases that are joined', () => {
  it.each([3, 17, 29])(
    'are as loud as all our sounds and never clip, whatever the level of each (%i)',
    async (seed) => {
      const { samples, sampleRate } = await join(seed);
      const meter = createLoudnessMeter(sampleRate);
      meter.push(samples);
      const { integratedLufs, truePeakDb } = meter.finish();
      expect(Math.abs(integratedLufs - targetLufs)).toBeLessThan(1.5);
      expect(truePeakDb).toBeLessThanOrEqual(-1);
    },
  );

  it.each([3, 17, 29])(
    'come one after the other with our pauses, and no step is heard at their edges (%i)',
    async (seed) => {
      const joined = await join(seed);
      const stretches = findStretches(joined);
      expect(stretches).toHaveLength(6);
      const pauses = stretches.slice(1).map(({ startMs }, index) => startMs - (stretches[index]?.endMs ?? 0));
      // Comma, full stop, colon, question mark, colon; the soft edges of each phrase come on top.
      for (const [index, pauseMs] of [170, 340, 255, 340, 255].entries()) {
        expect(pauses[index]).toBeGreaterThan(pauseMs - 20);
        expect(pauses[index]).toBeLessThan(pauseMs + 120);
      }
      for (const { startMs, endMs } of stretches) {
        for (const edgeMs of [startMs - 20, endMs + 20]) {
          const at = Math.round((edgeMs / 1000) * joined.sampleRate);
          expect(Math.abs((joined.samples[at] ?? 0) - (joined.samples[at - 1] ?? 0))).toBeLessThan(0.01);
        }
      }
    },
  );

  it.each([3, 17, 29])('have every word once and in order, within 40 ms of where it sounds (%i)', async (seed) => {
    const joined = await join(seed);
    const stretches = findStretches(joined);
    const written = joined.words.map(({ start, end }) => [...text].slice(start, end).join(''));
    expect(written).toEqual(text.replace(/[،.:؟]/gu, '').split(/\s+/u));
    const firsts = ['وصل', 'فنزل', 'سألت', 'متى', 'قالت', 'بعد'];
    const edges = firsts.map((word) => joined.words[written.indexOf(word)]);
    for (const [index, word] of edges.entries()) {
      expect(Math.abs((word?.startMs ?? -999) - (stretches[index]?.startMs ?? 0)), firsts[index]).toBeLessThan(40);
    }
    for (const [index, word] of joined.words.entries()) {
      expect(word.endMs).toBeGreaterThan(word.startMs);
      expect(word.startMs).toBeGreaterThanOrEqual((joined.words[index - 1]?.endMs ?? 0) - 1);
    }
  });
});

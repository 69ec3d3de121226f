import { measureLoudness } from '@rakhim/audio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWavSamples } from '../calibrate/speak-to-samples.ts';
import { findClicks } from '../test/clicks.ts';
import { createVoiceUnderTest, type Heard, listen, say, type VoiceUnderTest } from '../test/voice-under-test.ts';
import type { Score } from './score.ts';
import type { EngineName } from './types.ts';

const sampleRate = 24_000;
const nothing: Score = { passages: [], styles: [], sounds: [], breaks: [], marks: [] };
/** Vowels at both ends, whose beginning and end can be seen. */
const [first, second] = ['هنا أنا', 'أنا هنا'];

/** The longest silence of a sound, between what is louder than -50 dB of full scale, in milliseconds. */
function longestSilence(samples: Float32Array): { readonly fromMs: number; readonly toMs: number } {
  let [best, from] = [{ fromMs: 0, toMs: 0 }, 0];
  for (const [index, sample] of samples.entries()) {
    if (Math.abs(sample) > 0.003) {
      const silence = { fromMs: (1_000 * from) / sampleRate, toMs: (1_000 * index) / sampleRate };
      best = silence.toMs - silence.fromMs > best.toMs - best.fromMs ? silence : best;
      from = index;
    }
  }
  return best;
}

function marksOf({ events }: Heard) {
  return events.flatMap((event) => (event.type === 'words' ? (event.marks ?? []) : []));
}

describe.each<EngineName>(['learned', 'classic'])('a score on the %s engine', (engine) => {
  let voice: VoiceUnderTest;
  beforeAll(async () => {
    voice = createVoiceUnderTest('../src/worker/voice-worker.ts', { engine });
    await voice.ready();
  });
  afterAll(async () => {
    await voice.close();
  });

  function speak(text: string, score: Partial<Score>): Promise<Heard> {
    const passages = [{ start: 0, end: Array.from(text).length, dialect: 'msa', gender: 'male' }] as const;
    return listen(voice, say(text, { format: 'wav', score: { ...nothing, passages, ...score } }));
  }

  it.each([100, 250, 700, 1_200, 3_000])('has breaks of %i ms', async (ms) => {
    const text = `${first}، ${second}.`;
    const heard = await speak(text, { breaks: [{ at: first.length + 2, ms }] });
    const [before, after] = [heard.words[1], heard.words[2]];
    expect(Math.abs((after?.startMs ?? 0) - (before?.endMs ?? 0) - ms)).toBeLessThanOrEqual(20);
    const longer = await speak(text, { breaks: [{ at: first.length + 2, ms: ms + 500 }] });
    expect(Math.abs(longer.durationMs - heard.durationMs - 500)).toBeLessThanOrEqual(20);
  });

  it('has a silence in the sound itself where a break is', async () => {
    const { bytes, words } = await speak(`${first}، ${second}.`, { breaks: [{ at: first.length + 2, ms: 1_000 }] });
    const { fromMs, toMs } = longestSilence(readWavSamples(bytes));
    // The classic voice fades out slowly.
    expect(Math.abs(toMs - fromMs - 1_000)).toBeLessThan(engine === 'classic' ? 100 : 40);
    expect(Math.abs(toMs - (words[2]?.startMs ?? 0))).toBeLessThan(engine === 'classic' ? 100 : 40);
  });

  it('begins and ends with a break, and tells when marks are reached', async () => {
    const text = `${first}، ${second}.`;
    const at = first.length + 2;
    const end = text.length;
    const heard = await speak(text, {
      breaks: [
        { at: 0, ms: 400 },
        { at, ms: 800 },
        { at: end, ms: 600 },
      ],
      marks: [
        { name: 'start', at: 0, place: 7, followingMs: 400 },
        { name: 'before', at, place: 20, followingMs: 800 },
        { name: 'after', at, place: 30, followingMs: 0 },
        { name: 'end', at: end, place: 40, followingMs: 0 },
      ],
    });
    const { words, durationMs } = heard;
    expect(Math.abs((words[0]?.startMs ?? 0) - 400)).toBeLessThanOrEqual(40);
    expect(Math.abs(durationMs - (words.at(-1)?.endMs ?? 0) - 600)).toBeLessThanOrEqual(40);
    expect(marksOf(heard).map(({ name, start }) => [name, start])).toEqual([
      ['start', 7],
      ['before', 20],
      ['after', 30],
      ['end', 40],
    ]);
    const expected = [0, words[1]?.endMs, words[2]?.startMs, durationMs];
    for (const [index, { startMs }] of marksOf(heard).entries()) {
      expect(Math.abs(startMs - (expected[index] ?? 0))).toBeLessThanOrEqual(40);
    }
  });

  it('changes voice and dialect without a click, a seam in the places of words, or another loudness', async () => {
    const sentence = 'ذهب الولد إلى المدرسة صباحا ثم عاد إلى البيت مسرورا. ';
    const text = sentence.repeat(3);
    const passages = (['msa', 'egyptian', 'levantine'] as const).map((dialect, index) => ({
      ...{ start: index * sentence.length, end: (index + 1) * sentence.length, dialect },
      gender: index === 1 ? ('female' as const) : ('male' as const),
    }));
    const { bytes, words } = await speak(text, { passages });
    const samples = readWavSamples(bytes);
    expect(findClicks(samples, sampleRate)).toEqual([]);
    expect(words.every(({ start }, index) => start >= (words[index - 1]?.end ?? 0))).toBe(true);
    const loudness = passages.map(({ start, end }) => {
      const own = words.filter((word) => word.start >= start && word.end <= end);
      const [from, to] = [own[0]?.startMs ?? 0, own.at(-1)?.endMs ?? 0];
      return measureLoudness(samples.slice((from * sampleRate) / 1_000, (to * sampleRate) / 1_000), sampleRate)
        .integratedLufs;
    });
    expect(Math.max(...loudness) - Math.min(...loudness), String(loudness)).toBeLessThanOrEqual(1);
  });

  it('says words slower, softer and with other sounds where it is told to', async () => {
    const text = 'هذا كتاب جميل جدا.';
    const place = { start: 4, end: 8 };
    const plain = await speak(text, {});
    const style = { rate: 0.5, pitchSemitones: 3, range: 1, gainDb: -12 };
    const styled = await speak(text, { styles: [{ ...place, style }] });
    const lengthOf = (heard: Heard, index: number): number =>
      (heard.words[index]?.endMs ?? 0) - (heard.words[index]?.startMs ?? 0);
    expect(lengthOf(styled, 1)).toBeGreaterThan(1.5 * lengthOf(plain, 1));
    expect(Math.abs(lengthOf(styled, 3) - lengthOf(plain, 3))).toBeLessThan(80);
    expect(findClicks(readWavSamples(styled.bytes), sampleRate)).toEqual([]);
    const sounds = [
      { phoneme: 'b', long: false, stressed: false } as const,
      { phoneme: 'a', long: true, stressed: true } as const,
    ];
    const other = await speak(text, { sounds: [{ ...place, sounds }] });
    expect(lengthOf(other, 1)).toBeLessThan(0.8 * lengthOf(plain, 1));
  });
});

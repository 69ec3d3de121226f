import { measureLoudness } from '@rakhim/audio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWavSamples } from '../calibrate/speak-to-samples.ts';
import { findClicks } from '../test/clicks.ts';
import { createVoiceUnderTest, type Heard, listen, say, type VoiceUnderTest } from '../test/voice-under-test.ts';
import type { Passage, Score } from './score.ts';

const sampleRate = 24_000;
const nothing: Score = { passages: [], styles: [], sounds: [], breaks: [], marks: [] };
/** -66 dB of full scale: what lies below is silence in any room. */
const quiet = 0.0005;

/**
 * Sentences in two halves, which end and begin with sounds whose ends can be seen: vowels, and what rings like them. A
 * stop has a silence of its own before it bursts.
 */
const sentences: readonly (readonly [string, string])[] = [
  ['هنا أنا', 'أنا هنا'],
  ['وصلنا إلى دارنا', 'ليلا مع أهلنا'],
  ['قال لي أبي', 'يا ولدي تعالى'],
  ['رأينا القمر عاليا', 'ولم نر نجما'],
  ['كانت المدينة نائمة تماما', 'والليل هادئ جدا'],
  ['عاد المعلم إلى مكتبه باكيا', 'وأغلق بابه'],
  ['يا ليتنا عرفنا', 'ما عرفوه هناك'],
  ['لم نكن نعلم شيئا', 'من أمرهما'],
  ['مشينا طويلا', 'وما تعبنا'],
  ['هذا كتابي', 'وذاك كتابها'],
  ['سألتها مرارا', 'من كانا'],
  ['نمنا قليلا', 'ونهضنا باكرا'],
];
const lengthsMs = [150, 400, 900, 2_000];

let voice: VoiceUnderTest;
beforeAll(async () => {
  voice = createVoiceUnderTest('../src/worker/voice-worker.ts');
  await voice.ready();
});
afterAll(async () => {
  await voice.close();
});

function speak(text: string, score: Partial<Score>): Promise<Heard> {
  const passages = [{ start: 0, end: Array.from(text).length, dialect: 'msa', gender: 'male' }] as const;
  return listen(voice, say(text, { format: 'wav', score: { ...nothing, passages, ...score } }));
}

/** The silence around a time, in milliseconds of the sound. */
function silenceAround(samples: Float32Array, ms: number): { readonly fromMs: number; readonly toMs: number } {
  const middle = Math.round((ms * sampleRate) / 1_000);
  const isLoud = (index: number): boolean => Math.abs(samples[index] ?? 0) > quiet;
  let [from, to] = [middle, middle];
  while (from > 0 && !isLoud(from - 1)) {
    from -= 1;
  }
  while (to < samples.length && !isLoud(to)) {
    to += 1;
  }
  return { fromMs: (1_000 * from) / sampleRate, toMs: (1_000 * to) / sampleRate };
}

describe('a break in the sound itself', () => {
  it.each(sentences)('lasts as long as it was asked for: %s، %s', async (first, second) => {
    const text = `${first}، ${second}.`;
    const at = Array.from(first).length + 2;
    for (const ms of lengthsMs) {
      const marks = [
        { name: 'before', at, place: 0, followingMs: ms },
        { name: 'after', at, place: 1, followingMs: 0 },
      ];
      const heard = await speak(text, { breaks: [{ at, ms }], marks });
      const [before, after] = heard.events.flatMap((event) => (event.type === 'words' ? (event.marks ?? []) : []));
      const middleMs = ((before?.startMs ?? 0) + (after?.startMs ?? 0)) / 2;
      const { fromMs, toMs } = silenceAround(readWavSamples(heard.bytes), middleMs);
      const said = `${ms}: ${fromMs.toFixed(0)}–${toMs.toFixed(0)}, marks ${before?.startMs}, ${after?.startMs}`;
      expect(Math.abs(toMs - fromMs - ms), said).toBeLessThanOrEqual(20);
      expect(Math.abs(fromMs - (before?.startMs ?? 0)), said).toBeLessThanOrEqual(40);
      expect(Math.abs(toMs - (after?.startMs ?? 0)), said).toBeLessThanOrEqual(40);
    }
  });
});

const spoken = [
  'ذهب الولد إلى المدرسة صباحا ثم عاد إلى البيت مسرورا. ',
  'قالت المديرة إن الاجتماع القادم سيكون يوم الأحد في القاعة الكبرى. ',
  'اشترى أخي كتابا جديدا عن تاريخ المدن القديمة وحضارتها. ',
  'تهب الرياح على الساحل كل مساء فتبرد البيوت والحدائق. ',
];
const voices = (['msa', 'egyptian', 'gulf', 'levantine', 'maghrebi', 'saudi', 'uae', 'qatar'] as const).flatMap(
  (dialect) => [{ dialect, gender: 'male' } as const, { dialect, gender: 'female' } as const],
);

/** Each voice says every sentence, with another voice before and behind it each time. */
function dialogueOf(round: number): { text: string; passages: Passage[] } {
  let text = '';
  const passages = voices.map((_voice, index) => {
    const start = Array.from(text).length;
    // Twice the round: with one of it, the two remainders would give a voice the same sentence each time.
    text += spoken[(index + 2 * round) % spoken.length] ?? '';
    const who = voices[(index * 5 + round) % voices.length] ?? { dialect: 'msa', gender: 'male' };
    return { start, end: Array.from(text).length, ...who };
  });
  return { text, passages };
}

it('changes among all sixteen voices without a click, and with one loudness', async () => {
  const byVoice = new Map<string, Map<string, number>>();
  for (const round of spoken.keys()) {
    const { text, passages } = dialogueOf(round);
    const { bytes, words } = await speak(text, { passages });
    const samples = readWavSamples(bytes);
    expect(findClicks(samples, sampleRate)).toEqual([]);
    for (const { start, end, dialect, gender } of passages) {
      const own = words.filter((word) => word.start >= start && word.end <= end);
      const [from, to] = [own[0]?.startMs ?? 0, own.at(-1)?.endMs ?? 0].map((ms) => (ms * sampleRate) / 1_000);
      const { integratedLufs } = measureLoudness(samples.slice(from, to), sampleRate);
      const bySentence = byVoice.get(`${dialect} ${gender}`) ?? new Map<string, number>();
      byVoice.set(`${dialect} ${gender}`, bySentence.set(text.slice(start, end), integratedLufs));
    }
  }
  // Of a voice over all sentences: one sentence is louder than another by the vowels that it has.
  const loudness = Array.from(byVoice, ([name, bySentence]) => {
    expect(bySentence.size, name).toBe(spoken.length);
    return { name, lufs: [...bySentence.values()].reduce((sum, value) => sum + value, 0) / spoken.length };
  }).toSorted((one, other) => one.lufs - other.lufs);
  const said = loudness.map(({ name, lufs }) => `${name} ${lufs.toFixed(2)}`).join(', ');
  expect((loudness.at(-1)?.lufs ?? 0) - (loudness[0]?.lufs ?? 0), said).toBeLessThanOrEqual(1);
});

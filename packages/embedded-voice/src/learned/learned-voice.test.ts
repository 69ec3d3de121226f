import { consonants, dialects, vowels } from '@rakhim/arabic';
import { speakers } from '@rakhim/voice-model';
import { describe, expect, it } from 'vitest';
import { fundamentalsHz, longTermSpectrumDb, semitonesBetween } from '../../test/acoustics.ts';
import { findClicks } from '../../test/clicks.ts';
import { clauseOf, pronounced } from '../../test/pronounced.ts';
import { clauseOfSounds, everyPair, speakClauses, toIntegers } from '../../test/spoken-by-network.ts';
import type { Prosody } from '../types.ts';
import { listVoices } from '../voices/voice-table.ts';
import { createLearnedVoice } from './learned-voice.ts';

const rateHz = 24_000;
/** Three and a half minutes of sound are made and searched, which a machine with much else to do takes its time for. */
const pairsTimeoutMs = 180_000;
const voice = createLearnedVoice();
/** Is the door of the big house open; with and without a question mark. */
const door = ['b ˈaː b', 'ʔ a l b ˈa j t i', 'ʔ a l k a b ˈiː r i', 'm a f t ˈuː ħ'];
const statement = [
  clauseOfSounds(
    ['s ˈaː f a r a', 'ʔ ˈa x iː', 'ʔ ˈi l aː', 'l q ˈaː h i r a', 'j ˈa w m a', 'l x a m ˈiː s'],
    'comma',
  ),
  clauseOfSounds(['w a s a j a ʕ ˈuː d u', 'b ˈa ʕ d a', 'ʔ u s b uː ʕ ˈa j n'], 'period'),
];

/** The tracker's errors of an octave, and what it takes for voice in noise, lie further from the median than a melody. */
const melodySemitonesMax = 9;

/** Fundamental frequencies of the voiced places. */
function voicedHz(samples: Float32Array): number[] {
  const found = fundamentalsHz(toIntegers(samples), rateHz, 0.02).filter((hz) => hz !== undefined);
  const median = medianOf(found);
  return found.filter((hz) => semitonesBetween(hz, median) < melodySemitonesMax);
}

/** Semitones about the median, voiced places only. */
function toSemitones(voiced: readonly number[]): number[] {
  const median = medianOf(voiced);
  return voiced.map((hz) => 12 * Math.log2(hz / median));
}

function melodyOf(prosody: Partial<Prosody>): number[] {
  return toSemitones(voicedHz(speakClauses(voice, statement, { prosody }).samples));
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}

function spreadOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)]! - sorted[Math.floor(sorted.length * 0.05)]!;
}

function meanPowerOf(samples: readonly number[]): number {
  return samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
}

/** At the end of what is said. */
function lastHz(samples: Float32Array): number {
  return medianOf(voicedHz(samples).slice(-5));
}

describe('createLearnedVoice', () => {
  it(
    'gives every pair of sounds a sound, without a click',
    () => {
      const sounds = everyPair([...consonants, ...vowels]);
      const words = Array.from({ length: Math.ceil(sounds.length / 8) }, (_, index) => ({
        ...pronounced('a', index),
        sounds: sounds.slice(index * 8, index * 8 + 9),
      }));
      const { samples, words: times } = speakClauses(voice, [clauseOf(words)]);
      expect(samples.every((sample) => Number.isFinite(sample))).toBe(true);
      expect(times).toHaveLength(words.length);
      for (const { startMs, endMs } of times) {
        const own = samples.subarray(startMs * 24, endMs * 24);
        expect(own.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)).toBeGreaterThan(0.01);
      }
      expect(findClicks(samples, rateHz)).toEqual([]);
    },
    pairsTimeoutMs,
  );

  it.each(listVoices(dialects))(
    'speaks at the pitch of the $gender speaker of $dialect, moving as people do',
    (who) => {
      const voiced = voicedHz(speakClauses(voice, statement, who).samples);
      expect(semitonesBetween(medianOf(voiced), speakers[who.dialect][who.gender].pitchHz)).toBeLessThan(2);
      const spread = spreadOf(toSemitones(voiced));
      expect(spread).toBeGreaterThan(4.5);
      expect(spread).toBeLessThan(13);
    },
  );

  it('ends a question that is answered by yes or no well above its statement, and one with a question word not', () => {
    const asked = lastHz(speakClauses(voice, [clauseOfSounds(door, 'question')]).samples);
    const stated = lastHz(speakClauses(voice, [clauseOfSounds(door, 'period')]).samples);
    expect(12 * Math.log2(asked / stated)).toBeGreaterThan(3);
    const where = clauseOf([{ ...pronounced('ʔ ˈa j n a'), text: 'أين' }, ...clauseOfSounds(door).words], 'question');
    const wanted = lastHz(speakClauses(voice, [where]).samples);
    expect(12 * Math.log2(wanted / stated)).toBeLessThan(2);
  });

  it('is flat or lively, slow or quick, as it is told', () => {
    expect(spreadOf(melodyOf({ range: 0.3 }))).toBeLessThan(0.6 * spreadOf(melodyOf({})));
    expect(spreadOf(melodyOf({ range: 1.5 }))).toBeGreaterThan(1.2 * spreadOf(melodyOf({})));
    const [plain, quick] = [1, 1.6].map((rate) => speakClauses(voice, statement, { prosody: { rate } }).samples.length);
    expect(quick! / plain!).toBeLessThan(0.75);
  });

  it('whispers without voice, and brightens', () => {
    const [plain, whispered] = [{}, { breath: 1 }].map(
      (prosody) => speakClauses(voice, statement, { prosody }).samples,
    );
    const voicedPlaces = [plain!, whispered!].map(
      (samples) => fundamentalsHz(toIntegers(samples), rateHz, 0.02).filter((hz) => hz !== undefined).length,
    );
    expect(voicedPlaces[1]!).toBeLessThan(0.2 * voicedPlaces[0]!);
    const [dark, bright] = [-3, 3].map((brightnessDb) =>
      longTermSpectrumDb(toIntegers(speakClauses(voice, statement, { prosody: { brightnessDb } }).samples), rateHz),
    );
    expect(bright!.at(-3)! - dark!.at(-3)!).toBeGreaterThan(4);
  });

  it.each(listVoices(dialects))('hisses no louder than people do as the $gender speaker of $dialect', (who) => {
    const { samples, words } = speakClauses(voice, [clauseOfSounds(['m a s ˈaː s a s ˈa'])], who);
    const phonemes = words.flatMap((word) => word.phonemes ?? []);
    const [hiss, vowel] = ['s', 'a'].map((name) => {
      const own = phonemes.filter(({ ipa }) => ipa.startsWith(name));
      return meanPowerOf(own.flatMap(({ startMs, endMs }) => [...samples.subarray(startMs * 24, endMs * 24)]));
    });
    expect(10 * Math.log10(hiss! / vowel!)).toBeLessThan(-4);
  });

  it('makes the same sound every time, sample for sample', () => {
    expect(speakClauses(voice, statement).samples).toEqual(speakClauses(voice, statement).samples);
  });

  it('times each sound of a word, from its start to its end without a gap', () => {
    const { words } = speakClauses(voice, [clauseOfSounds(['b ˈaː b', 'm u dː ˈa'])]);
    expect(words.map(({ phonemes }) => phonemes?.map(({ ipa }) => ipa).join(' '))).toEqual(['b aː b', 'm u dː a']);
    for (const { phonemes = [], startMs, endMs } of words) {
      expect([phonemes[0]?.startMs, phonemes.at(-1)?.endMs]).toEqual([startMs, endMs]);
      expect(phonemes.slice(1).map((phoneme) => phoneme.startMs)).toEqual(
        phonemes.slice(0, -1).map((phoneme) => phoneme.endMs),
      );
      expect(phonemes.every((phoneme) => phoneme.endMs > phoneme.startMs)).toBe(true);
    }
  });

  it('breathes in a long sentence, and loses no word', () => {
    const clause = clauseOfSounds(
      Array.from({ length: 40 }, (_, index) => (index % 3 === 0 ? 'f iː' : 'm a d ˈiː n a t i')),
    );
    const { words } = speakClauses(voice, [clause]);
    expect(words).toHaveLength(40);
    const gaps = words.slice(1).map(({ startMs }, index) => startMs - words[index]!.endMs);
    expect(gaps.filter((gap) => gap > 60).length).toBeGreaterThanOrEqual(2);
    let breathMs = 0;
    for (const [index, { startMs, endMs }] of words.entries()) {
      breathMs = index > 0 && gaps[index - 1]! > 60 ? endMs - startMs : breathMs + endMs - startMs;
      expect(breathMs).toBeLessThan(5_500);
    }
  });
});

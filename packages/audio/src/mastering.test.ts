import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureLoudness } from './loudness/loudness-meter.ts';
import { createMastering, type Level, targetLufs } from './mastering.ts';
import { blockLengths, runStage } from './testing/blocks.ts';
import { concatenate, levelDbOf, noise, silence, sine, speechLike } from './testing/signals.ts';

function mastered(signal: Float32Array, level: Level, lengths?: readonly number[]): Float32Array {
  return runStage(createMastering(level), signal, lengths);
}

describe('createMastering', () => {
  it('reaches the target with a gain found by measuring a few times, as the calibration of a voice does', () => {
    const speech = speechLike(5, 24_000);
    let gainDb = 10;
    for (let round = 0; round < 6; round++) {
      gainDb += targetLufs - measureLoudness(mastered(speech, { gainDb }), 24_000).integratedLufs;
    }

    expect(measureLoudness(mastered(speech, { gainDb }), 24_000).integratedLufs).toBeCloseTo(targetLufs, 0);
  });

  it.each([-45, -30, -23, -10])(
    'brings speech of %i LUFS, whose level is unknown, to the target within 1.5 LU',
    (loudnessLufs) => {
      const { integratedLufs } = measureLoudness(mastered(speechLike(12, 24_000, loudnessLufs), { auto: {} }), 24_000);

      expect(Math.abs(integratedLufs - targetLufs)).toBeLessThan(1.5);
    },
  );

  it.each([
    ['speech far too loud', speechLike(3, 24_000, 10)],
    ['noise at full scale', noise(24_000)],
    ['a square wave', sine({ frequencyHz: 300, sampleRateHz: 24_000, durationS: 1 }).map(Math.sign)],
    ['lone clicks', Float32Array.from({ length: 24_000 }, (_, index) => (index % 1_000 === 0 ? 4 : 0))],
  ])('keeps true peak below -2 dB, whatever comes: %s', (_name, signal) => {
    for (const level of [{ gainDb: 20 }, { auto: {} }]) {
      expect(measureLoudness(mastered(signal, level), 24_000).truePeakDb).toBeLessThan(-2);
    }
  });

  it('keeps the time of everything: a click comes out where it went in', () => {
    const signal = silence(1, 24_000);
    signal[12_345] = 0.5;

    const magnitudes = mastered(signal, { gainDb: 0 }).map(Math.abs);

    expect(magnitudes.indexOf(Math.max(...magnitudes))).toBe(12_345);
    expect(magnitudes).toHaveLength(signal.length);
  });

  it('removes a constant offset and rumble, and lifts the consonants over the mud', () => {
    const gainDbAt = (frequencyHz: number) => {
      const signal = sine({ frequencyHz, sampleRateHz: 24_000, durationS: 1, levelDb: -40 });
      return levelDbOf(mastered(signal, { gainDb: 0 }), 12_000) - levelDbOf(signal, 12_000);
    };

    expect(levelDbOf(mastered(new Float32Array(48_000).fill(0.1), { gainDb: 0 }), 24_000)).toBeLessThan(-100);
    expect(gainDbAt(20)).toBeLessThan(-20);
    expect(gainDbAt(260)).toBeCloseTo(-1.9, 0);
    expect(gainDbAt(3_000)).toBeGreaterThan(2);
    expect(gainDbAt(11_000)).toBeLessThan(-1);
  });

  it.each<Level>([{ gainDb: 9 }, { auto: {} }])(
    'gives the same samples however the input is cut, as many as came in (%o)',
    (level) => {
      const signal = concatenate(speechLike(0.6, 24_000), noise(3_000));
      const whole = mastered(signal, level);
      fc.assert(
        fc.property(blockLengths, (lengths) => {
          expect(mastered(signal, level, lengths)).toEqual(whole);
        }),
        { numRuns: 20 },
      );
      expect(whole).toHaveLength(signal.length);
    },
  );

  it.each([Number.NaN, Infinity, -Infinity])('refuses a gain of %d dB', (gainDb) => {
    expect(() => createMastering({ gainDb })).toThrow(RangeError);
    expect(() => createMastering({ auto: { startGainDb: gainDb } })).toThrow(RangeError);
  });
});

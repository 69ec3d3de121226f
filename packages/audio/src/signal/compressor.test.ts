import { describe, expect, it } from 'vitest';
import { createCompressor } from './compressor.ts';
import { amplitudeOf, decibelsOf } from './decibels.ts';

const settings = { thresholdDb: -22, ratio: 2.5, attackMs: 8, releaseMs: 120 };

function compressed(levelsDb: readonly number[], samplesEach: number): Float64Array {
  const signal = Float64Array.from({ length: levelsDb.length * samplesEach }, (_, index) =>
    amplitudeOf(levelsDb[Math.floor(index / samplesEach)]!),
  );
  createCompressor(settings, 24_000)(signal);
  return signal;
}

describe('createCompressor', () => {
  it.each([
    [-60, -60],
    [-22, -22],
    [-12, -18],
    [-2, -14],
  ])('settles %i dB at %i dB', (levelDb, expectedDb) => {
    expect(decibelsOf(compressed([levelDb], 24_000).at(-1)!)).toBeCloseTo(expectedDb, 2);
  });

  it('has done 63 % of its work after the attack time, and undone as much after the release time', () => {
    const signal = compressed([-2, -60, -60], 24_000);
    const reductionAt = (sample: number, inputDb: number) => inputDb - decibelsOf(signal[sample]!);

    expect(reductionAt(0.008 * 24_000 - 1, -2)).toBeCloseTo(12 * (1 - 1 / Math.E), 1);
    expect(reductionAt(24_000 + 0.12 * 24_000 - 1, -60)).toBeCloseTo(12 / Math.E, 1);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockLengths, runStage } from '../testing/blocks.ts';
import { levelDbOf, noise, sine } from '../testing/signals.ts';
import { createResampler } from './resampler.ts';

/** Splits a signal into the sine of a frequency, by least squares, and the rest; the ends are left out. */
function splitSine(signal: Float32Array, frequencyHz: number, sampleRateHz: number) {
  const from = 2_000;
  const to = signal.length - 2_000;
  let inPhase = 0;
  let quadrature = 0;
  for (let index = from; index < to; index++) {
    const angle = (2 * Math.PI * frequencyHz * index) / sampleRateHz;
    inPhase += (2 * signal[index]! * Math.sin(angle)) / (to - from);
    quadrature += (2 * signal[index]! * Math.cos(angle)) / (to - from);
  }
  const rest = signal.map((sample, index) => {
    const angle = (2 * Math.PI * frequencyHz * index) / sampleRateHz;
    return sample - inPhase * Math.sin(angle) - quadrature * Math.cos(angle);
  });
  return {
    levelDb: 20 * Math.log10(Math.hypot(inPhase, quadrature)),
    phase: Math.atan2(quadrature, inPhase),
    restDb: levelDbOf(rest, from, to),
  };
}

describe('createResampler', () => {
  it.each([
    [22_050, 440],
    [22_050, 3_000],
    [22_050, 8_000],
    [16_000, 1_000],
    [16_000, 6_000],
    [44_100, 8_000],
    [48_000, 8_000],
    [8_000, 2_900],
  ])('keeps level and phase of a sine and adds no noise (%i Hz input, %i Hz sine)', (fromHz, frequencyHz) => {
    // A whole number of periods between the ends, so that the least squares fit is exact.
    const input = sine({ frequencyHz, sampleRateHz: fromHz, durationS: 1 + 4_000 / 24_000 });

    const found = splitSine(runStage(createResampler(fromHz), input), frequencyHz, 24_000);

    expect(Math.abs(found.levelDb)).toBeLessThan(0.02);
    expect(Math.abs(found.phase)).toBeLessThan(0.001);
    expect(found.levelDb - 3 - found.restDb).toBeGreaterThan(80);
  });

  it('removes what the output rate cannot carry', () => {
    const input = sine({ frequencyHz: 15_000, sampleRateHz: 48_000, durationS: 0.5 });

    const output = runStage(createResampler(48_000), input);

    expect(levelDbOf(output, 1_000, output.length - 1_000)).toBeLessThan(-80);
  });

  it('gives the same samples however the input is cut', () => {
    const signal = noise(6_000);
    fc.assert(
      fc.property(
        blockLengths,
        fc.constantFrom(8_000, 11_025, 16_000, 22_050, 24_000, 44_100, 48_000),
        (lengths, fromHz) => {
          expect(runStage(createResampler(fromHz), signal, lengths)).toEqual(runStage(createResampler(fromHz), signal));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('gives exactly as many samples as the duration asks for', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5_000 }),
        fc.constantFrom(8_000, 12_345, 22_050, 24_000, 47_999),
        (length, fromHz) => {
          const output = runStage(createResampler(fromHz), new Float32Array(length));

          expect(output).toHaveLength(Math.ceil((length * 24_000) / fromHz));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('passes equal rates through as a copy', () => {
    const signal = noise(100);

    const output = createResampler(24_000).push(signal);

    expect(output).toEqual(signal);
    expect(output.buffer).not.toBe(signal.buffer);
  });

  it.each([0, -1, 7_999, 48_001, 22_050.5, Number.NaN, Infinity])('refuses a rate of %d Hz', (rateHz) => {
    expect(() => createResampler(rateHz)).toThrow(RangeError);
    expect(() => createResampler(24_000, rateHz)).toThrow(RangeError);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockLengths, cut } from '../testing/blocks.ts';
import { concatenate, noise, silence, sine, speechLike } from '../testing/signals.ts';
import { createLoudnessMeter, measureLoudness } from './loudness-meter.ts';

function tone(levelDb: number, durationS: number, sampleRateHz = 24_000): Float32Array {
  return sine({ frequencyHz: 1_000, sampleRateHz, durationS, levelDb });
}

/** EBU Tech 3341 states its cases for two channels; one channel alone reads 3.01 LU lower. */
const oneChannelLu = -3.01;

describe('integrated loudness', () => {
  it('reads -3.01 LUFS for a 997 Hz sine at full scale, as BS.1770-4 defines', () => {
    for (const sampleRateHz of [24_000, 48_000, 22_050]) {
      const signal = sine({ frequencyHz: 997, sampleRateHz, durationS: 5 });

      expect(measureLoudness(signal, sampleRateHz).integratedLufs).toBeCloseTo(-3.01, 1);
    }
  });

  it.each([
    ['1', [[-23, 20]], -23],
    ['2', [[-33, 20]], -33],
    [
      '3',
      [
        [-36, 10],
        [-23, 60],
        [-36, 10],
      ],
      -23,
    ],
    [
      '4',
      [
        [-72, 10],
        [-36, 10],
        [-23, 60],
        [-36, 10],
        [-72, 10],
      ],
      -23,
    ],
    [
      '5',
      [
        [-26, 20],
        [-20, 20.1],
        [-26, 20],
      ],
      -23,
    ],
  ])('passes case %s of EBU Tech 3341 within 0.1 LU', (_case, parts, expectedLufs) => {
    const signal = concatenate(...parts.map(([levelDb, durationS]) => tone(levelDb!, durationS!)));

    const { integratedLufs } = measureLoudness(signal, 24_000);

    expect(Math.abs(integratedLufs - (expectedLufs + oneChannelLu))).toBeLessThan(0.1);
  });

  it('does not count pauses', () => {
    const speech = speechLike(5, 24_000);
    const { integratedLufs } = measureLoudness(speech, 24_000);

    const withPause = measureLoudness(concatenate(speech, silence(20, 24_000), speech), 24_000);

    expect(withPause.integratedLufs).toBeCloseTo(integratedLufs, 0);
  });

  it('ignores sound below -70 LUFS, even next to sound hardly louder', () => {
    const signal = concatenate(tone(-63, 10), tone(-72, 10));

    expect(measureLoudness(signal, 24_000).integratedLufs).toBeCloseTo(-63 + oneChannelLu, 1);
  });

  it('is -Infinity for silence and for less than one gating block', () => {
    expect(measureLoudness(silence(2, 24_000), 24_000).integratedLufs).toBe(-Infinity);
    expect(measureLoudness(tone(-6, 0.39), 24_000).integratedLufs).toBe(-Infinity);
    expect(measureLoudness(tone(-6, 0.4), 24_000).integratedLufs).toBeCloseTo(-9, 0);
  });
});

describe('true peak', () => {
  it.each([
    ['at a quarter of the rate, 45 degrees off', 6_000, Math.PI / 4],
    ['at a sixth of the rate, 60 degrees off', 4_000, Math.PI / 3],
    ['at an eighth of the rate, 67.5 degrees off', 3_000, (67.5 * Math.PI) / 180],
  ])('finds the peak of a sine between its samples: %s', (_name, frequencyHz, phase) => {
    // EBU Tech 3341, cases 15 to 18: allowed are +0.2 and -0.4 dB.
    const signal = sine({ frequencyHz, sampleRateHz: 24_000, durationS: 1, levelDb: -6, phase });
    const middle = signal.map((sample, index) => sample * Math.sin((Math.PI * index) / signal.length));

    const { truePeakDb } = measureLoudness(middle, 24_000);

    expect(truePeakDb).toBeLessThan(-5.8);
    expect(truePeakDb).toBeGreaterThan(-6.1);
  });

  it('sees a peak in the last sample', () => {
    expect(measureLoudness(Float32Array.of(...silence(0.01, 24_000), 0.5), 24_000).truePeakDb).toBeCloseTo(-6, 0);
  });

  it('is never below the largest sample, and -Infinity for digital silence', () => {
    const signal = noise(2_000);

    expect(measureLoudness(signal, 24_000).truePeakDb).toBeGreaterThanOrEqual(
      20 * Math.log10(Math.max(...signal.map(Math.abs))),
    );
    expect(measureLoudness(silence(1, 24_000), 24_000).truePeakDb).toBe(-Infinity);
  });
});

it('reads the same however the signal is cut', () => {
  const signal = speechLike(1.2, 24_000);
  const whole = measureLoudness(signal, 24_000);
  fc.assert(
    fc.property(blockLengths, (lengths) => {
      const meter = createLoudnessMeter(24_000);
      cut(signal, lengths).forEach(meter.push);

      expect(meter.finish()).toEqual(whole);
    }),
    { numRuns: 40 },
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureLoudness } from '../loudness/loudness-meter.ts';
import { blockLengths, runStage } from '../testing/blocks.ts';
import { createNoise, noise, sine } from '../testing/signals.ts';
import { amplitudeOf } from './decibels.ts';
import { createLimiter } from './limiter.ts';

const settings = { ceilingDb: -2.5, lookAheadMs: 3, releaseMs: 60 };

function limited(signal: Float32Array, lengths?: readonly number[]): Float32Array {
  return runStage(createLimiter(settings, 24_000), signal, lengths);
}

/** Sines, bursts of noise and lone clicks, up to 18 dB over full scale. */
function hostileSignal(seed: number): Float32Array {
  const next = createNoise(seed);
  let burst = 0;
  let frequency = 0.1;
  return Float32Array.from({ length: 6_000 }, (_, index) => {
    if (index % 500 === 0) {
      burst = 4 * (next() + 1);
      frequency = 1.5 * Math.abs(next());
    }
    const click = next() > 0.995 ? 8 * next() : 0;
    return burst * (0.5 * Math.sin(index * frequency) + 0.5 * next()) + click;
  });
}

describe('createLimiter', () => {
  it('keeps every sample at or below the ceiling, and the true peak within 0.5 dB of it', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const output = limited(hostileSignal(seed));

        expect(Math.max(...output.map(Math.abs))).toBeLessThanOrEqual(amplitudeOf(-2.5) + 1e-6);
        expect(measureLoudness(output, 24_000).truePeakDb).toBeLessThan(-2);
      }),
      { numRuns: 40 },
    );
  });

  it('limits a peak that lies between two samples', () => {
    // A quarter of the sample rate at 45 degrees: every sample is at -3 dB of the waveform's peak.
    const signal = sine({ frequencyHz: 6_000, sampleRateHz: 24_000, durationS: 0.5, phase: Math.PI / 4 });

    const output = limited(signal);

    expect(Math.abs(output[6_000]!)).toBeCloseTo(amplitudeOf(-5.5), 2);
  });

  it('leaves samples below the ceiling exactly as they were, in place', () => {
    const signal = noise(5_000).map((sample) => sample * 0.3);

    expect(limited(signal)).toEqual(signal);
  });

  it('is back at full gain soon after a click', () => {
    const signal = sine({ frequencyHz: 200, sampleRateHz: 24_000, durationS: 1, levelDb: -20 });
    signal[6_000] = 4;

    const output = limited(signal);

    expect(output[5_900]).toBe(signal[5_900]);
    expect(output[6_000]).toBeCloseTo(amplitudeOf(-2.5), 1);
    expect(output[18_000]).toBeCloseTo(signal[18_000]!, 3);
  });

  it('gives the same samples however the input is cut, as many as came in', () => {
    fc.assert(
      fc.property(fc.nat(3_000), blockLengths, (length, lengths) => {
        const signal = hostileSignal(3).subarray(0, length);

        expect(limited(signal, lengths)).toEqual(limited(signal, [3_000]));
        expect(limited(signal, lengths)).toHaveLength(length);
      }),
      { numRuns: 60 },
    );
  });
});

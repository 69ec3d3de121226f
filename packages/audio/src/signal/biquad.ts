import type { BlockFilter } from './block-filter.ts';

/** Coefficients of one second-order section with a0 scaled to 1. */
export interface Biquad {
  readonly b0: number;
  readonly b1: number;
  readonly b2: number;
  readonly a1: number;
  readonly a2: number;
}

export type BiquadKind = 'highPass' | 'peak' | 'highShelf';

/** One filter of a chain, as data. */
export interface BiquadSpecification {
  readonly kind: BiquadKind;
  readonly frequencyHz: number;
  /** Sharpness; 1/√2 is maximally flat for a pass filter and the steepest shelf without overshoot. */
  readonly q: number;
  /** Boost or cut of a peak or shelf; ignored by a pass filter. */
  readonly gainDb?: number;
}

type Unscaled = readonly [b0: number, b1: number, b2: number, a0: number, a1: number, a2: number];

/** The cookbook's numerators and denominators, from cos ω, α and A. */
const cookbook: Record<BiquadKind, (cosine: number, alpha: number, a: number) => Unscaled> = {
  highPass: (cosine, alpha) => [(1 + cosine) / 2, -(1 + cosine), (1 + cosine) / 2, 1 + alpha, -2 * cosine, 1 - alpha],
  peak: (cosine, alpha, a) => [1 + alpha * a, -2 * cosine, 1 - alpha * a, 1 + alpha / a, -2 * cosine, 1 - alpha / a],
  highShelf: (cosine, alpha, a) => {
    const slope = 2 * Math.sqrt(a) * alpha;
    return [
      a * (a + 1 + (a - 1) * cosine + slope),
      -2 * a * (a - 1 + (a + 1) * cosine),
      a * (a + 1 + (a - 1) * cosine - slope),
      a + 1 - (a - 1) * cosine + slope,
      2 * (a - 1 - (a + 1) * cosine),
      a + 1 - (a - 1) * cosine - slope,
    ];
  },
};

/**
 * Designs one filter.
 * Source: Robert Bristow-Johnson, Cookbook formulae for audio equalizer biquad filter coefficients (W3C Audio EQ Cookbook).
 */
export function designBiquad({ kind, frequencyHz, q, gainDb = 0 }: BiquadSpecification, sampleRateHz: number): Biquad {
  const omega = (2 * Math.PI * frequencyHz) / sampleRateHz;
  const alpha = Math.sin(omega) / (2 * q);
  const [b0, b1, b2, a0, a1, a2] = cookbook[kind](Math.cos(omega), alpha, 10 ** (gainDb / 40));
  return { b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: a1 / a0, a2: a2 / a0 };
}

/** Below this the memory of a filter is cleared: it is inaudible, and numbers near zero are computed many times slower. */
const silence = 1e-25;

/** A running second-order section (direct form II transposed) with its memory. */
export function createBiquadFilter({ b0, b1, b2, a1, a2 }: Biquad): BlockFilter {
  const memory = { first: 0, second: 0 };
  return function filterBlock(samples) {
    let { first, second } = memory;
    for (let index = 0; index < samples.length; index++) {
      const input = samples[index] ?? 0;
      const output = b0 * input + first;
      first = b1 * input - a1 * output + second;
      second = b2 * input - a2 * output;
      if (first < silence && first > -silence) {
        first = 0;
      }
      samples[index] = output;
    }
    memory.first = first;
    memory.second = second;
  };
}

/** Filters in a row, as one. */
export function createBiquadCascade(sections: readonly Biquad[]): BlockFilter {
  const filters = sections.map(createBiquadFilter);
  return function filterBlock(samples) {
    for (const filter of filters) {
      filter(samples);
    }
  };
}

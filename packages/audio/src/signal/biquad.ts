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
 * Designs one filter. Source: Robert Bristow-Johnson, Cookbook formulae for audio equalizer biquad filter coefficients
 * (W3C Audio EQ Cookbook).
 */
export function designBiquad({ kind, frequencyHz, q, gainDb = 0 }: BiquadSpecification, sampleRateHz: number): Biquad {
  const omega = (2 * Math.PI * frequencyHz) / sampleRateHz;
  const alpha = Math.sin(omega) / (2 * q);
  const [b0, b1, b2, a0, a1, a2] = cookbook[kind](Math.cos(omega), alpha, 10 ** (gainDb / 40));
  return { b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: a1 / a0, a2: a2 / a0 };
}

/**
 * Below this the memory of a filter is cleared: it is inaudible, and numbers near zero are computed many times slower.
 */
const silence = 1e-25;

/** A running second-order section (direct form II transposed) with its memory. */
export function createBiquadFilter(section: Biquad): BlockFilter {
  return createBiquadCascade([section]);
}

/** Lets everything through unchanged. */
const unity: Biquad = { b0: 1, b1: 0, b2: 0, a1: 0, a2: 0 };

/** Filters in a row, as one. */
export function createBiquadCascade(sections: readonly Biquad[]): BlockFilter {
  const fours = Array.from({ length: Math.ceil(sections.length / 4) }, (_, index) => {
    const [first = unity, second = unity, third = unity, fourth = unity] = sections.slice(4 * index);
    return createFourBiquads(first, second, third, fourth);
  });
  return function filterBlock(samples) {
    for (const filter of fours) {
      filter(samples);
    }
  };
}

/**
 * Four sections in one loop. Each sample of a section waits for the one before it, so a section by itself leaves a
 * processor idle most of the time; four of them, each a sample behind the one before, keep it busy.
 */
function createFourBiquads(a: Biquad, b: Biquad, c: Biquad, d: Biquad): BlockFilter {
  const memory = new Float64Array(8);
  const { b0: aB0, b1: aB1, b2: aB2, a1: aA1, a2: aA2 } = a;
  const { b0: bB0, b1: bB1, b2: bB2, a1: bA1, a2: bA2 } = b;
  const { b0: cB0, b1: cB1, b2: cB2, a1: cA1, a2: cA2 } = c;
  const { b0: dB0, b1: dB1, b2: dB2, a1: dA1, a2: dA2 } = d;
  return function filterBlock(samples) {
    let [a1 = 0, a2 = 0, b1 = 0, b2 = 0, c1 = 0, c2 = 0, d1 = 0, d2 = 0] = memory;
    for (let index = 0; index < samples.length; index++) {
      const input = samples[index] ?? 0;
      const fromA = aB0 * input + a1;
      a1 = audible(aB1 * input - aA1 * fromA + a2);
      a2 = aB2 * input - aA2 * fromA;
      const fromB = bB0 * fromA + b1;
      b1 = audible(bB1 * fromA - bA1 * fromB + b2);
      b2 = bB2 * fromA - bA2 * fromB;
      const fromC = cB0 * fromB + c1;
      c1 = audible(cB1 * fromB - cA1 * fromC + c2);
      c2 = cB2 * fromB - cA2 * fromC;
      const fromD = dB0 * fromC + d1;
      d1 = audible(dB1 * fromC - dA1 * fromD + d2);
      d2 = dB2 * fromC - dA2 * fromD;
      samples[index] = fromD;
    }
    memory.set([a1, a2, b1, b2, c1, c2, d1, d2]);
  };
}

function audible(value: number): number {
  return value < silence && value > -silence ? 0 : value;
}

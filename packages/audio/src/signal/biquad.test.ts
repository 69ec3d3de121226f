import { describe, expect, it } from 'vitest';
import { levelDbOf, sine } from '../testing/signals.ts';
import { type BiquadSpecification, createBiquadFilter, designBiquad } from './biquad.ts';

/** Gain in decibels that a filter has for a sine, once it has settled. */
function gainAt(specification: BiquadSpecification, frequencyHz: number): number {
  const signal = new Float64Array(sine({ frequencyHz, sampleRateHz: 24_000, durationS: 2 }));
  createBiquadFilter(designBiquad(specification, 24_000))(signal);
  return (
    levelDbOf(new Float32Array(signal), 24_000) - levelDbOf(sine({ frequencyHz, sampleRateHz: 24_000, durationS: 1 }))
  );
}

describe('designBiquad', () => {
  it.each<[BiquadSpecification, number, number]>([
    [{ kind: 'highPass', frequencyHz: 80, q: Math.SQRT1_2 }, 80, -3.01],
    [{ kind: 'highPass', frequencyHz: 80, q: Math.SQRT1_2 }, 20, -24.1],
    [{ kind: 'highPass', frequencyHz: 80, q: Math.SQRT1_2 }, 1_000, 0],
    [{ kind: 'peak', frequencyHz: 3_000, q: 0.9, gainDb: 2.5 }, 3_000, 2.5],
    [{ kind: 'peak', frequencyHz: 3_000, q: 0.9, gainDb: 2.5 }, 50, 0],
    [{ kind: 'highShelf', frequencyHz: 8_000, q: Math.SQRT1_2, gainDb: -1.5 }, 8_000, -0.75],
    [{ kind: 'highShelf', frequencyHz: 8_000, q: Math.SQRT1_2, gainDb: -1.5 }, 11_500, -1.5],
    [{ kind: 'highShelf', frequencyHz: 8_000, q: Math.SQRT1_2, gainDb: -1.5 }, 500, 0],
  ])('%o has its gain at %i Hz', (specification, frequencyHz, gainDb) => {
    expect(gainAt(specification, frequencyHz)).toBeCloseTo(gainDb, 1);
  });

  it('forgets a sound completely in the silence after it', () => {
    const filter = createBiquadFilter(designBiquad({ kind: 'highPass', frequencyHz: 80, q: Math.SQRT1_2 }, 24_000));
    filter(Float64Array.of(1, -1, 1));
    const silence = new Float64Array(24_000);

    filter(silence);

    expect(silence.at(-1)).toBe(0);
  });
});

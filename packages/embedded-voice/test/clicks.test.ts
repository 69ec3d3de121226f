import { describe, expect, it } from 'vitest';
import { findClicks } from './clicks.ts';

const rateHz = 24_000;

/** Harmonics of a voice, falling with frequency. */
function hum(): Float32Array {
  return Float32Array.from({ length: rateHz }, (_, index) => {
    const seconds = index / rateHz;
    return Array.from(
      { length: 20 },
      (_, order) => (0.2 / (order + 1)) * Math.sin(2 * Math.PI * 130 * (order + 1) * seconds + order),
    ).reduce((sum, value) => sum + value, 0);
  });
}

describe('findClicks', () => {
  it('finds nothing in a hum', () => {
    expect(findClicks(hum(), rateHz)).toEqual([]);
  });

  it('finds a sample that is off and a jump of the level, each at its place', () => {
    const samples = hum();
    samples[6_000]! += 0.1;
    for (let index = 15_000; index < samples.length; index += 1) {
      samples[index]! += 0.15;
    }
    const clicks = findClicks(samples, rateHz);
    expect(clicks).toHaveLength(2);
    expect(Math.abs(clicks[0]! - 6_000)).toBeLessThan(5);
    expect(Math.abs(clicks[1]! - 15_000)).toBeLessThan(5);
  });
});

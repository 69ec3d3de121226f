import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addLatency, latencyBoundsMs, noLatencies, percentileMs } from './latencies.ts';

const slowest = latencyBoundsMs.at(-1) ?? 0;
const times = fc.array(fc.double({ min: 0, max: slowest, noNaN: true }), { minLength: 1, maxLength: 200 });

/** The bounds of the bucket that a time falls into. */
function bucketOf(ms: number): [number, number] {
  const place = latencyBoundsMs.findIndex((bound) => ms <= bound);
  return [latencyBoundsMs[place - 1] ?? 0, latencyBoundsMs[place] ?? slowest];
}

describe('counted times', () => {
  it('say a percentile as closely as their bounds are', () => {
    fc.assert(
      fc.property(times, fc.constantFrom(0.5, 0.95, 1), (all, share) => {
        const exact = all.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(share * all.length) - 1)] ?? 0;
        const [lower, upper] = bucketOf(exact);
        const told = percentileMs(all.reduce(addLatency, noLatencies), share);
        expect(told).toBeGreaterThanOrEqual(lower);
        expect(told).toBeLessThanOrEqual(upper);
      }),
    );
  });

  it('say nothing of none, and the last bound of what is slower than all', () => {
    expect(percentileMs(noLatencies, 0.5)).toBeNull();
    expect(percentileMs(addLatency(noLatencies, 60_000), 0.95)).toBe(slowest);
  });
});

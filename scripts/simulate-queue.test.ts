import { describe, expect, it } from 'vitest';
import { createRandom } from './lib/create-random.ts';
import { readBenchmark } from './lib/read-benchmark.ts';
import { simulateQueue } from './lib/simulate-queue.ts';

const speeds = [{ characters: 100, perSecond: 1_000, firstByteMs: 10 }];
/** Every text has 100 characters and takes 100 ms. */
const lengths = { median: 100, sigma: 0, max: 5_000 };
const load = { lengths, speeds, utterances: 200_000 };

describe('the queue', () => {
  it('waits for nobody where there is nobody', () => {
    expect(simulateQueue({ ...load, cores: 4, requestsPerSecond: 0.01 }, createRandom(1))).toEqual({
      p50: 10,
      p95: 10,
      p99: 10,
    });
  });

  it('waits as the theory of one server with equal times says (M/D/1: half of rho over one minus rho)', () => {
    // With rho = 0.5 half of all come to a free server, and 95 of 100 wait less than 2.1 times the service.
    const { p50, p95 } = simulateQueue({ ...load, cores: 1, requestsPerSecond: 5 }, createRandom(2));
    expect(p50).toBeLessThan(40);
    expect(p95).toBeGreaterThan(180);
    expect(p95).toBeLessThan(230);
  });

  it('grows without end where more comes than can be said', () => {
    const { p99 } = simulateQueue({ ...load, cores: 2, requestsPerSecond: 30 }, createRandom(3));
    expect(p99).toBeGreaterThan(1_000_000);
  });

  it('is the same for the same seed', () => {
    const once = simulateQueue({ ...load, cores: 3, requestsPerSecond: 20 }, createRandom(4));
    expect(simulateQueue({ ...load, cores: 3, requestsPerSecond: 20 }, createRandom(4))).toEqual(once);
  });
});

it('reads the tables of the benchmarks', () => {
  const page = '# B\n\n## One\n\nText.\n\n| a | b c |\n| ---: | ---: |\n| 1,000 | 2.5 ms |\n\n## Two\n';
  expect(readBenchmark(page, 'One')).toEqual([{ a: 1000, 'b c': 2.5 }]);
  expect(() => readBenchmark(page, 'Three')).toThrow('Three');
});

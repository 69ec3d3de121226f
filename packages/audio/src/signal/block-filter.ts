/**
 * Changes a block of samples in place and remembers what the next block needs. Implementations copy their state to
 * local variables for the length of a block: numbers that a closure captures are slow to change.
 */
export type BlockFilter = (samples: Float64Array) => void;

/** @returns the share of its past that a one-pole smoother keeps per sample, for a time constant in milliseconds. */
export function smoothingFactor(timeMs: number, sampleRateHz: number): number {
  return Math.exp(-1000 / (timeMs * sampleRateHz));
}

/** Multiplies every sample by the same factor. */
export function createGain(factor: number): BlockFilter {
  return function scaleBlock(samples) {
    for (let index = 0; index < samples.length; index++) {
      samples[index] = (samples[index] ?? 0) * factor;
    }
  };
}

import { createScratch } from './sample-buffers.ts';

export interface ClipperSettings {
  /** Largest magnitude let through; infinities become ±limit, NaN becomes 0. */
  readonly limit: number;
  /** The factor applied after the clipping; 1 when absent. */
  readonly factor?: number;
}

/**
 * Makes samples safe to filter: no NaN, nothing beyond ±limit. One stray value would otherwise stay in every recursive
 * filter after it for the rest of the utterance.
 *
 * @returns a function from a block to its safe copy, which the next call overwrites.
 */
export function createClipper({
  limit,
  factor = 1,
}: ClipperSettings): (samples: Float32Array | Int16Array) => Float32Array {
  const takeScratch = createScratch(Float32Array);
  return function boundBlock(samples) {
    const bounded = takeScratch(samples.length);
    for (let index = 0; index < samples.length; index++) {
      const sample = samples[index] ?? 0;
      if (sample >= -limit && sample <= limit) {
        bounded[index] = sample * factor;
      } else if (sample > limit) {
        bounded[index] = limit * factor;
      } else {
        bounded[index] = sample < -limit ? -limit * factor : 0;
      }
    }
    return bounded;
  };
}

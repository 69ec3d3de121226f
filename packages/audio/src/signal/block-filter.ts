/**
 * Changes a block of samples in place and remembers what the next block needs. Implementations copy their state to
 * local variables for the length of a block: numbers that a closure captures are slow to change.
 */
export type BlockFilter = (samples: Float64Array) => void;

/** @returns the share of its past that a one-pole smoother keeps per sample, for a time constant in milliseconds. */
export function smoothingFactor(timeMs: number, sampleRateHz: number): number {
  return Math.exp(-1000 / (timeMs * sampleRateHz));
}

/** A factor that every sample is multiplied with. */
export interface Gain {
  readonly filter: BlockFilter;
  /** Goes over to another factor in a straight line, so that nothing clicks. */
  glideTo(factor: number): void;
}

/** @param glideLength samples in which the factor goes over to another. */
export function createGain(factor: number, glideLength: number): Gain {
  let [current, target, step] = [factor, factor, 0];

  return {
    filter(samples) {
      let gain = current;
      for (let index = 0; index < samples.length; index++) {
        samples[index] = (samples[index] ?? 0) * gain;
        if (gain !== target) {
          gain = Math.abs(target - gain) <= Math.abs(step) ? target : gain + step;
        }
      }
      current = gain;
    },
    glideTo(next) {
      if (next !== target) {
        target = next;
        step = (next - current) / glideLength;
      }
    },
  };
}

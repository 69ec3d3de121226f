/**
 * The place where the next output lies: at the input sample `sample` + tapCount / 2 - 1, and `phase` / phaseCount of a
 * sample after it.
 */
export interface FirPlace {
  readonly sample: number;
  readonly phase: number;
}

/**
 * The inner products of one polyphase filter with a signal, which are most of the work of resampling and of finding
 * peaks. Holds the filter and no state: what has to be remembered from block to block is its caller's.
 */
export interface FirKernel {
  /**
   * Fills `output`. Output n is the filter's answer n × `down` phases after `place`; the samples under its taps must be
   * in `input`.
   *
   * @param down phases from output to output.
   */
  resample(input: Float64Array, place: FirPlace, down: number, output: Float32Array): void;
  /**
   * Fills `peaks`. Peak n is the largest magnitude of the interpolated signal from sample n + tapCount / 2 - 1 of
   * `input` up to, not including, the next one. `input` holds tapCount - 1 samples more than there are peaks.
   *
   * @param floor where no sample under the taps reaches this, a sample's own magnitude may stand for its peak.
   */
  findPeaks(input: Float64Array, floor: number, peaks: Float64Array): void;
}

/** @returns the place that many phases later. */
export function advance({ sample, phase }: FirPlace, phases: number, phaseCount: number): FirPlace {
  const total = phase + phases;
  return { sample: sample + Math.floor(total / phaseCount), phase: total % phaseCount };
}

import { createFirKernel } from './create-fir-kernel.ts';
import type { FirKernel } from './fir-kernel.ts';
import { designPolyphaseLowPass } from './low-pass.ts';
import { createBacklog, createScratch } from './sample-buffers.ts';

/** Taps per interpolated position; twice those of the standard's example filter, so exact to higher frequencies. */
const tapCount = 24;
const half = tapCount / 2;

/** Kernels may round, and nothing that they round above the floor may be left out. */
const roundingMargin = 1 + 1e-5;

interface Interpolator {
  readonly kernel: FirKernel;
  /** No interpolated value exceeds the largest sample under the filter by more than this factor. */
  readonly overshoot: number;
}

const interpolators = new Map<number, Interpolator>();

function interpolatorOf(factor: number): Interpolator {
  const known = interpolators.get(factor);
  if (known !== undefined) {
    return known;
  }
  const filter = designPolyphaseLowPass({ phaseCount: factor, tapCount, cutoff: 0.5 });
  const gains = Array.from({ length: factor }, (_, phase) =>
    filter.coefficients
      .subarray(phase * tapCount, (phase + 1) * tapCount)
      .reduce((sum, value) => sum + Math.abs(value), 0),
  );
  const interpolator = { kernel: createFirKernel(filter), overshoot: Math.max(...gains) * roundingMargin };
  interpolators.set(factor, interpolator);
  return interpolator;
}

export interface InterSamplePeaks {
  /**
   * @param samples the next block of the signal.
   * @param floor peaks below this need not be exact: the sample's own magnitude may stand for them, which saves most of
   *   the work.
   * @returns one peak per sample, 12 samples late: the largest magnitude of the reconstructed waveform from that sample
   *   to the next. The next call overwrites it.
   */
  push(samples: Float32Array | Float64Array, floor: number): Float64Array;
  /** @returns the peaks still owed, so that there are as many as there were samples. */
  finish(floor: number): Float64Array;
}

/**
 * Finds peaks between samples by oversampling, for true-peak limiting and metering.
 * Source: Recommendation ITU-R BS.1770-4, Annex 2, with a longer interpolation filter.
 *
 * @param factor oversampling factor, at least 2.
 */
export function createInterSamplePeaks(factor: number): InterSamplePeaks {
  const { kernel, overshoot } = interpolatorOf(factor);
  const backlog = createBacklog(half - 1);
  const takeScratch = createScratch(Float64Array);

  function push(samples: Float32Array | Float64Array, floor: number): Float64Array {
    const input = backlog.append(samples);
    const peaks = takeScratch(Math.max(0, input.length - tapCount + 1));
    kernel.findPeaks(input, floor / overshoot, peaks);
    backlog.drop(peaks.length);
    return peaks;
  }

  return { push, finish: (floor) => push(new Float32Array(half), floor) };
}

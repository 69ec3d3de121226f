import { applyPhase, designPolyphaseLowPass, type Polyphase } from './low-pass.ts';
import { createBacklog, createScratch } from './scratch.ts';

/** Taps per interpolated position; twice those of the standard's example filter, so exact to higher frequencies. */
const tapCount = 24;
const half = tapCount / 2;

/** Samples looked at together when deciding whether interpolation can matter. */
const sliceLength = 32;

interface Interpolator {
  readonly factor: number;
  readonly filter: Polyphase;
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
    filter.coefficients.subarray(phase * tapCount, (phase + 1) * tapCount).reduce((sum, value) => sum + Math.abs(value), 0),
  );
  const interpolator = { factor, filter, overshoot: Math.max(...gains) };
  interpolators.set(factor, interpolator);
  return interpolator;
}

/** Largest magnitude of the waveform from `samples[center]` up to, not including, the next sample. */
function peakAfter(samples: Float64Array, center: number, { factor, filter }: Interpolator): number {
  let peak = Math.abs(samples[center] ?? 0);
  for (let phase = 1; phase < factor; phase++) {
    peak = Math.max(peak, Math.abs(applyPhase(filter, phase, samples, center - half + 1)));
  }
  return peak;
}

function largestMagnitude(samples: Float64Array, start: number, end: number): number {
  let largest = 0;
  for (let index = start; index < end; index++) {
    largest = Math.max(largest, Math.abs(samples[index] ?? 0));
  }
  return largest;
}

export interface InterSamplePeaks {
  /**
   * @param samples the next block of the signal.
   * @param floor peaks below this need not be exact: the sample's own magnitude may stand for them, which saves most of the work.
   * @returns one peak per sample, 12 samples late: the largest magnitude of the reconstructed waveform from that sample to the next. The next call
   * overwrites it.
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
  const interpolator = interpolatorOf(factor);
  const backlog = createBacklog(half - 1);
  const takeScratch = createScratch(Float64Array);

  function push(samples: Float32Array | Float64Array, floor: number): Float64Array {
    const input = backlog.append(samples);
    const peaks = takeScratch(Math.max(0, input.length - tapCount + 1));
    for (let start = 0; start < peaks.length; start += sliceLength) {
      const end = Math.min(start + sliceLength, peaks.length);
      const matters = largestMagnitude(input, start, end + tapCount - 1) * interpolator.overshoot >= floor;
      for (let index = start; index < end; index++) {
        const center = index + half - 1;
        peaks[index] = matters ? peakAfter(input, center, interpolator) : Math.abs(input[center] ?? 0);
      }
    }
    backlog.drop(peaks.length);
    return peaks;
  }

  return { push, finish: (floor) => push(new Float32Array(half), floor) };
}

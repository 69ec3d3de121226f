import { joinSamples } from '../stage.ts';
import { designPolyphaseLowPass } from './low-pass.ts';

/** Taps per interpolated position; twice those of the standard's example filter, so exact to higher frequencies. */
const tapCount = 24;
const half = tapCount / 2;

/** Samples looked at together when deciding whether interpolation can matter. */
const sliceLength = 32;

interface Interpolator {
  readonly factor: number;
  readonly coefficients: Float64Array;
  /** No interpolated value exceeds the largest sample under the filter by more than this factor. */
  readonly overshoot: number;
}

const interpolators = new Map<number, Interpolator>();

function interpolatorOf(factor: number): Interpolator {
  const known = interpolators.get(factor);
  if (known !== undefined) {
    return known;
  }
  const coefficients = designPolyphaseLowPass({ phaseCount: factor, tapCount, cutoff: 0.5 });
  const sums = Array.from({ length: factor }, (_, phase) =>
    coefficients.subarray(phase * tapCount, (phase + 1) * tapCount).reduce((sum, value) => sum + Math.abs(value), 0),
  );
  const interpolator = { factor, coefficients, overshoot: Math.max(...sums) };
  interpolators.set(factor, interpolator);
  return interpolator;
}

/** Largest magnitude of the waveform from `samples[center]` up to, not including, the next sample. */
function peakAfter(samples: Float32Array, center: number, { factor, coefficients }: Interpolator): number {
  let peak = Math.abs(samples[center] ?? 0);
  const start = center - half + 1;
  for (let phase = 1; phase < factor; phase++) {
    const row = phase * tapCount;
    let sum = 0;
    for (let tap = 0; tap < tapCount; tap++) {
      sum += (coefficients[row + tap] ?? 0) * (samples[start + tap] ?? 0);
    }
    peak = Math.max(peak, Math.abs(sum));
  }
  return peak;
}

function largestMagnitude(samples: Float32Array, start: number, end: number): number {
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
   * @returns one peak per sample, 12 samples late: the largest magnitude of the reconstructed waveform from that sample to the next.
   */
  push(samples: Float32Array, floor: number): Float32Array;
  /** @returns the peaks still owed, so that there are as many as there were samples. */
  finish(floor: number): Float32Array;
}

/**
 * Finds peaks between samples by oversampling, for true-peak limiting and metering.
 * Source: Recommendation ITU-R BS.1770-4, Annex 2, with a longer interpolation filter.
 *
 * @param factor oversampling factor, at least 2.
 */
export function createInterSamplePeaks(factor: number): InterSamplePeaks {
  const interpolator = interpolatorOf(factor);
  let held: Float32Array = new Float32Array(half - 1);

  function push(samples: Float32Array, floor: number): Float32Array {
    const input = joinSamples(held, samples);
    const peaks = new Float32Array(Math.max(0, input.length - tapCount + 1));
    for (let start = 0; start < peaks.length; start += sliceLength) {
      const end = Math.min(start + sliceLength, peaks.length);
      const matters = largestMagnitude(input, start, end + tapCount - 1) * interpolator.overshoot >= floor;
      for (let index = start; index < end; index++) {
        const center = index + half - 1;
        peaks[index] = matters ? peakAfter(input, center, interpolator) : Math.abs(input[center] ?? 0);
      }
    }
    held = input.slice(peaks.length);
    return peaks;
  }

  return { push, finish: (floor) => push(new Float32Array(half), floor) };
}

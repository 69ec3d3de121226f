import type { FirKernel } from './fir-kernel.ts';
import type { Polyphase } from './low-pass.ts';

/** Samples looked at together when deciding whether interpolation can matter. */
const sliceLength = 32;

/** The kernel in plain JavaScript: in double precision, and several times slower than on vectors. */
export function createScalarFir(filter: Polyphase): FirKernel {
  const { phaseCount, tapCount } = filter;
  const middle = tapCount / 2 - 1;

  /** Largest magnitude of the waveform from the sample at `start` + middle up to, not including, the next one. */
  function peakAfter(samples: Float64Array, start: number): number {
    let peak = Math.abs(samples[start + middle] ?? 0);
    for (let phase = 1; phase < phaseCount; phase++) {
      peak = Math.max(peak, Math.abs(applyPhase(filter, phase, samples, start)));
    }
    return peak;
  }

  return {
    resample(input, { sample, phase }, down, output) {
      let start = sample;
      let row = phase;
      for (let index = 0; index < output.length; index++) {
        output[index] = applyPhase(filter, row, input, start);
        const step = Math.floor((row + down) / phaseCount);
        start += step;
        row += down - step * phaseCount;
      }
    },
    findPeaks(input, floor, peaks) {
      for (let start = 0; start < peaks.length; start += sliceLength) {
        const end = Math.min(start + sliceLength, peaks.length);
        const matters = largestMagnitude(input, start, end + tapCount - 1) >= floor;
        for (let index = start; index < end; index++) {
          peaks[index] = matters ? peakAfter(input, index) : Math.abs(input[index + middle] ?? 0);
        }
      }
    },
  };
}

function largestMagnitude(samples: Float64Array, start: number, end: number): number {
  let largest = 0;
  for (let index = start; index < end; index++) {
    largest = Math.max(largest, Math.abs(samples[index] ?? 0));
  }
  return largest;
}

/**
 * One output: the sum of a phase's coefficients, each times a sample from `start` on. Four sums run side by side,
 * because a processor adds to four numbers in the time that it waits for one.
 */
function applyPhase(
  { coefficients, tapCount }: Polyphase,
  phase: number,
  samples: Float64Array,
  start: number,
): number {
  const row = phase * tapCount;
  let first = 0;
  let second = 0;
  let third = 0;
  let fourth = 0;
  for (let tap = 0; tap < tapCount; tap += 4) {
    const coefficient = row + tap;
    const sample = start + tap;
    first += (coefficients[coefficient] ?? 0) * (samples[sample] ?? 0);
    second += (coefficients[coefficient + 1] ?? 0) * (samples[sample + 1] ?? 0);
    third += (coefficients[coefficient + 2] ?? 0) * (samples[sample + 2] ?? 0);
    fourth += (coefficients[coefficient + 3] ?? 0) * (samples[sample + 3] ?? 0);
  }
  return first + second + (third + fourth);
}

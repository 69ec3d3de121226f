import { joinSamples, type Stage } from '../stage.ts';
import { smoothingFactor } from './compressor.ts';
import { amplitudeOf } from './decibels.ts';
import { createInterSamplePeaks } from './inter-sample-peaks.ts';
import { createSlidingMinimum } from './sliding-minimum.ts';

export interface LimiterSettings {
  /** True peak that the output keeps below, in decibels of full scale. */
  readonly ceilingDb: number;
  /** How long before a peak the gain starts to fall. */
  readonly lookAheadMs: number;
  /** Time constant with which the gain comes back. */
  readonly releaseMs: number;
}

const oversampling = 4;

/**
 * The gain of a look-ahead limiter, from the peaks of the signal. The gain at a peak is the mean of values that all are low enough for it, so
 * it is low enough too, and it moves in straight ramps instead of steps.
 *
 * @returns a function from the peak at sample n + lookAhead to the gain for sample n.
 */
function createLimiterGain(ceiling: number, lookAhead: number, release: number): (peak: number) => number {
  const window = lookAhead + 1;
  const nextMinimum = createSlidingMinimum(window);
  const ramp = new Float64Array(window).fill(1);
  let rampSum = window;
  let rampIndex = 0;
  let previousPeak = 0;
  let recovering = 1;
  return function nextGain(peak) {
    // A peak between two samples concerns both of them.
    const higher = Math.max(peak, previousPeak);
    previousPeak = peak;
    const lowest = nextMinimum(higher > ceiling ? ceiling / higher : 1);
    recovering = lowest < recovering ? lowest : lowest + release * (recovering - lowest);
    rampSum += recovering - (ramp[rampIndex] ?? 1);
    ramp[rampIndex] = recovering;
    rampIndex = (rampIndex + 1) % window;
    return rampSum / window;
  };
}

/** Look-ahead true-peak limiter. Output is aligned with the input and has the same length. */
export function createLimiter(settings: LimiterSettings, sampleRateHz: number): Stage {
  const ceiling = amplitudeOf(settings.ceilingDb);
  const lookAhead = Math.round((settings.lookAheadMs / 1000) * sampleRateHz);
  const nextGain = createLimiterGain(ceiling, lookAhead, smoothingFactor(settings.releaseMs, sampleRateHz));
  const detector = createInterSamplePeaks(oversampling);
  let held: Float32Array = new Float32Array(0);
  // The first gains belong to samples before the start.
  let toSkip = lookAhead;

  function applyGain(peaks: Float32Array): Float32Array {
    const output = new Float32Array(Math.max(0, peaks.length - toSkip));
    let written = 0;
    for (const peak of peaks) {
      const gain = nextGain(peak);
      if (toSkip > 0) {
        toSkip--;
      } else {
        output[written] = (held[written] ?? 0) * gain;
        written++;
      }
    }
    held = held.slice(written);
    return output;
  }

  return {
    push(samples) {
      held = joinSamples(held, samples);
      return applyGain(detector.push(samples, ceiling));
    },
    finish() {
      return applyGain(joinSamples(detector.finish(ceiling), new Float32Array(lookAhead)));
    },
  };
}

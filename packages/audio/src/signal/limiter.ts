import type { Stage } from '../stage.ts';
import { type BlockFilter, smoothingFactor } from './block-filter.ts';
import { amplitudeOf } from './decibels.ts';
import { createInterSamplePeaks } from './inter-sample-peaks.ts';
import { joinSamples } from './join-samples.ts';
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

/** The gain that each peak would need on its own. A peak between two samples concerns both of them. */
function createNeededGain(ceiling: number): (peaks: Float32Array) => Float64Array {
  let previousPeak = 0;
  return function neededGain(peaks) {
    const gains = new Float64Array(peaks.length);
    for (let index = 0; index < peaks.length; index++) {
      const peak = Math.max(peaks[index] ?? 0, (index === 0 ? previousPeak : peaks[index - 1]) ?? 0);
      gains[index] = peak > ceiling ? ceiling / peak : 1;
    }
    previousPeak = peaks[peaks.length - 1] ?? previousPeak;
    return gains;
  };
}

/** Lets the gain fall at once and come back slowly, and then turns every step into a straight ramp: the mean of the last `length` values. */
function createGainSmoother(length: number, release: number): BlockFilter {
  const ramp = new Float64Array(length).fill(1);
  const state = { recovering: 1, sum: length, place: 0 };
  return function smoothBlock(gains) {
    let { recovering, sum, place } = state;
    for (let index = 0; index < gains.length; index++) {
      const gain = gains[index] ?? 1;
      recovering = gain < recovering ? gain : gain + release * (recovering - gain);
      sum += recovering - (ramp[place] ?? 1);
      ramp[place] = recovering;
      place = place + 1 === length ? 0 : place + 1;
      gains[index] = sum / length;
    }
    Object.assign(state, { recovering, sum, place });
  };
}

/**
 * Look-ahead true-peak limiter. Output is aligned with the input and has the same length. The gain at a peak is a mean of values that all are low
 * enough for that peak, because each is a minimum over the look-ahead; so it is low enough too.
 */
export function createLimiter(settings: LimiterSettings, sampleRateHz: number): Stage {
  const ceiling = amplitudeOf(settings.ceilingDb);
  const lookAhead = Math.round((settings.lookAheadMs / 1000) * sampleRateHz);
  const detector = createInterSamplePeaks(oversampling);
  const neededGain = createNeededGain(ceiling);
  const minimize = createSlidingMinimum(lookAhead + 1);
  const smooth = createGainSmoother(lookAhead + 1, smoothingFactor(settings.releaseMs, sampleRateHz));
  let held: Float32Array = new Float32Array(0);
  // The first gains belong to samples before the start.
  let toSkip = lookAhead;

  function applyGain(peaks: Float32Array): Float32Array {
    const gains = neededGain(peaks);
    minimize(gains);
    smooth(gains);
    const skipped = Math.min(toSkip, gains.length);
    toSkip -= skipped;
    const output = held.slice(0, gains.length - skipped);
    for (let index = 0; index < output.length; index++) {
      output[index] = (output[index] ?? 0) * (gains[index + skipped] ?? 1);
    }
    held = held.slice(output.length);
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

import type { Stage } from '../stage.ts';
import { type BlockFilter, smoothingFactor } from './block-filter.ts';
import { amplitudeOf } from './decibels.ts';
import { createInterSamplePeaks } from './inter-sample-peaks.ts';
import { createBacklog, createScratch } from './sample-buffers.ts';
import { createSlidingMinimum } from './sliding-minimum.ts';

export interface LimiterSettings {
  /** True peak that the output keeps below, in decibels of full scale. */
  readonly ceilingDb: number;
  /** The time before a peak at which the gain starts to fall. */
  readonly lookAheadMs: number;
  /** Time constant with which the gain comes back. */
  readonly releaseMs: number;
}

const oversampling = 4;

/** Replaces each peak by the gain that it would need on its own. */
function peaksToGains(peaks: Float64Array, ceiling: number): void {
  for (let index = 0; index < peaks.length; index++) {
    const peak = peaks[index] ?? 0;
    peaks[index] = peak > ceiling ? ceiling / peak : 1;
  }
}

/**
 * Lets the gain fall at once and come back slowly, and then turns every step into a straight ramp: the mean of the last
 * `length` values.
 */
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
 * Look-ahead true-peak limiter. Output is aligned with the input and has the same length. The gain at a peak is a mean
 * of values that all are low enough for that peak, because each is a minimum over the look-ahead; so it is low enough
 * too.
 */
export function createLimiter(settings: LimiterSettings, sampleRateHz: number): Stage {
  const ceiling = amplitudeOf(settings.ceilingDb);
  const lookAhead = Math.round((settings.lookAheadMs / 1000) * sampleRateHz);
  const detector = createInterSamplePeaks(oversampling);
  const minimize = createSlidingMinimum(lookAhead + 1);
  const smooth = createGainSmoother(lookAhead + 1, smoothingFactor(settings.releaseMs, sampleRateHz));
  const backlog = createBacklog(0);
  const takeScratch = createScratch(Float32Array);
  // The first gains belong to samples before the start.
  let toSkip = lookAhead;

  /** Turns peaks into gains, applies them to the samples that wait for them, and leaves the rest waiting. */
  function limit(waiting: Float64Array, gains: Float64Array): Float32Array {
    peaksToGains(gains, ceiling);
    minimize(gains);
    smooth(gains);
    const skipped = Math.min(toSkip, gains.length);
    toSkip -= skipped;
    const output = takeScratch(gains.length - skipped);
    for (let index = 0; index < output.length; index++) {
      output[index] = (waiting[index] ?? 0) * (gains[index + skipped] ?? 1);
    }
    backlog.drop(output.length);
    return output;
  }

  return {
    push(samples) {
      return limit(backlog.append(samples), detector.push(samples, ceiling));
    },
    finish() {
      const lastPeaks = detector.finish(ceiling);
      const peaks = new Float64Array(lastPeaks.length + lookAhead);
      peaks.set(lastPeaks);
      return limit(backlog.append(new Float32Array(0)), peaks);
    },
  };
}

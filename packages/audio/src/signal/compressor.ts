import { type BlockFilter, smoothingFactor } from './block-filter.ts';
import { amplitudeOf } from './decibels.ts';

export interface CompressorSettings {
  /** Level above which the signal is turned down, in decibels of full scale. */
  readonly thresholdDb: number;
  /** Decibels in per decibel out above the threshold. */
  readonly ratio: number;
  readonly attackMs: number;
  readonly releaseMs: number;
}

/**
 * Feed-forward compressor: the reduction wanted by the static curve is smoothed in decibels, so that it starts and ends
 * equally gently at any level. No make-up gain. Source: Giannoulis, Massberg, Reiss, Digital Dynamic Range Compressor
 * Design (JAES 60/6, 2012), log-domain smooth branching detector.
 */
export function createCompressor(settings: CompressorSettings, sampleRateHz: number): BlockFilter {
  const threshold = amplitudeOf(settings.thresholdDb);
  const slope = 1 - 1 / settings.ratio;
  const attack = smoothingFactor(settings.attackMs, sampleRateHz);
  const release = smoothingFactor(settings.releaseMs, sampleRateHz);
  // Both in nepers: the exponent of the gain, so that one logarithm and one exponential per loud sample are enough.
  const memory = { reduction: 0 };
  return function compressBlock(samples) {
    let { reduction } = memory;
    for (let index = 0; index < samples.length; index++) {
      const sample = samples[index] ?? 0;
      const level = Math.abs(sample);
      const wanted = level > threshold ? slope * Math.log(level / threshold) : 0;
      const keep = wanted > reduction ? attack : release;
      reduction = wanted + keep * (reduction - wanted);
      if (reduction < 1e-9) {
        reduction = 0;
      } else {
        samples[index] = sample * Math.exp(-reduction);
      }
    }
    memory.reduction = reduction;
  };
}

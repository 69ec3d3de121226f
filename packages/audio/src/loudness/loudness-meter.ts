import { decibelsOf } from '../signal/decibels.ts';
import { createInterSamplePeaks } from '../signal/inter-sample-peaks.ts';
import { createGatedLoudness } from './gated-loudness.ts';
import { createGatingBlocks } from './gating-blocks.ts';

export interface Loudness {
  /** Integrated loudness in LUFS; -Infinity for silence and for anything shorter than one gating block of 400 ms. */
  readonly integratedLufs: number;
  /** Highest true peak in decibels of full scale; -Infinity for digital silence. */
  readonly truePeakDb: number;
}

export interface LoudnessMeter {
  push(samples: Float32Array): void;
  /** @returns the integrated loudness so far, to be asked at any time. */
  integratedLufs(): number;
  /** @returns the result over everything pushed. The meter accepts nothing afterwards. */
  finish(): Loudness;
}

/** Oversamples to 192 kHz or a little more or less; below four times the reading is too low by more than 0.7 dB. */
function oversamplingOf(sampleRateHz: number): number {
  return Math.max(4, Math.round(192_000 / sampleRateHz));
}

/**
 * Loudness meter for one channel, in constant memory. A mono signal counts once, as in BS.1770 and in common meters: a
 * 997 Hz sine at full scale reads -3.0 LUFS. Source: Recommendation ITU-R BS.1770-4 (loudness in Annex 1, true peak in
 * Annex 2).
 *
 * @param sampleRateHz rate of the samples to come, 8,000 to 48,000 Hz.
 */
export function createLoudnessMeter(sampleRateHz: number): LoudnessMeter {
  const nextBlocks = createGatingBlocks(sampleRateHz);
  const gated = createGatedLoudness();
  const detector = createInterSamplePeaks(oversamplingOf(sampleRateHz));
  let truePeak = 0;

  function notePeaks(peaks: Float64Array): void {
    for (const peak of peaks) {
      truePeak = Math.max(truePeak, peak);
    }
  }

  return {
    push(samples) {
      nextBlocks(samples).forEach(gated.add);
      notePeaks(detector.push(samples, truePeak));
    },
    integratedLufs: gated.integratedLufs,
    finish() {
      notePeaks(detector.finish(truePeak));
      return { integratedLufs: gated.integratedLufs(), truePeakDb: decibelsOf(truePeak) };
    },
  };
}

/** Measures a whole signal at once. Parameters and units as for `createLoudnessMeter`. */
export function measureLoudness(samples: Float32Array, sampleRateHz: number): Loudness {
  const meter = createLoudnessMeter(sampleRateHz);
  meter.push(samples);
  return meter.finish();
}

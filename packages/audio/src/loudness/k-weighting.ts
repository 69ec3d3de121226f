import { type Biquad, createBiquadCascade } from '../signal/biquad.ts';
import type { BlockFilter } from '../signal/block-filter.ts';

/**
 * The two K-weighting sections of BS.1770 for any sample rate. The recommendation tabulates them for 48 kHz only; these
 * analogue parameters give exactly that table at 48 kHz and the same response elsewhere. Source: Recommendation ITU-R
 * BS.1770-4, Annex 1; parameters from libebur128 (`ebur128_init_filter`), after B. De Man, Evaluation of
 * Implementations of the EBU R128 Loudness Measurement.
 */
export function designKWeighting(sampleRateHz: number): readonly [shelf: Biquad, highPass: Biquad] {
  return [designHeadShelf(sampleRateHz), designRevisedLowFrequencyHighPass(sampleRateHz)];
}

function designHeadShelf(sampleRateHz: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRateHz);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const scale = 1 + k / q + k * k;
  return {
    b0: (high + (band * k) / q + k * k) / scale,
    b1: (2 * (k * k - high)) / scale,
    b2: (high - (band * k) / q + k * k) / scale,
    a1: (2 * (k * k - 1)) / scale,
    a2: (1 - k / q + k * k) / scale,
  };
}

function designRevisedLowFrequencyHighPass(sampleRateHz: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRateHz);
  const q = 0.5003270373238773;
  const scale = 1 + k / q + k * k;
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / scale, a2: (1 - k / q + k * k) / scale };
}

export function createKWeighting(sampleRateHz: number): BlockFilter {
  return createBiquadCascade(designKWeighting(sampleRateHz));
}

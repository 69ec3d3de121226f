import { binCount, binFloats } from '../kernels/layout.ts';
import type { Kernels } from '../kernels/open-kernels.ts';
import { nyquistHz } from './mel-axis.ts';

/** Samples by which everything comes later, so that what precedes a pulse has its place: 8 ms. */
export const vocoderDelay = 192;

/** The glottal pulse as a resonance a little above the fundamental (Doval, d'Alessandro and Henrich 2006). */
const glottalResonance = { ofPitch: 1.3, bandwidthOfPitch: 1.1 } as const;
/** At high frequencies the energy of a pulse is spread over time, by this many milliseconds at most. */
const spreadMs = 0.7;
const spreadFromHz = 1_200;
const spreadFullHz = 4_000;
/** How often the delay goes up and down over frequency. */
const ripplesHz = [730, 1_190] as const;

/**
 * The phase by which a pulse differs from minimum phase, bin by bin. A train of minimum-phase pulses buzzes: people's
 * glottis opens slowly and closes
 * at once, which is the glottal resonance turned round in time, and rooms and mouths spread what is high.
 *
 * @param scratch address of two rows of bins.
 */
export function dispersionPhase(kernels: Kernels, scratch: number, pitchHz: number): Float64Array {
  const rows = kernels.floats(scratch, 2 * binFloats);
  const [level, glottal] = [rows.subarray(0, binFloats), rows.subarray(binFloats)];
  for (let bin = 0; bin < binFloats; bin += 1) {
    level[bin] = glottalLevel((Math.min(bin, binCount - 1) * nyquistHz) / (binCount - 1), pitchHz);
  }
  kernels.minimumPhase(scratch, scratch + binFloats * Float32Array.BYTES_PER_ELEMENT);
  const phase = new Float64Array(binCount);
  let spread = 0;
  for (let bin = 0; bin < binCount; bin += 1) {
    const hz = (bin * nyquistHz) / (binCount - 1);
    spread -= 2 * Math.PI * (spreadAt(hz) / 1_000) * (nyquistHz / (binCount - 1));
    // Its phase twice off: once to take it away, once to turn it round.
    phase[bin] = spread - 2 * (glottal[bin] ?? 0);
  }
  return phase;
}

/** Logarithm of the amplitude of a resonance of second order. */
function glottalLevel(hz: number, pitchHz: number): number {
  const centre = glottalResonance.ofPitch * pitchHz;
  const bandwidth = glottalResonance.bandwidthOfPitch * pitchHz;
  const ratio = hz / centre;
  return -0.5 * Math.log((1 - ratio ** 2) ** 2 + (ratio * (bandwidth / centre)) ** 2);
}

/** Group delay in milliseconds. */
function spreadAt(hz: number): number {
  const amount = Math.min(Math.max((hz - spreadFromHz) / (spreadFullHz - spreadFromHz), 0), 1);
  const ripple = ripplesHz.reduce((sum, period, index) => sum + Math.sin((2 * Math.PI * hz) / period + index), 0);
  return (spreadMs * amount * ripple) / ripplesHz.length;
}

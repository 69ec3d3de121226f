import { createScratch } from '../signal/sample-buffers.ts';
import { createKWeighting } from './k-weighting.ts';

/**
 * Loudness of a block, in LUFS, whose K-weighted mean square is `power`. Source: ITU-R BS.1770-4, Annex 1, equation 2,
 * one channel.
 */
export function loudnessOf(power: number): number {
  return -0.691 + 10 * Math.log10(power);
}

const hopsPerSecond = 10;
const hopsPerBlock = 4;

/** Samples from one gating block to the next: 100 ms, a quarter of a block. */
export function hopLength(sampleRateHz: number): number {
  return Math.round(sampleRateHz / hopsPerSecond);
}

/** @returns the sum of the squares from `start` to before `end`, on top of `energy`. */
function addEnergy(energy: number, samples: Float64Array, start: number, end: number): number {
  let sum = energy;
  for (let index = start; index < end; index++) {
    sum += (samples[index] ?? 0) ** 2;
  }
  return sum;
}

/**
 * Cuts a signal into the 400 ms blocks, overlapping by 75 %, that loudness is gated by.
 *
 * @returns a function that takes the next samples and gives the K-weighted mean square of every block that they
 *   complete.
 */
export function createGatingBlocks(sampleRateHz: number): (samples: Float32Array | Float64Array) => readonly number[] {
  const weight = createKWeighting(sampleRateHz);
  const takeScratch = createScratch(Float64Array);
  const hop = hopLength(sampleRateHz);
  let hopEnergies: readonly number[] = [];
  let energy = 0;
  let hopFill = 0;

  return function nextBlocks(samples) {
    const weighted = takeScratch(samples.length);
    weighted.set(samples);
    weight(weighted);
    const powers: number[] = [];
    for (let start = 0; start < weighted.length;) {
      const end = Math.min(start + hop - hopFill, weighted.length);
      energy = addEnergy(energy, weighted, start, end);
      hopFill += end - start;
      start = end;
      if (hopFill === hop) {
        hopEnergies = [...hopEnergies.slice(1 - hopsPerBlock), energy];
        energy = 0;
        hopFill = 0;
        if (hopEnergies.length === hopsPerBlock) {
          powers.push(hopEnergies.reduce((sum, part) => sum + part, 0) / (hop * hopsPerBlock));
        }
      }
    }
    return powers;
  };
}

import { loudnessOf } from './gating-blocks.ts';

/** Blocks quieter than this never count. Source: ITU-R BS.1770-4, Annex 1. */
const absoluteGateLufs = -70;

/** Nor do blocks this much quieter than the mean of the others. Source: as above. */
const relativeGateLu = -10;

/**
 * Width of a class of equally loud blocks. Only the class that the relative gate falls into is not told apart exactly.
 */
const classWidthLu = 0.1;
const classCount = 1000;

export interface GatedLoudness {
  add(power: number): void;
  /** @returns the integrated loudness so far in LUFS; -Infinity while nothing was above the gates. */
  integratedLufs(): number;
}

/**
 * Integrated loudness with both gates of BS.1770-4, in constant memory: blocks are summed by loudness class instead of
 * being remembered one by one.
 */
export function createGatedLoudness(): GatedLoudness {
  const counts = new Float64Array(classCount);
  const powers = new Float64Array(classCount);

  function meanPowerFrom(firstClass: number): number {
    let count = 0;
    let power = 0;
    for (let index = firstClass; index < classCount; index++) {
      count += counts[index] ?? 0;
      power += powers[index] ?? 0;
    }
    return count === 0 ? 0 : power / count;
  }

  return {
    add(power) {
      const loudness = loudnessOf(power);
      if (loudness < absoluteGateLufs) {
        return;
      }
      const index = classOf(loudness);
      counts[index] = (counts[index] ?? 0) + 1;
      powers[index] = (powers[index] ?? 0) + power;
    },
    integratedLufs() {
      const ungated = meanPowerFrom(0);
      return loudnessOf(meanPowerFrom(classOf(loudnessOf(ungated) + relativeGateLu)));
    },
  };
}

function classOf(loudnessLufs: number): number {
  const index = Math.floor((loudnessLufs - absoluteGateLufs) / classWidthLu);
  return Math.min(Math.max(index, 0), classCount - 1);
}

import type { ModelChunk } from './to-chunks.ts';

/**
 * Seconds of a sound of speech on average, and of a doubled one, at a reader's pace; a model's own pace is learned from
 * what it has said.
 */
const secondsPerSound = 0.075;
const longFactor = 1.6;
/** How far from its own pace a model may be for a phrase: beyond that words are missing, or said twice. */
const bounds = { min: 0.55, max: 1.6 } as const;
/** While its pace is not known yet. */
const firstBounds = { min: 0.25, max: 5 } as const;
/** Short phrases differ more than they tell. */
const soundsMin = 8;
const pacesKept = 31;
const pacesMin = 5;

/** Tells a phrase that was cut short or repeated by how long it sounds. */
export interface LengthWatch {
  /** @returns whether so much sound can be the whole phrase, once. */
  isWhole(chunk: ModelChunk, seconds: number, speed: number): boolean;
}

export function createLengthWatch(): LengthWatch {
  const paces: number[] = [];
  return {
    isWhole({ words }, seconds, speed) {
      const sounds = words.flatMap((word) => word.sounds);
      if (sounds.length < soundsMin) {
        return true;
      }
      const expected = sounds.reduce((sum, { long }) => sum + (long ? longFactor : 1), 0) * secondsPerSound;
      const pace = (seconds * speed) / expected;
      const isKnown = paces.length >= pacesMin;
      const usual = isKnown ? median(paces) : 1;
      const { min, max } = isKnown ? bounds : firstBounds;
      const isWhole = pace >= usual * min && pace <= usual * max;
      if (isWhole) {
        paces.push(pace);
        paces.splice(0, paces.length - pacesKept);
      }
      return isWhole;
    },
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 1;
}

import { createGatingBlocks, hopLength, loudnessOf } from '../loudness/gating-blocks.ts';
import type { BlockFilter } from './block-filter.ts';
import { amplitudeOf } from './decibels.ts';

export interface LevellerSettings {
  /** Loudness to arrive at, in LUFS. */
  readonly targetLufs: number;
  /** Gain until enough has been heard; also where a later utterance of the same voice should start. */
  readonly startGainDb: number;
}

export interface Leveller {
  readonly filter: BlockFilter;
  /** @returns the gain applied to the latest sample, in decibels. */
  gainDb(): number;
}

/** The gain stays in this range whatever the input is. */
const gainRangeDb = { min: -30, max: 24 } as const;

/** Quieter blocks are pauses or noise, and never move the gain. */
const absoluteGateLufs = -50;
/** Nor do blocks this much quieter than the mean of all blocks: trailing syllables and the edges of pauses. */
const relativeGateLu = -6;
/** Speech is this much louder, measured as a whole, than the mean of its blocks' decibels. */
const wholeOverMeanLu = 0.4;
/** Blocks remembered: about 10 s of speech. Long against a sentence, so the gain does not follow words. */
const memoryBlocks = 100;
/** Most that the gain moves from one block (100 ms) to the next, in decibels: it may fall faster than it rises. */
const steadyStep = { up: 0.4, down: 1.2 } as const;
/** The same during the first blocks of speech, when a wrong start is better mended at once. */
const settlingStep = { up: 2, down: 4 } as const;
const settlingBlocks = 10;

/** @returns a function from the next value to a mean that starts as a plain mean and then forgets slowly. */
function createFadingMean(): (value: number) => number {
  let mean = 0;
  let count = 0;
  return function nextMean(value) {
    count = Math.min(count + 1, memoryBlocks);
    mean += (value - mean) / count;
    return mean;
  };
}

/**
 * Follows how loud the speech is. Means are taken of decibels, not of powers, so that a slammed door does not outweigh
 * the minute after it.
 *
 * @returns a function from the next block's power to the loudness of the speech so far, or undefined when the block was
 *   none.
 */
function createSpeechLoudness(): (power: number) => number | undefined {
  const nextMeanOfAll = createFadingMean();
  const nextMeanOfSpeech = createFadingMean();
  return function nextLoudness(power) {
    const loudness = loudnessOf(power);
    if (loudness < absoluteGateLufs || loudness < nextMeanOfAll(loudness) + relativeGateLu) {
      return undefined;
    }
    return nextMeanOfSpeech(loudness) + wholeOverMeanLu;
  };
}

/**
 * Applies a gain that changes by the same factor from sample to sample. @returns the gain for the sample after the
 * last.
 */
function glideOver(samples: Float64Array, startGain: number, factor: number): number {
  let gain = startGain;
  for (let index = 0; index < samples.length; index++) {
    samples[index] = (samples[index] ?? 0) * gain;
    gain *= factor;
  }
  return gain;
}

function clampGain(gainDb: number): number {
  return Math.min(Math.max(gainDb, gainRangeDb.min), gainRangeDb.max);
}

/**
 * Slow automatic gain for speech of unknown level. It follows the gated loudness of the last 10 s of speech, moves only
 * while someone speaks and glides from value to value, so pauses are not pumped up and words keep their relative level.
 * Adds no delay.
 */
export function createLeveller({ targetLufs, startGainDb }: LevellerSettings, sampleRateHz: number): Leveller {
  const hop = hopLength(sampleRateHz);
  const nextBlocks = createGatingBlocks(sampleRateHz);
  const nextLoudness = createSpeechLoudness();
  let gainDb = clampGain(startGainDb);
  let gain = amplitudeOf(gainDb);
  let glide = 1;
  let hopFill = 0;
  let speechBlocks = 0;

  function nextChange(missingDb: number): number {
    const step = speechBlocks < settlingBlocks ? settlingStep : steadyStep;
    speechBlocks++;
    return Math.min(Math.max(missingDb, -step.down), step.up);
  }

  /** Ends a glide and begins the next one. */
  function turn(power: number | undefined): void {
    gain = amplitudeOf(gainDb);
    const loudness = power === undefined ? undefined : nextLoudness(power);
    const changeDb = loudness === undefined ? 0 : nextChange(clampGain(targetLufs - loudness) - gainDb);
    gainDb += changeDb;
    glide = amplitudeOf(changeDb / hop);
  }

  function filter(samples: Float64Array): void {
    for (let start = 0; start < samples.length;) {
      const part = samples.subarray(start, start + hop - hopFill);
      const powers = nextBlocks(part);
      gain = glideOver(part, gain, glide);
      start += part.length;
      hopFill += part.length;
      if (hopFill === hop) {
        hopFill = 0;
        turn(powers[0]);
      }
    }
  }

  return { filter, gainDb: () => gainDb };
}

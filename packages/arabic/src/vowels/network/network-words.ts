import type { VowelledForm } from '../word-reading.ts';
import { evidenceOf } from './evidence.ts';
import { symbolOf } from './symbols.ts';
import { wordBuckets } from './word-buckets.ts';
import { nothingKnown, wordFeatures } from './word-features.ts';
import type { WordFeatures } from './word-features.ts';

/** One word as the network is told of it. */
export interface NetworkWord extends WordFeatures {
  /** One number a letter. */
  readonly symbols: readonly number[];
  /** Rows of the table of words. */
  readonly rows: readonly [number, number];
  /** True for punctuation that is written without a space before it. */
  readonly isAttached: boolean;
}

const notCommon = [0, 0] as const;

/**
 * @param bare a word without marks, one UTF-16 unit a letter.
 * @param readings what the word lists say of it.
 * @param isCommon true when the learned list has seen it often.
 */
export function networkWord(bare: string, readings: readonly VowelledForm[], isCommon: boolean): NetworkWord {
  return {
    symbols: Array.from(bare, symbolOf),
    rows: isCommon ? wordBuckets(bare) : notCommon,
    isAttached: false,
    ...wordFeatures(bare, evidenceOf(bare, readings, isCommon)),
  };
}

/**
 * @param mark one of the symbols of punctuation.
 * @param isAttached false where a space stands before it.
 */
export function networkPunctuation(mark: string, isAttached = true): NetworkWord {
  return {
    symbols: [symbolOf(mark)],
    rows: notCommon,
    isAttached,
    first: [nothingKnown],
    second: [nothingKnown],
    confidence: 0,
  };
}

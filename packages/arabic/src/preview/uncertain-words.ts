import type { ReadingWarning } from '../reading.ts';

/**
 * Below this a reading is more likely wrong than right. Of 275 sentences that the network had not learned from, 10 in a
 * hundred of the wrong ones have such a word in standard Arabic and 39 in dialects; of the right ones 0 and 17 have.
 */
const guessBelow = 0.5;

/** The facts that tell whether a word was guessed. */
export interface WordInDoubt {
  readonly rule: string;
  readonly confidence: number;
}

/** Returns true for a word whose vowels are more likely wrong than right. */
export function isUncertain({ rule, confidence }: WordInDoubt): boolean {
  return rule === 'plain' && confidence < guessBelow;
}

/** A warning for each word that was guessed. */
export function findUncertainWords(words: readonly (WordInDoubt & { readonly original: string })[]): ReadingWarning[] {
  return words.filter(isUncertain).map(({ original }) => ({ code: 'uncertain_words', detail: original }));
}

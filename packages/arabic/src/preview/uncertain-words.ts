import type { ReadingWarning } from '../reading.ts';
import { removeMarks } from '../vowels/marks.ts';

/** Below this a reading is a guess at a word that no list knows. */
const guessBelow = 0.2;
/**
 * Places in a word at which a short vowel has to be guessed; where the letters leave one open, the guess is mostly
 * right: نيوتون، ليدز.
 */
const openPlacesMin = 2;

const openPlace = /[^اوىيآةأإؤئء](?=[^اوىيآةأإؤئء])/gu;
const article = /^(?:[وفبكل]{0,2}ال|لل)/u;

/** The facts that tell whether a word was guessed. */
export interface WordInDoubt {
  /** As spoken, with or without marks. */
  readonly spoken: string;
  readonly rule: string;
  readonly confidence: number;
}

/** Returns true for a word that no list knows and whose letters leave its vowels open. */
export function isUncertain({ spoken, rule, confidence }: WordInDoubt): boolean {
  if (rule !== 'plain' || confidence >= guessBelow) {
    return false;
  }
  return [...removeMarks(spoken).replace(article, '').matchAll(openPlace)].length >= openPlacesMin;
}

/** A warning for each word that was guessed. */
export function findUncertainWords(words: readonly (WordInDoubt & { readonly original: string })[]): ReadingWarning[] {
  return words.filter(isUncertain).map(({ original }) => ({ code: 'uncertain_words', detail: original }));
}

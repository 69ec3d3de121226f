import { damma, joinMarks, kasra, splitMarks, sukun } from './marks.ts';
import type { WordReading } from './word-reading.ts';

/** From this probability on an ending is worth saying; a wrong one is heard as a mistake, a missing one is not. */
const sureEnding = 0.9;

/** A short vowel or nunation on the last letter. */
const ending = /[\u064B-\u0650]$/;
/** What a pause takes away: all but the fathatan of adverbs, as in عَادَةً. */
const endingBeforePause = /[\u064C-\u0650]$/;

/**
 * The reading without its case or mood ending where that is not sure, or where a pause follows.
 *
 * @param beforePause true for the last word of a clause.
 */
export function dropUnsureEnding({ form, endingConfidence }: WordReading, beforePause: boolean): string {
  if (endingConfidence < sureEnding) return form.replace(ending, '');
  return beforePause ? form.replace(endingBeforePause, '') : form;
}

/** Words whose closed last syllable opens with another vowel than i before a joining alif. */
const joiningVowels: Readonly<Record<string, string>> = { 'مِنْ': '\u064E', 'هُمْ': damma, 'كُمْ': damma, 'تُمْ': damma };

/**
 * Arabic has no two consonants in a row at a word's start: before a joining alif a closed last letter takes a helping vowel
 * (عَنِ الْبَيْتِ, مِنَ الْبَيْتِ, لَهُمُ الْبَيْتُ).
 */
export function easeIntoNextWord(form: string, nextWord: string): string {
  if (!form.endsWith(sukun) || !/^ا(?!\u064B)/.test(nextWord)) return form;
  const ending = Object.entries(joiningVowels).find(([closed]) => form === closed || (closed !== 'مِنْ' && form.endsWith(closed)));
  const letters = splitMarks(form);
  const last = letters.at(-1);
  if (last === undefined || 'وي'.includes(last.letter)) return form;
  return joinMarks([...letters.slice(0, -1), { letter: last.letter, marks: ending?.[1] ?? kasra }]);
}

import { damma, dammatan, fatha, kasra, kasratan } from './marks.ts';
import type { WordReading } from './word-reading.ts';

/** From this probability on an ending is worth saying; a wrong one is heard as a mistake, a missing one is not. */
const sureEnding = 0.9;

/** A short vowel or nunation on the last letter. */
const ending = /[\u064B-\u0650]$/;
const lastMark = /[\u064B-\u0650\u0652]$/;
/** What a pause takes away: all but the fathatan of adverbs, as in عَادَةً. */
const endingBeforePause = /[\u064C-\u0650]$/;

/** A pronoun that ends the word after a short vowel, or I of the past: its own vowel is no case ending and is never in doubt. */
const pronoun = /[\u064E-\u0650](?:(?<!ل\u0651\u064E)ه[\u064F\u0650]|ك\u064E)$|^(?!ال|وَال).*[^يو]\u0652ت\u064F$/;

/**
 * The reading without its case or mood ending where that is not sure, or where a pause follows.
 *
 * @param beforePause true for the last word of a clause.
 */
export function dropUnsureEnding({ form, endingConfidence }: WordReading, beforePause: boolean): string {
  if (endingConfidence < sureEnding && !pronoun.test(form)) {
    return form.replace(ending, '');
  }
  return beforePause ? form.replace(endingBeforePause, '') : form;
}

const sukunEnding = /\u0652$/;

/**
 * The reading with the ending that a list is sure of, where the reader is not: that of a particle, which never changes, and the closed one of
 * a verb. Before a joining alif both are met with a helping vowel, so that a reader that learned from text can hardly be sure of them.
 *
 * @param listed what the lists say of the word.
 */
export function settleEnding(reading: WordReading, listed: readonly WordReading[]): WordReading {
  if (reading.endingConfidence >= sureEnding) {
    return reading;
  }
  const core = reading.form.replace(lastMark, '');
  const sure = listed.find(
    ({ form, isOwn, endingConfidence }) => endingConfidence >= sureEnding && (isOwn || sukunEnding.test(form)) && form.replace(lastMark, '') === core,
  );
  return sure === undefined ? reading : { ...reading, form: sure.form, endingConfidence: sure.endingConfidence };
}

/** Nunation and the vowel that is left of it before an article: what stands there is in construct (كِتَابُ الْوَلَدِ). */
const constructVowels: Readonly<Record<string, string>> = { [dammatan]: damma, [kasratan]: kasra };

/** Closed last syllables that open with another vowel than i before a joining alif. */
const joiningVowels: readonly (readonly [closed: RegExp, vowel: string])[] = [
  [/^(?:[وف]َ)?مِنْ$/, fatha],
  [/[هكت]ُمْ$/, damma],
];

/**
 * The form before a word that begins with a joining alif. Arabic has no two consonants in a row there, so a closed last letter takes a
 * helping vowel: عَنِ الْبَيْتِ, مِنَ الْبَيْتِ, لَهُمُ الْبَيْتُ.
 *
 * @param nextBare the next word without marks.
 */
export function easeIntoNextWord(form: string, nextBare: string): string {
  if (nextBare.startsWith('ال')) {
    const vowel = constructVowels[form.at(-1) ?? ''];
    if (vowel !== undefined) {
      return form.slice(0, -1) + vowel;
    }
  }
  if (!/[^وي]\u0652$/.test(form) || !nextBare.startsWith('ا')) {
    return form;
  }
  const vowel = joiningVowels.find(([closed]) => closed.test(form))?.[1] ?? kasra;
  return form.slice(0, -1) + vowel;
}

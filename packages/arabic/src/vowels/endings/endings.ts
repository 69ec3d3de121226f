import { hasArticle } from '../clitics.ts';
import { damma, dammatan, fatha, kasra, kasratan, sukun } from '../marks.ts';
import {
  prepositionMin,
  helpingVowel,
  indefiniteInTa,
  pluralWithOurs,
  endsInPronoun,
  pluralPronoun,
} from './endings.data.ts';
import type { WordReading } from '../word-reading.ts';

/** From this probability on an ending is worth saying; a wrong one is heard as a mistake, a missing one is not. */
const sureEnding = 0.9;
/**
 * The same for what the network finds, whose scores are divided before they are used: with this, more endings are said
 * than 0.9 said of the undivided ones, and more of those that are said are right.
 */
const sureOfNetwork = 0.8;

/** A short vowel or nunation on the last letter. */
const ending = /[\u064B-\u0650]$/;
export const endingMark = /[\u064B-\u0650\u0652]$/;
/** What a pause takes away: all but the fathatan of adverbs, as in عَادَةً. */
const endingBeforePause = /[\u064C-\u0650]$/;

/** True for a word that ends in a helping vowel; a noun with the article in -ati is a genitive. */
const endsInHelpingVowel = (form: string): boolean => helpingVowel.test(form) && !hasArticle(form);

/** True for a word whose last vowel belongs to a pronoun or to I of the past, and never changes. */
export function keepsEnding(form: string): boolean {
  return endsInPronoun.test(form) || endsInHelpingVowel(form) || /\u0652ت[\u064E-\u0650]$/u.test(form);
}

/**
 * The reading without its case or mood ending where that is not sure, or where a pause follows.
 *
 * @param beforePause true for the last word of a clause.
 */
export function dropUnsureEnding(
  { form: found, endingConfidence, origin, isConstruct = false }: WordReading,
  beforePause: boolean,
): string {
  const form = found.replace(pluralWithOurs, '$1\u064Eا');
  const isJoined = isConstruct && !beforePause && indefiniteInTa.test(form);
  const sure = origin.stage === 'network' ? sureOfNetwork : sureEnding;
  if (endingConfidence < sure && !isJoined && !endsInPronoun.test(form) && !endsInHelpingVowel(form)) {
    return form.replace(ending, '');
  }
  return beforePause ? form.replace(endingBeforePause, '') : form;
}

/**
 * From here on a final a that list and reader agree on is said: it is mostly that of a verb of the past, and right if
 * the rest of the word is. Of 169 of them in the val split that the reader alone was not sure of, 161 were right.
 */
const sharedFatha = 0.8;

/** A noun of ours that the learned list met in one case alone may stand in another. */
const nunation = /[\u064B-\u064D]$/;
const sukunEnding = /\u0652$/;
const fathaEnding = /\u064E$/;

/**
 * The reading with the ending that a list is sure of, where the reader is not: that of a particle, which never changes,
 * the closed one of a verb, and the a of who did something (عَادَ ثَلَاثَةٌ). Before a joining alif both are met with a
 * helping vowel, so that a reader that learned from text can hardly be sure of them.
 *
 * @param listed what the lists say of the word.
 */
export function settleEnding(reading: WordReading, listed: readonly WordReading[]): WordReading {
  // Nouns that the neighbours ask for come without an ending, and are no verbs of the same letters.
  if (reading.endingConfidence >= sureEnding || reading.endingConfidence === 0) {
    return reading;
  }
  const core = reading.form.replace(endingMark, '');
  const sure = listed.find(({ form, isOwn, endingConfidence }) => {
    const isShared = endingConfidence >= sharedFatha && fathaEnding.test(form) && form === reading.form;
    const isCase = nunation.test(form) && form !== reading.form;
    const isFixed = endingConfidence >= sureEnding && ((isOwn && !isCase) || sukunEnding.test(form));
    return (isShared || isFixed) && form.replace(endingMark, '') === core;
  });
  return sure === undefined ? reading : { ...reading, form: sure.form, endingConfidence: sureEnding };
}

/**
 * Nunation and the vowel that is left of it before an article: what stands there is in construct (كِتَابُ الْوَلَدِ).
 */
const constructVowels: Readonly<Record<string, string>> = { [dammatan]: damma, [kasratan]: kasra };

/** The form as the first part of a construct, without nunation: كِتَابُ زيد. */
export function toConstruct(form: string): string {
  const vowel = constructVowels[form.at(-1) ?? ''];
  return vowel === undefined ? form : form.slice(0, -1) + vowel;
}

/** A closed last letter; و and ي only after a, where they are no long vowels: أَوْ, يَدَيْ. */
const closed = /(?:[^وي]|\u064E[وي])\u0652$/;

/**
 * The form before a word that begins with a joining alif. Arabic has no two consonants in a row there, so a closed last
 * letter takes a helping vowel: عَنِ الْبَيْتِ, مِنَ الْبَيْتِ, مِنِ ابْنِهِ, لَهُمُ الْبَيْتُ, أَوِ الْبَيْتُ.
 *
 * @param nextBare the next word without marks.
 */
export function easeIntoNextWord(form: string, nextBare: string): string {
  if (!form.endsWith(sukun) || !nextBare.startsWith('ا') || !closed.test(form)) {
    return form;
  }
  const isBeforeArticle = hasArticle(nextBare);
  const vowel = pluralPronoun.test(form) ? damma : isBeforeArticle && prepositionMin.test(form) ? fatha : kasra;
  return form.slice(0, -1) + vowel;
}

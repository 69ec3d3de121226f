import { hasArticle, inCase } from '../clitics.ts';
import {
  articled,
  caseless,
  possessedNoun,
  prepositionAndArticle,
  prepositionsAndAdverbs,
  suffixedWithoutCase,
} from './genitive.data.ts';
import { fatha, kasra, removeMarks, shadda } from '../marks.ts';
import { setOf } from '../word-list.ts';
import type { WordReading } from '../word-reading.ts';

/** After these a noun stands in the genitive. Adverbs of place and time are among them: what follows completes them. */
const prepositions = setOf(prepositionsAndAdverbs);

/** Conjunctions written together with the preposition. */
const conjunction = /^[وف](?=..)/;
const imperfectOfHe = /^ي[\u064E\u064F]/;
const lastVowel = /[\u064B-\u0650]?$/;

/** How likely the genitive is right where the rule applies; measured on text held back from learning. */
const afterPreposition = 0.93;
/** A word that is met with one ending only is not a noun that changes its case. */
const fixedEnding = 0.98;

/** True for a preposition or an adverb that governs what follows, with و or ف before it or without. */
function isPreposition(bare: string): boolean {
  return prepositions.has(bare) || prepositions.has(bare.replace(conjunction, ''));
}

/**
 * True when the case of the word hangs on its neighbours, whatever it was met with most often: a noun with an article.
 */
export function isDefiniteNoun(bare: string): boolean {
  return articled.test(bare) && !prepositionAndArticle.test(bare);
}

/**
 * What the words before do to a noun: a preposition right before it governs it; an earlier one through its noun's
 * company.
 */
export type Government = 'none' | 'preposition' | 'chain';

/**
 * What a word does to the next: a preposition puts it in the genitive, and nouns in the genitive pass it on to their
 * company.
 *
 * @param isWho whether it was read as who and not as from.
 */
export function governmentAfter(bare: string, isGenitive: boolean, isWho = false): Government {
  if (isPreposition(bare) && !isWho) {
    return 'preposition';
  }
  return isGenitive || prepositionAndArticle.test(bare) ? 'chain' : 'none';
}

/**
 * What is certain of a noun before its owner's pronoun, whoever chose its vowels: بَيْنَ أُسْرَتِهِ.
 *
 * @returns `undefined` where nothing right before it governs it.
 */
export function governedWithOwner(reading: WordReading, government: Government): WordReading | undefined {
  const bare = removeMarks(reading.form);
  const [, stem, pronoun] = possessedNoun.exec(reading.form) ?? [];
  const isGoverned =
    government === 'preposition' && !isPreposition(bare) && !suffixedWithoutCase.test(bare) && !articled.test(bare);
  return isGoverned && stem !== undefined && pronoun !== undefined
    ? { ...reading, form: inCase(stem, kasra, pronoun) }
    : undefined;
}

/**
 * The reading of a noun in the genitive: فِي الْبَيْتِ, فِي بَيْتِ الرَّجُلِ, فِي بَيْتِهِ.
 *
 * @param nextBare the word that follows; before an article an indefinite noun is in construct and takes a plain i.
 * @returns `undefined` when the word is not a noun that shows this case.
 */
export function inGenitive(
  reading: WordReading,
  government: Government,
  nextBare: string | undefined,
): WordReading | undefined {
  if (government === 'none') {
    return undefined;
  }
  const { form } = reading;
  const bare = removeMarks(form);
  if (possessedNoun.test(form) && !articled.test(bare)) {
    return governedWithOwner(reading, government);
  }
  const isConstruct = hasArticle(nextBare) && !isPreposition(bare) && bare.length > 1 && !imperfectOfHe.test(form);
  // Further on in a chain a form in -a is more likely a verb than a noun.
  const mayBeVerb = government === 'chain' && form.endsWith(fatha);
  if (!articled.test(bare) && (!isConstruct || mayBeVerb)) {
    return undefined;
  }
  const isFixed = reading.endingConfidence >= fixedEnding && !form.endsWith(kasra);
  const takesCase = !isFixed && (form.endsWith(shadda) || !caseless.test(form));
  return takesCase
    ? { ...reading, form: form.replace(lastVowel, kasra), endingConfidence: afterPreposition }
    : undefined;
}

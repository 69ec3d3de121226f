import { isPreposition } from '../genitive.ts';
import { isOrderForm } from '../context/orders.ts';
import { standardNouns } from '../lexicon-rows.ts';
import { kasra, sukun } from '../marks.ts';
import type { WordReading } from '../word-reading.ts';
import { pronounOfOwner } from './shapes.data.ts';
import type { WordBefore } from './word-before.ts';

/** A noun with its owner, in the nominative or accusative. */
const owned =
  /^(.*\p{L}\u0651?)[\u064E\u064F](ن\u064Eا|ه\u064Eا|ه\u064F|ه\u064Fم\u0652?|ه\u064Fم\u064Eا|ك[\u064E\u0650]?|ك\u064Fم\u0652?)$/u;
/** ب and ل before a joining alif, which begins a noun there; elsewhere they may belong to the word: بطاقتك, لسانك. */
const boundPreposition = /^(?:[وف]\u064E)?[بل]\u0650ا(?!ل)/u;
const boundLetter = /^[وف]?[بل](?=\p{L}{4})/u;
/** What takes a pronoun and no case: لأنك, بأنه, كذلك, لديك. */
const caseless =
  /^(?:[وف]\u064E)?(?:[بلك]\u0650)?(?:أ\u064Eن\u0651|إ\u0650ن\u0651|ذ\u064E|ل\u064Eد|غ\u064Eي\u0652ر\u064E?$)/u;
const article = /^(?:[وف]\u064E)?(?:[بك][\u0650\u064E])?ال/u;
/** Of three letters at least: لَكَ, بِكَ and عنك are prepositions themselves. */
const lettersMin = 4;

function isNoun(stem: string): boolean {
  return standardNouns.has(stem) || (stem.endsWith('ت') && standardNouns.has(`${stem.slice(0, -1)}ة`));
}

/** وَلِثِقَتِكَ: ب and ل before a noun of ours, where they are no part of a longer one: بِطَاقَتُكَ. */
function isBound(bare: string, form: string): boolean {
  const stem = bare.replace(pronounOfOwner, '');
  const letters = boundLetter.exec(bare)?.[0] ?? '';
  return (
    letters !== '' &&
    /^(?:[وف]\u064E)?[بل]\u0650/u.test(form) &&
    isNoun(stem.slice(letters.length)) &&
    !isNoun(stem.slice(letters.length - 1))
  );
}

/** The pronoun after the vowel i: كتابِهِ, كتابِهِم. */
function afterKasra(pronoun: string): string {
  return pronoun.replace(/^ه\u064F/u, `ه${kasra}`);
}

/** لِطَلَبِكَ, في بيتِهِ: after a preposition the noun is in the genitive, and its owner makes the vowel heard. */
export function asOwnedAfterPreposition(
  reading: WordReading,
  bare: string,
  before: WordBefore | undefined,
): WordReading {
  const { form } = reading;
  const isAfter =
    before !== undefined &&
    isPreposition(before.bare) &&
    !/^م\u064Eن/u.test(before.vowelled) &&
    !isOrderForm(before.vowelled.replace(/\u0650$/u, sukun));
  if (
    bare.length < lettersMin ||
    !(isAfter || boundPreposition.test(form) || isBound(bare, form)) ||
    caseless.test(form) ||
    article.test(form)
  ) {
    return reading;
  }
  const [, noun, pronoun] = owned.exec(form) ?? [];
  return noun === undefined || pronoun === undefined || isPreposition(bare.replace(pronounOfOwner, ''))
    ? reading
    : { ...reading, form: noun + kasra + afterKasra(pronoun) };
}

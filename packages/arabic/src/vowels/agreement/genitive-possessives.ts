import { hasArticle } from '../article.ts';
import { isAgent } from '../context/agents.ts';
import { isNounStem } from '../context/pronouns.ts';
import { isPreposition } from '../endings/genitive.ts';
import { kasra } from '../marks.ts';
import { inCase } from '../clitics.ts';
import type { WordBefore, WordReading } from '../word-reading.ts';
import {
  barePossessive,
  caseless,
  notInConstruct,
  possessedNotGenitive,
  possessedWithoutClitics,
  prepositionBeforeAlif,
  who,
  withArticle,
} from './possessives.data.ts';
import { isImperative } from './verb-before.ts';

const boundLetter = /^[وف]?[بل](?=[ء-يٱ-ۓ]{4})/u;
const boundPreposition = /^(?:[وف]\u064E)?[بل]\u0650/u;
/** Of three letters at least: لَكَ, بِكَ and عنك are prepositions themselves. */
const lettersMin = 4;
const nunation = /[\u064B-\u064D]$/u;
const verbalEnding = /[\u064E\u0652]$/u;

/** وَلِثِقَتِكَ: ب and ل before a noun of ours, where they are no part of a longer one: بِطَاقَتُكَ. */
function isBound(bare: string, form: string): boolean {
  const stem = bare.replace(barePossessive, '');
  const letters = boundLetter.exec(bare)?.[0] ?? '';
  return (
    letters !== '' &&
    boundPreposition.test(form) &&
    isNounStem(stem.slice(letters.length)) &&
    !isNounStem(stem.slice(letters.length - 1))
  );
}

/** True after a preposition, which مَنْ and an imperative of its letters are not. */
function isAfterPreposition({ bare, vowelled }: WordBefore): boolean {
  return isPreposition(bare) && !who.test(vowelled) && !isImperative(vowelled);
}

/** لِطَلَبِكَ, في بيتِهِ: after a preposition a noun is in the genitive, and its pronoun makes the vowel heard. */
export function asPossessedAfterPreposition(
  reading: WordReading,
  bare: string,
  before: WordBefore | undefined,
): WordReading {
  const { form } = reading;
  const isGoverned =
    (before !== undefined && isAfterPreposition(before)) || prepositionBeforeAlif.test(form) || isBound(bare, form);
  if (bare.length < lettersMin || !isGoverned || caseless.test(form) || withArticle.test(form)) {
    return reading;
  }
  const { noun, pronoun } = possessedNotGenitive.exec(form)?.groups ?? {};
  return noun === undefined || pronoun === undefined || isPreposition(bare.replace(barePossessive, ''))
    ? reading
    : { ...reading, form: inCase(noun, kasra, pronoun) };
}

/** مدير مدرستِنا: an agent without article at the beginning of a clause is the first part of a construct. */
export function asPossessedInConstruct(reading: WordReading, { bare, vowelled, before }: WordBefore): WordReading {
  const isConstructHead =
    before === undefined &&
    !hasArticle(bare) &&
    isAgent(bare) &&
    !nunation.test(vowelled) &&
    !notInConstruct.test(bare) &&
    !verbalEnding.test(vowelled);
  const { noun, pronoun } = (isConstructHead && possessedWithoutClitics.exec(reading.form)?.groups) || {};
  return noun === undefined || pronoun === undefined ? reading : { ...reading, form: inCase(noun, kasra, pronoun) };
}

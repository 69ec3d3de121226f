import { hasArticle } from '../article.ts';
import { inCase } from '../clitics.ts';
import { isAgent, knownThings } from '../context/agents.ts';
import { isNounStem } from '../context/pronouns.ts';
import { isPreposition } from '../endings/genitive.ts';
import { damma, fatha, kasra, removeMarks, sukun } from '../marks.ts';
import { setOf } from '../word-list.ts';
import { standardNouns } from '../word-lists/lexicon-rows.ts';
import type { WordBefore, WordReading } from '../word-reading.ts';
import {
  barePossessive,
  caseless,
  constructHead,
  notInConstruct,
  nounOfYours,
  nounWithClosedMiddle,
  possessedNotGenitive,
  possessedWithoutClitics,
  prepositionBeforeAlif,
  prepositionOfOneLetter,
  sistersBeforeVerbs,
  sistersOfInna,
  vocativeAdjectives,
  who,
  withArticle,
} from './noun-patterns.data.ts';
import { firstPersonPastOfHollow, formOnePast } from './verb-patterns.data.ts';
import { isBeforeSubject, isImperative, isIntransitivePast } from './verb-before.ts';

const inna = setOf(sistersOfInna);
const innaBeforeVerbs = setOf(sistersBeforeVerbs);
const vocatives = setOf(vocativeAdjectives);
const nunation = /[\u064B-\u064D]/u;
const conjunction = /^[وف](?=[ء-يٱ-ۓ]{3})/u;
const boundLetter = /^[وف]?[بلك](?=\p{L}{3})/u;

function isNoun(stem: string): boolean {
  return knownThings.has(stem) || isNounStem(stem);
}

/** True for a noun that is known as one; a verb with its object is spelt as some. */
function isPossessedNoun({ form }: WordReading): boolean {
  return isNoun(removeMarks(nounOfYours.exec(form)?.groups?.['noun'] ?? ''));
}

/** True for what may be the first part of a construct, تحسين خدمتنا, رقم فاتورتك, and is no verb. */
function isConstructHead({ bare, vowelled }: WordBefore): boolean {
  const word = bare.replace(conjunction, '');
  const noun = standardNouns.has(word) ? word : word.replace(boundLetter, '');
  const isNominal = isNoun(noun) || vowelled.endsWith(kasra) || nounWithClosedMiddle.test(vowelled);
  const isVerb =
    firstPersonPastOfHollow.test(vowelled) ||
    formOnePast.test(vowelled) ||
    isIntransitivePast(vowelled) ||
    isImperative(vowelled);
  return (
    constructHead.test(bare) &&
    !isPreposition(bare) &&
    !nunation.test(vowelled) &&
    isNominal &&
    !isVerb &&
    !vowelled.endsWith(sukun)
  );
}

/** The case of a noun after إن and its sisters, or after a verb; `undefined` where nothing tells. */
function caseAfter(before: WordBefore, isSurelyNoun: boolean): string | undefined {
  if (inna.has(before.bare)) {
    return isSurelyNoun || !innaBeforeVerbs.has(before.bare) ? fatha : undefined;
  }
  return isBeforeSubject(before) ? damma : undefined;
}

function withCase(reading: WordReading, vowel: string): WordReading {
  const { noun, ending, pronoun } = nounOfYours.exec(reading.form)?.groups ?? {};
  const isChanged = noun !== undefined && pronoun !== undefined && ending !== vowel;
  return isChanged ? { ...reading, form: noun + vowel + pronoun } : reading;
}

/** إن حسابَكم, اكتمل طلبُك, سيرد عليك فريقُنا, رقم فاتورتِك: before a pronoun the case of a noun is heard. */
export function asPossessedByAddressee(reading: WordReading, before: WordBefore): WordReading {
  const isNominal = isPossessedNoun(reading);
  if (prepositionOfOneLetter.test(reading.form) && !isNominal) {
    return reading;
  }
  const vowel = caseAfter(before, isNominal) ?? (isNominal && isConstructHead(before) ? kasra : undefined);
  return vowel === undefined ? reading : withCase(reading, vowel);
}

/** رسالتُك وصلت: what opens a sentence is its subject, unless somebody is called. */
export function asOpeningPossessed(reading: WordReading, next: string | undefined): WordReading {
  return next === undefined || vocatives.has(next) || !isPossessedNoun(reading) ? reading : withCase(reading, damma);
}

const boundPrepositionLetter = /^[وف]?[بل](?=[ء-يٱ-ۓ]{4})/u;
const boundPreposition = /^(?:[وف]\u064E)?[بل]\u0650/u;
/** Of three letters at least: لَكَ, بِكَ and عنك are prepositions themselves. */
const lettersMin = 4;
const finalNunation = /[\u064B-\u064D]$/u;
const verbalEnding = /[\u064E\u0652]$/u;

/** وَلِثِقَتِكَ: ب and ل before a noun of ours, where they are no part of a longer one: بِطَاقَتُكَ. */
function isBound(bare: string, form: string): boolean {
  const stem = bare.replace(barePossessive, '');
  const letters = boundPrepositionLetter.exec(bare)?.[0] ?? '';
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
    !finalNunation.test(vowelled) &&
    !notInConstruct.test(bare) &&
    !verbalEnding.test(vowelled);
  const { noun, pronoun } = (isConstructHead && possessedWithoutClitics.exec(reading.form)?.groups) || {};
  return noun === undefined || pronoun === undefined ? reading : { ...reading, form: inCase(noun, kasra, pronoun) };
}

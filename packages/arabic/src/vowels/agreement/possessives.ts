import { knownThings } from '../context/agents.ts';
import { isNounStem } from '../context/pronouns.ts';
import { isPreposition } from '../endings/genitive.ts';
import { standardNouns } from '../word-lists/lexicon-rows.ts';
import { damma, fatha, kasra, removeMarks, sukun } from '../marks.ts';
import { setOf } from '../word-list.ts';
import type { WordBefore, WordReading } from '../word-reading.ts';
import {
  constructHead,
  nounOfReader,
  nounWithClosedMiddle,
  prepositionOfOneLetter,
  sistersBeforeVerbs,
  sistersOfInna,
  vocativeAdjectives,
} from './possessives.data.ts';
import { firstPersonPastOfHollow, formOnePast } from './verb-before.data.ts';
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
  return isNoun(removeMarks(nounOfReader.exec(form)?.groups?.['noun'] ?? ''));
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
  const { noun, ending, pronoun } = nounOfReader.exec(reading.form)?.groups ?? {};
  const isChanged = noun !== undefined && pronoun !== undefined && ending !== vowel;
  return isChanged ? { ...reading, form: noun + vowel + pronoun } : reading;
}

/** إن حسابَكم, اكتمل طلبُك, سيرد عليك فريقُنا, رقم فاتورتِك: before a pronoun the case of a noun is heard. */
export function asPossessedByReader(reading: WordReading, before: WordBefore): WordReading {
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

import type { Gender, GrammaticalCase } from '../numbers/declension.ts';
import {
  accusativeGovernors,
  amountVerbs,
  beingVerbs,
  everyWords,
  functionWords,
  genitiveGovernors,
  headsOfConstruct,
  numberedNouns,
  objectVerbs,
  quantityWords,
  scoreWords,
  timeNames,
  visitedPlaces,
  visitingVerbs,
  yearNouns,
} from './governors.data.ts';
import { findNoun } from '../numbers/nouns.ts';
import { isMonthName } from './months.ts';
import { numberMemory, type TokenContext } from './token-rule.ts';

export function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

const genitive = setOf(genitiveGovernors);
const accusative = setOf(accusativeGovernors);
const everies = setOf(everyWords);
const times = setOf(timeNames);
const ofAmounts = setOf(amountVerbs);
const beings = setOf(beingVerbs);
const withObjects = setOf(objectVerbs);
const visits = setOf(visitingVerbs);
const visited = setOf(visitedPlaces);
const heads = setOf(headsOfConstruct);
const numbered = setOf(numberedNouns);
const quantities = setOf(quantityWords);
const notCounted = setOf(functionWords);
const ofScores = setOf(scoreWords);
const ofYears = setOf(yearNouns);

/** A noun with a joined preposition governs what follows: لبناء 1200 مدرسة, بمشاركة 50 شركة. */
const governingNoun = /^[وف]?(?:ل(?!دي|كن|يس|قي|حق|مس|عب|ل)\p{L}{3,}|ب\p{L}{2,}ة)$/u;

/** Verbal nouns II, IV, VII, VIII and X, which stand in construct with what they do: تسجيل 12 إصابة. */
const verbalNoun =
  /^[وفبل]?(?:ت(?!سعين)\p{L}{2}ي\p{L}|إ(?!يران|نسان)\p{L}{2}ا\p{L}|ا(?:\p{L}ت|ن\p{L}|ست\p{L})\p{L}ا\p{L})$/u;

/** A noun with the pronoun of its owner: عددهم. */
const ownedNoun = /^\p{L}{2,}(?:ه|ها|هم|هما|هن|نا|كم)$/u;

function withoutConjunction(word: string): string {
  return word.replace(/^[وف](?=..)/u, '');
}

function isIn(words: ReadonlySet<string>, word: string): boolean {
  return words.has(word) || words.has(withoutConjunction(word));
}

function isWord(word: string): boolean {
  return word !== '' && word !== numberMemory;
}

function isObliqueDual(word: string): boolean {
  return /ين$/u.test(word) && findNoun(word)?.number === 'dual';
}

/** The case that the word before asks for; nominative where nothing does, as numbers are named. */
export function caseAt({ governed, previous, isAfterPause }: TokenContext): GrammaticalCase {
  if (governed.case) {
    return governed.case;
  }
  if (isAfterPause) {
    return 'nominative';
  }
  if (governed.state === 'definite' && isDefinite(previous.at(-1) ?? '')) {
    return caseOfNounBefore({ previous });
  }
  const before = previous.at(-1) ?? '';
  if (times.has(before) && isIn(everies, previous.at(-2) ?? '')) {
    return 'accusative';
  }
  if (isIn(genitive, before) || isMonthName(before) || isMonthName(previous.slice(-2).join(' '))) {
    return 'genitive';
  }
  // خط عرض 30.
  if (/^(?:عرض|طول)$/u.test(before) && /^ب?خط$/u.test(previous.at(-2) ?? '')) {
    return 'genitive';
  }
  if (isIn(accusative, before)) {
    return 'accusative';
  }
  // بعد ساعتين و20 دقيقة: what is counted in words shares its case.
  if (isObliqueDual(before)) {
    return isIn(genitive, previous.at(-2) ?? '') ? 'genitive' : 'accusative';
  }
  if (governingNoun.test(before) || verbalNoun.test(before)) {
    return 'genitive';
  }
  if (isIn(beings, previous.at(-2) ?? '') && (isDefinite(before) || ownedNoun.test(before))) {
    return 'accusative';
  }
  if (/^و?قدره(?:ا)?$/u.test(before)) {
    return 'nominative';
  }
  // The one who acts comes between the verb and its object.
  const verb = isWord(before) ? previous.slice(0, -1).findLastIndex((word) => isIn(withObjects, word)) : -1;
  // حضر 3 رجال و4 نساء: who was counted first did it, and so did the rest. زار المعرض 500 زائر: a place does nothing.
  const isSubject =
    (previous[verb + 1] === numberMemory && !isIn(accusative, previous[verb] ?? '')) ||
    (verb === previous.length - 2 && visited.has(before) && isIn(visits, previous[verb] ?? ''));
  const hasObject = verb >= 0 && !isSubject;
  return hasObject || previous.some((word) => isIn(ofAmounts, word)) ? 'accusative' : 'nominative';
}

/** Returns true after a form of to be, where a number that counts nothing is its complement. */
export function isAfterBeing({ previous, isAfterPause, governed }: TokenContext): boolean {
  return !isAfterPause && governed.case === undefined && isIn(beings, previous.at(-1) ?? '');
}

/** The case of a noun that an ordinal agrees with, judged by what stands before that noun. */
export function caseOfNounBefore({ previous }: Pick<TokenContext, 'previous'>): GrammaticalCase {
  if (/^(?:و|ف)?(?:ب|ك|ل)ال|^(?:و|ف)?لل/u.test(previous.at(-1) ?? '')) {
    return 'genitive';
  }
  const before = previous.at(-2) ?? '';
  return isIn(genitive, before) || isIn(heads, before)
    ? 'genitive'
    : isIn(accusative, before)
      ? 'accusative'
      : 'nominative';
}

/** A noun with the article, which a number with one describes: الأيام الـ10. */
export function isDefinite(word: string): boolean {
  return /^(?:و|ف)?(?:[بك]?ال|لل)\p{L}{2}/u.test(word);
}

/** سنةَ ألفين وأربعٍ: a year agrees with the noun before it; عام is the masculine one. */
export function yearGender({ previous }: Pick<TokenContext, 'previous'>): Gender {
  return /^[وف]?(?:[بل]?|لل|ال)سنة$/u.test(previous.at(-1) ?? '') ? 'feminine' : 'masculine';
}

/**
 * Returns true after a noun of years, so that the number is one and counts nothing: موديل 2019 ماشية …, في عام 2011
 * هاجرت.
 */
export function isOfYear(value: number, { previous }: Pick<TokenContext, 'previous'>): boolean {
  return value >= 1000 && value <= 2100 && isIn(ofYears, previous.at(-1) ?? '');
}

/** A number that is more likely a year than a count. */
export function isRecentYear(value: number): boolean {
  return value >= 1900 && value <= 2099;
}

export function isFunctionWord(bare: string): boolean {
  return notCounted.has(bare);
}

/** Returns true after a noun that numbers its things, so that the number counts none. */
export function isNumbering({ previous }: TokenContext): boolean {
  return isIn(numbered, (previous.at(-1) ?? '').replace(/^(?:و|ف)?ال/u, ''));
}

/** Returns true where a quantity is expected: لمدة 20-25 دقيقة. */
export function isQuantity({ previous, isAfterPause }: TokenContext): boolean {
  return !isAfterPause && isIn(quantities, previous.at(-1) ?? '');
}

export function isNearScore({ previous }: TokenContext): boolean {
  return previous.some((word) => isIn(ofScores, word));
}

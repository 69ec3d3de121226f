import type { Gender, GrammaticalCase } from '../numbers/declension.ts';
import {
  accusativeGovernors, amountVerbs, beingVerbs, everyWords, functionWords, genitiveGovernors, headsOfConstruct, numberedNouns, objectVerbs, ordinalNouns, quantityWords, rulerTitles, scoreWords, timeNames,
} from './governors.data.ts';
import { isMonthName } from './months.ts';
import { numberMemory, type TokenContext } from './token-rule.ts';

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

const genitive = setOf(genitiveGovernors);
const accusative = setOf(accusativeGovernors);
const everies = setOf(everyWords);
const times = setOf(timeNames);
const ofAmounts = setOf(amountVerbs);
const beings = setOf(beingVerbs);
const withObjects = setOf(objectVerbs);
const heads = setOf(headsOfConstruct);
const numbered = setOf(numberedNouns);
const quantities = setOf(quantityWords);
const notCounted = setOf(functionWords);
const ofScores = setOf(scoreWords);
const masculineOrdinals = setOf(ordinalNouns.masculine);
const feminineOrdinals = setOf(ordinalNouns.feminine);
const rulers = setOf(rulerTitles.masculine);
const rulingWomen = setOf(rulerTitles.feminine);

/** A noun with a joined preposition governs what follows: لبناء 1200 مدرسة, بمشاركة 50 شركة. */
const governingNoun = /^[وف]?(?:ل(?!دي|كن|يس|قي|حق|مس|عب|ل)\p{L}{3,}|ب\p{L}{2,}ة)$/u;

/** Verbal nouns II, IV, VII, VIII and X, which stand in construct with what they do: تسجيل 12 إصابة. */
const verbalNoun = /^[وفبل]?(?:ت(?!سعين)\p{L}{2}ي\p{L}|إ(?!يران|نسان)\p{L}{2}ا\p{L}|ا(?:\p{L}ت|ن\p{L}|ست\p{L})\p{L}ا\p{L})$/u;

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
  if (isIn(accusative, before)) {
    return 'accusative';
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
  const hasObject = isWord(before) && previous.slice(0, -1).some((word) => isIn(withObjects, word));
  return hasObject || previous.some((word) => isIn(ofAmounts, word)) ? 'accusative' : 'nominative';
}

/** The gender of the noun before that makes an ordinal of a number: القرن 21, المادة 5. */
export function ordinalGender({ previous }: TokenContext): Gender | undefined {
  const before = (previous.at(-1) ?? '').replace(/^(?:و|ف)?(?:ب|ك)?(?=ال)/u, '').replace(/^(?:و|ف)?لل/u, 'ال');
  if (masculineOrdinals.has(before)) {
    return 'masculine';
  }
  return feminineOrdinals.has(before) ? 'feminine' : rulerGender(previous);
}

/** لويس 14, الملك هنري 8: the ruler's gender, where a name stands between the office and the number or is one of rulers alone. */
function rulerGender(previous: readonly string[]): Gender | undefined {
  const [office, name] = [previous.at(-2) ?? '', previous.at(-1) ?? ''];
  if (rulers.has(name) && !isDefinite(name) && name !== 'ملك') {
    return 'masculine';
  }
  if (name === numberMemory || isFunctionWord(name)) {
    return undefined;
  }
  if (isDefinite(name) && !isDefinite(office)) {
    return undefined;
  }
  return rulers.has(office) && name !== '' ? 'masculine' : rulingWomen.has(office) ? 'feminine' : undefined;
}

/** True after a form of to be, where a number that counts nothing is its complement. */
export function isAfterBeing({ previous, isAfterPause, governed }: TokenContext): boolean {
  return !isAfterPause && governed.case === undefined && isIn(beings, previous.at(-1) ?? '');
}

/** The case of a noun that an ordinal agrees with, judged by what stands before that noun. */
export function caseOfNounBefore({ previous }: Pick<TokenContext, 'previous'>): GrammaticalCase {
  if (/^(?:و|ف)?(?:ب|ك|ل)ال|^(?:و|ف)?لل/u.test(previous.at(-1) ?? '')) {
    return 'genitive';
  }
  const before = previous.at(-2) ?? '';
  return isIn(genitive, before) || isIn(heads, before) ? 'genitive' : isIn(accusative, before) ? 'accusative' : 'nominative';
}

/** A noun with the article, which a number with one describes: الأيام الـ10. */
export function isDefinite(word: string): boolean {
  return /^(?:و|ف)?(?:[بك]?ال|لل)\p{L}{2}/u.test(word);
}

/** A number that is more likely a year than a count. */
export function isRecentYear(value: number): boolean {
  return value >= 1900 && value <= 2099;
}

export function isFunctionWord(bare: string): boolean {
  return notCounted.has(bare);
}

/** True after a noun that numbers its things, so that the number counts none. */
export function isNumbering({ previous }: TokenContext): boolean {
  return isIn(numbered, (previous.at(-1) ?? '').replace(/^(?:و|ف)?ال/u, ''));
}

/** True where a quantity is expected: لمدة 20-25 دقيقة. */
export function isQuantity({ previous, isAfterPause }: TokenContext): boolean {
  return !isAfterPause && isIn(quantities, previous.at(-1) ?? '');
}

export function isNearScore({ previous }: TokenContext): boolean {
  return previous.some((word) => isIn(ofScores, word));
}

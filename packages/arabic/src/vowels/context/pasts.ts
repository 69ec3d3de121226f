import { hasArticle } from '../article.ts';
import { readDerivedWord } from '../derivation/derived-words.ts';
import { wordsTagged } from '../word-lists/lexicon-rows.ts';
import { damma, fatha, kasra, shadda, sukun } from '../marks.ts';
import { byBare, setOf, wordsOf } from '../word-list.ts';
import { feminineNouns, timesBetween } from './agents.data.ts';
import { isAgent, isDualInConstruct, isFeminineSubject, isMasculineAgent } from './agents.ts';
import {
  afterJoinedPast,
  agentNounsInPatterns,
  beforePasts,
  beforePlurals,
  beforeSubjects,
  definiteThing,
  derivedPast,
  everydayPasts,
  feminineTa,
  joinedPast,
  narrativePasts,
  ours,
  pastsOfTwoForms,
  pastsWithSubject,
  pluralWaw,
  prepositionAfterSubject,
  presentOfHollow,
  relativesOfFeminine,
  threeLetterVerbs,
} from './pasts.data.ts';

/** Verbs whose passive is rare, and those that are active where their subject is named. */
const surePasts = byBare(everydayPasts);
const pasts: ReadonlyMap<string, string> = new Map([...byBare(pastsWithSubject), ...surePasts]);
const particles = setOf(beforePasts);
const openers = setOf(beforeSubjects);
const feminineRelatives = setOf(relativesOfFeminine);
const finalA = new RegExp(`${fatha}$`, 'u');

/** البنت قرأت, إن المدير رفض: after a definite noun that opens the clause. */
function isAfterSubject(words: readonly string[], index: number, isSubject: (word: string) => boolean): boolean {
  const subject = words[index - 1] ?? '';
  return hasArticle(subject) && isSubject(subject) && (index === 1 || openers.has(words[index - 2] ?? ''));
}

/**
 * The everyday verb of the past that a word must be, by the subject that is named around it; `undefined` where it may
 * be a noun or an imperative.
 */
export function everydayPast(bare: string, words: readonly string[], index: number): string | undefined {
  const [previous = '', next] = [words[index - 1], words[index + 1]];
  const masculine = pasts.get(bare);
  if (masculine !== undefined) {
    const isAfterHim = isAfterSubject(words, index, isMasculineAgent) && !hasArticle(next);
    return isAfterHim || (surePasts.has(bare) && particles.has(previous)) ? masculine : undefined;
  }
  const stem = bare.slice(0, -1);
  const feminine = bare.endsWith(feminineTa) ? pasts.get(stem) : undefined;
  if (feminine !== undefined) {
    const isDone =
      isAfterSubject(words, index, isFeminineSubject) ||
      ((index === 0 || particles.has(previous)) && isFeminineSubject(next)) ||
      (surePasts.has(stem) && feminineRelatives.has(previous));
    return isDone ? feminine + feminineTa + (hasArticle(next) ? kasra : sukun) : undefined;
  }
  const plural = bare.endsWith(pluralWaw) ? surePasts.get(bare.slice(0, -pluralWaw.length)) : undefined;
  if (plural !== undefined && index > 0 && (beforePlurals.test(previous) || particles.has(previous))) {
    return plural.replace(finalA, damma + pluralWaw);
  }
  const firstPerson = bare.endsWith(ours) && index === 0 ? surePasts.get(bare.slice(0, -ours.length)) : undefined;
  return firstPerson !== undefined && !isAgent(next) && next !== undefined
    ? firstPerson.replace(finalA, `${sukun}ن${fatha}ا`)
    : undefined;
}

const verbVowels = new Map(
  Object.entries(threeLetterVerbs).flatMap(([vowels, list]) => wordsOf(list).map((verb) => [verb, vowels] as const)),
);
const names = wordsTagged('person');
const times = setOf(timesBetween);
const feminines = setOf(feminineNouns);
const agentNouns = setOf(agentNounsInPatterns);

/** A word of three letters as a past verb, masculine or with a t feminine. */
function pastOfThree(bare: string): string | undefined {
  const isFeminine = bare.length === 4 && bare.endsWith(feminineTa);
  const [first = '', second = '', third = ''] = bare;
  const vowels = isFeminine || bare.length === 3 ? verbVowels.get(bare.slice(0, 3)) : undefined;
  const middle = vowels === 'i' ? kasra : vowels === 'a' ? fatha : shadda + fatha;
  return vowels && first + fatha + second + middle + third + fatha + (isFeminine ? feminineTa + sukun : '');
}

/** تجمع آلاف, صادق الكنيست: of all that the letters could be, a past verb. */
function derivedPastOf(bare: string): string | undefined {
  const isOther = presentOfHollow.test(bare) || agentNouns.has(bare) || bare.length > 5;
  const isNoun = bare.length <= 3 && names.has(bare);
  return isOther || isNoun
    ? undefined
    : readDerivedWord(bare).find(({ form, lean = 0 }) => derivedPast.test(form) && (bare.length > 3 || lean > 0))?.form;
}

/** تطرق اللقاء إلى: a thing is the subject where a preposition goes on. */
function isMasculineThing(next: string, afterNext: string | undefined): boolean {
  return (
    !times.has(next) &&
    !feminines.has(next) &&
    (!isAgent(next) || isMasculineAgent(next)) &&
    definiteThing.test(next) &&
    afterNext !== undefined &&
    prepositionAfterSubject.test(afterNext)
  );
}

/** بحث الوزير: the first word of a clause before its subject is a verb. */
export function pastBeforeAgent(
  bare: string,
  [next = '', afterNext]: readonly (string | undefined)[],
): string | undefined {
  const form = pastOfThree(bare);
  if (form === undefined) {
    return isMasculineAgent(next) || isMasculineThing(next, afterNext) ? derivedPastOf(bare) : undefined;
  }
  return isAgent(next) || isDualInConstruct(next, afterNext) ? form : undefined;
}

const narrative = setOf(narrativePasts);
const twofold = setOf(pastsOfTwoForms);

/** قفز في الماء وبحث عن الجزر: a second verb, where the letters spell a noun as well. */
export function joinedPastOf(bare: string, words: readonly string[], index: number): string | undefined {
  const { conjunction = '', verb = '' } = joinedPast.exec(bare)?.groups ?? {};
  const form = twofold.has(verb) ? undefined : pastOfThree(verb);
  const [first = '', ...others] = words;
  const isContinued = form !== undefined && afterJoinedPast.test(words[index + 1] ?? '');
  return isContinued && (narrative.has(first) || pastBeforeAgent(first, others) !== undefined)
    ? conjunction + fatha + form
    : undefined;
}

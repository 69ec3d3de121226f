import { hasArticle } from '../article.ts';
import { damma, fatha, kasra, removeMarks, shadda, sukun } from '../marks.ts';
import { byBare, setOf, wordsOf } from '../word-list.ts';
import { isAgent, isFeminineSubject, isMasculineAgent } from './agents.ts';
import {
  jussiveWordsOfPresents,
  conditionWords,
  moodParticleWords,
  subjunctiveWordsOfPresents,
} from './function-words.data.ts';
import {
  beforeFeminine,
  comparison,
  definite,
  endingsOfPlurals,
  everydayPresents,
  feminineByLetters,
  feminineEnding,
  feminineSubjects,
  firstPersons,
  firstPersonsToAddressee,
  notOpeningFirstPerson,
  objectsOfPresents,
  openingFirstPersons,
  pluralEnding,
  pluralSubject,
  presentShape,
  presentsLikeComparisons,
  presentsWithObject,
  presentsWithSubject,
  prohibitionsOfPresents,
  pronounsOfSubjects,
  questionsBeforeVerbs,
  wordsBeforeVerbs,
} from './presents.data.ts';
import { toYou } from './pronouns.data.ts';
import { isMine } from './pronouns.ts';
import { hasBothVoices } from './voices.ts';

interface Present {
  readonly form: string;
  readonly isSure: boolean;
}

/** By what the letters after the person spell; the person has the vowel of the form. */
function byRest(list: string, isSure: boolean): readonly (readonly [string, Present])[] {
  return wordsOf(list).map((form) => [removeMarks(form).slice(1), { form, isSure }] as const);
}

const presents: ReadonlyMap<string, Present> = new Map([
  ...byRest(presentsWithSubject, false),
  ...byRest(everydayPresents, true),
]);
const surelyFirst = byBare(firstPersons);
const toAddressee = byBare(firstPersonsToAddressee);
const openingFirst = byBare(openingFirstPersons);
const comparisons = setOf(presentsLikeComparisons);
const before = new Map(Object.entries(wordsBeforeVerbs).map(([person, words]) => [person, setOf(words)] as const));
const questions = setOf(questionsBeforeVerbs);
/** After the others a verb may be passive: التي تُترجم. */
const pronouns = setOf(pronounsOfSubjects);
const femininePlurals = setOf(feminineSubjects);
const opening = setOf(subjunctiveWordsOfPresents);
const closing = setOf(jussiveWordsOfPresents);
const conditions = setOf(conditionWords);
const prohibitions = setOf(prohibitionsOfPresents);
const moodParticles = setOf(moodParticleWords);
const [masculine = '', feminine = '', firstPlural, firstSingular] = Object.keys(wordsBeforeVerbs);
/** Pasts and nouns have three letters: نصف, نشر. */
const lengthMin = 4;
const indicative = new RegExp(`${damma}$`, 'u');

/** A present in the mood that the particle before it asks for; a doubled letter is not closed. */
export function inMood(form: string, previous: string, next: string | undefined): string {
  return opening.has(previous)
    ? form.replace(indicative, fatha)
    : closing.has(previous)
      ? form.replace(indicative, form.endsWith(shadda + damma) ? fatha : hasArticle(next) ? kasra : sukun)
      : form;
}

/** من يعمل ينجح: after what may open a condition the mood is left open. */
function inMoodOrCondition(form: string, previous: string, next: string | undefined, isSecond: boolean): string {
  return isSecond && conditions.has(previous) ? form.replace(indicative, '') : inMood(form, previous, next);
}

/** أحب القهوة: the first word of a clause that goes on with an object and names no subject. */
function openingFirstPerson(bare: string, [next = '', ...others]: readonly string[]): string | undefined {
  const isCompared = comparisons.has(bare) && next !== comparison.that && !others.includes(comparison.than);
  const isOther = next === '' || isAgent(next) || notOpeningFirstPerson.test(next);
  return isOther || isCompared ? undefined : openingFirst.get(bare);
}

/** A first person: of verbs that are hardly another, or at the beginning of a clause. */
function firstPersonAt(bare: string, words: readonly string[], index: number): string | undefined {
  const [, next = ''] = words;
  const said = surelyFirst.get(bare);
  if (said !== undefined || index > 0) {
    return said;
  }
  const isToAddressee = toYou.test(next) || isMine(next);
  return (isToAddressee ? toAddressee.get(bare) : undefined) ?? openingFirstPerson(bare, words.slice(1));
}

/** True where what stands around says whose verb it is. */
function hasSubject(person: string, isSure: boolean, previous: string, next: string | undefined): boolean {
  const isNamed = person === feminine ? isFeminineSubject(next) : person === masculine && isMasculineAgent(next);
  const isAfterWord = before.get(person)?.has(previous) === true && (isSure || pronouns.has(previous));
  return isNamed || questions.has(previous) || isAfterWord;
}

/** أمي تطبخ, كانت أمي تطبخ: after a feminine subject that opens the clause. */
function isAfterFeminine(words: readonly string[], index: number): boolean {
  const subject = words[index - 1] ?? '';
  const isOpening = index === 1 || words[index - 2] === beforeFeminine;
  return isOpening && definite.test(subject) && isFeminineSubject(subject);
}

/** لا تفتح الباب: the jussive of the second person, where no other subject is named. */
export function prohibitionOf(bare: string, words: readonly string[], index: number): string | undefined {
  const [previous = '', next] = [words[index - 1], words[index + 1]];
  const form = index === 1 && bare.startsWith(feminine) ? presents.get(bare.slice(1))?.form : undefined;
  const hasSubjectNext = isFeminineSubject(next) || feminineByLetters.test(next ?? '') || isAgent(next);
  if (form === undefined || hasSubjectNext || !prohibitions.has(previous)) {
    return undefined;
  }
  const isDoubled = form.endsWith(shadda + damma);
  return isDoubled || !indicative.test(form)
    ? undefined
    : feminine + form.slice(1).replace(indicative, hasArticle(next) ? kasra : sukun);
}

/** A verb taken apart: with the ending of a plural, or an object. */
interface Parts {
  readonly present: Present;
  readonly ending: string;
  readonly object: string;
}

const tails = [
  { ending: '', object: '' },
  ...Object.keys(endingsOfPlurals).map((ending) => ({ ending, object: '' })),
  ...Object.keys(objectsOfPresents).map((object) => ({ ending: '', object })),
];

const withObject: ReadonlyMap<string, Present> = new Map(byRest(presentsWithObject, true));

/** The longest rest that is a verb: لعبون is لعب with an ending, زورنا زور with an object. */
function partsOf(rest: string): Parts | undefined {
  for (const { ending, object } of tails) {
    const tail = ending + object;
    const stem = rest.endsWith(tail) ? rest.slice(0, rest.length - tail.length) : '';
    const present = (object === '' ? undefined : withObject.get(stem)) ?? presents.get(stem);
    if (present !== undefined && (tail === '' || indicative.test(present.form))) {
      return { present, ending, object };
    }
  }
  return undefined;
}

/**
 * The everyday verb that a word is, where its letters spell others as well: يُرَحِّبُ, and before a feminine subject
 * تَلْعَبُ.
 *
 * @param words of one clause, bare.
 */
function presentOf(bare: string, words: readonly string[], index: number): string | undefined {
  const [previous = '', next] = [words[index - 1], words[index + 1]];
  const firstPerson = firstPersonAt(bare, words, index);
  if (firstPerson !== undefined) {
    return inMoodOrCondition(firstPerson, previous, next, index === 1);
  }
  const { future = '', person = '', rest = '' } = presentShape.exec(bare)?.groups ?? {};
  const { present, ending = '', object = '' } = partsOf(rest) ?? {};
  // تَصَوَّرُوا is a past, unless a particle closes the verb.
  const isInMood = opening.has(previous) || closing.has(previous) || prohibitions.has(previous);
  if (present === undefined || (ending === pluralEnding && person === feminine && !isInMood)) {
    return undefined;
  }
  const form = person + present.form.slice(1);
  const inPlural = form.replace(indicative, endingsOfPlurals[ending] ?? '');
  if (ending === feminineEnding) {
    const isOfWomen = femininePlurals.has(previous) || pluralSubject.test(previous);
    return isOfWomen && person === masculine ? inPlural : undefined;
  }
  // Plurals and the future are no nouns; يلعب and نلعب seldom are; تلعب is spelt like a past.
  const isSure =
    present.isSure &&
    (future !== '' ||
      (person === masculine && bare.length >= lengthMin) ||
      (ending !== '' && person !== firstSingular) ||
      (person === firstPlural && bare.length > lengthMin));
  const isOfSubject =
    hasSubject(person, present.isSure, previous, next) || (person === feminine && isAfterFeminine(words, index));
  if (!isSure && !isOfSubject) {
    return undefined;
  }
  const said =
    ending === ''
      ? inMoodOrCondition(form, future === '' ? previous : '', next, index === 1 && object === '')
      : inPlural;
  return (future === '' ? '' : future + fatha) + said + (objectsOfPresents[object] ?? '');
}

/** The present that a word is; what has both voices is one only in the first person: أرسل لكم. */
export function presentAt(bare: string, words: readonly string[], index: number): string | undefined {
  if (!hasBothVoices(bare)) {
    return presentOf(bare, words, index);
  }
  return index === 0 && toYou.test(words[1] ?? '') ? toAddressee.get(bare) : undefined;
}

/** A verb after و is in the mood of the one before, which is left open. */
export function joinedPresent(rest: string, words: readonly string[], index: number): string | undefined {
  const present = presentAt(rest, words, index);
  const isInMood = words.slice(0, index).some((word) => moodParticles.has(word));
  return isInMood ? present?.replace(indicative, '') : present;
}

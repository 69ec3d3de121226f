import { hasArticle } from '../article.ts';
import { isAgent } from '../context/agents.ts';
import { prohibitions } from '../context/function-words.data.ts';
import { standardNouns } from '../word-lists/lexicon-rows.ts';
import { fatha, fathatan } from '../marks.ts';
import { inCase } from '../clitics.ts';
import { setOf } from '../word-list.ts';
import type { WordBefore, WordReading } from '../word-reading.ts';
import {
  appositiveOrCoordinated,
  mayBeName,
  nominativeOfThird,
  nominativeWithPossessive,
  notObject,
  possessedNotAccusative,
  shownCase,
} from './noun-patterns.data.ts';
import {
  firstPersonPresent,
  firstPersonVerbs,
  indirectObject,
  longFirstPersonPluralPast,
  negationsAndInterrogatives,
  passiveVerb,
  pastVerb,
  secondPersonJussive,
  verbOfNews,
} from './verb-patterns.data.ts';
import { isFirstPersonPast, isImperative } from './verb-before.ts';

const verbsOfFirstPerson = setOf(firstPersonVerbs);
const openersOfSecondPerson = setOf(negationsAndInterrogatives);
const prohibiting = setOf(prohibitions);
const futurePrefix = /^[وف]?س?(?=[أن])/u;
const secondPerson = /^ت\p{L}{2,}$/u;
const ofThirdPerson = /^ه/u;
const indefiniteInTa = /ة[\u064C\u064D]$/u;
/** بِإِقَامَةٍ: what a preposition is joined to; that of بِطَاقَة and لِيرَة belongs to the noun. */
const joinedPreposition = /^(?:[وف]\u064E)?[بل]\u0650/u;

/** أصدرت المحكمة حكمَها: after a past verb and its subject, what is the subject's own is the object. */
export function asObjectAfterSubject(
  reading: WordReading,
  bare: string,
  { bare: subject, before: verb }: WordBefore,
): WordReading {
  if (verb === undefined || verb.before !== undefined || !hasArticle(subject)) {
    return reading;
  }
  const { noun, pronoun } = nominativeWithPossessive.exec(reading.form)?.groups ?? {};
  return noun === undefined ||
    pronoun === undefined ||
    appositiveOrCoordinated.test(bare) ||
    !pastVerb.test(verb.vowelled) ||
    !isAgent(subject)
    ? reading
    : { ...reading, form: inCase(noun, fatha, pronoun) };
}

/** لا تقبل شهادتُه: she may be meant as well, so that the network is believed where it is as sure. */
const openToTelling = 0.65;

/**
 * True for a verb whose subject is not named after it: I or we do it, or somebody is told to.
 *
 * @param isOpen false where the network is sure of the case.
 */
function hasImpliedSubject(verb: WordBefore, isOpen: boolean): boolean {
  const { bare, vowelled, before } = verb;
  const opener = before?.bare ?? '';
  const isOfSecondPerson =
    openersOfSecondPerson.has(opener) && (isOpen || !prohibiting.has(opener)) && secondPerson.test(bare);
  return (
    isImperative(vowelled) ||
    isOfSecondPerson ||
    isFirstPersonPast(verb) ||
    (longFirstPersonPluralPast.test(vowelled) && bare.length > 4) ||
    firstPersonPresent.test(vowelled) ||
    (verbsOfFirstPerson.has(bare.replace(futurePrefix, '')) && !passiveVerb.test(vowelled))
  );
}

/** طهران تنفي صلتَها: a verb of the news after its subject, which opens the clause. */
function isAfterNamedSubject({ bare, before }: WordBefore): boolean {
  return before !== undefined && before.before === undefined && mayBeName.test(before.bare) && verbOfNews.test(bare);
}

/** نحب وطنَنا, لا تنس موعدَنا: after a verb whose subject is implied, a noun with a possessive pronoun is its object. */
export function asObjectWithPossessive(reading: WordReading, wordBefore: WordBefore): WordReading {
  const { form } = reading;
  const verb = indirectObject.test(wordBefore.bare) && wordBefore.before !== undefined ? wordBefore.before : wordBefore;
  const isOpen = (reading.ownedConfidence ?? 0) < openToTelling;
  const isOfNews = isOpen && isAfterNamedSubject(verb);
  if (notObject.test(form) || !(isOfNews || hasImpliedSubject(verb, isOpen))) {
    return reading;
  }
  const { noun, pronoun } = possessedNotAccusative.exec(form)?.groups ?? {};
  return noun === undefined ||
    pronoun === undefined ||
    (isOfNews && !(ofThirdPerson.test(pronoun) && nominativeOfThird.test(form)))
    ? reading
    : { ...reading, form: inCase(noun, fatha, pronoun) };
}

/** True for an imperative, a prohibition, or a past of the first person. */
function isAddressedOrMine(verb: WordBefore): boolean {
  const isProhibited = prohibiting.has(verb.before?.bare ?? '') && secondPersonJussive.test(verb.vowelled);
  return isProhibited || isImperative(verb.vowelled) || isFirstPersonPast(verb);
}

/** حَجَزْتُ غُرْفَةَ نوم, لا تُفَوِّتِ الْفُرْصَةَ: the object right after a verb whose subject is in the verb. */
export function asObjectAfterVerb(reading: WordReading, bare: string, verb: WordBefore): WordReading {
  const { form } = reading;
  const isGoverned = joinedPreposition.test(form) && !standardNouns.has(bare);
  if (isGoverned || !isAddressedOrMine(verb)) {
    return reading;
  }
  if (shownCase.test(form)) {
    return { ...reading, form: form.slice(0, -1) + fatha };
  }
  return indefiniteInTa.test(form) ? { ...reading, form: form.slice(0, -1) + fathatan } : reading;
}

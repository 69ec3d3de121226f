import { hasArticle } from '../article.ts';
import { standardNouns } from '../word-lists/lexicon-rows.ts';
import { fatha } from '../marks.ts';
import { byBare, setOf, wordsOf } from '../word-list.ts';
import { hasYour } from './pronouns.ts';
import { definiteFeminine } from './agents.data.ts';
import { isAgent, isFeminineBeforeObject } from './agents.ts';
import {
  activeOnly,
  afterPlurals,
  aroundUs,
  beforePasts,
  beforePresents,
  endingOfI,
  endingOfWe,
  endsInTa,
  feminineOfYours,
  feminineSubject,
  firstPersonPresent,
  firstPersonsBesideMine,
  firstPersonsOfLetters,
  formQuestion,
  hers,
  indefiniteObject,
  joinedPast,
  joinedPastInTa,
  openingFirstPersons,
  pastsOfLetters,
  pastsOfLoss,
  pastsOfThings,
  pluralInAt,
  pluralPresent,
  pluralsInNun,
  that,
  verbWithMe,
  vowelOfTa,
  wordsOfMine,
} from './persons.data.ts';
import { adverbsInA } from './passives.data.ts';

const opening = byBare(openingFirstPersons);
const besideMine = byBare(`${openingFirstPersons} ${firstPersonsBesideMine}`);
const ofThings = setOf(pastsOfThings);
const adverbs = setOf(adverbsInA);
const lostByYou = setOf(pastsOfLoss);
const mine = setOf(wordsOfMine);

/** True where the word after the verb is its subject. */
function hasSubject([next, afterNext]: readonly (string | undefined)[]): boolean {
  return isAgent(next) || isFeminineBeforeObject(next, afterNext);
}

/** سمعت صوت الرعد: the first word of a text; `undefined` where somebody else may be the subject. */
export function openingFirstPerson(words: readonly string[]): string | undefined {
  const [verb = '', next = '', afterNext = ''] = words;
  const isThing = hasArticle(next) && (ofThings.has(verb) || pluralInAt.test(next));
  // حملت الطائرة ركابا: the object comes after the subject. تعلمت النملة أن.
  const isObject = afterNext === that || (indefiniteObject.test(afterNext) && !adverbs.has(afterNext));
  // نسيت كلمة المرور: what a form asks.
  const isAsked = verb === formQuestion.verb && next === formQuestion.object;
  const isOther =
    isThing ||
    (definiteFeminine.test(next) && isObject) ||
    isAsked ||
    (lostByYou.has(verb) && hasYour(next)) ||
    hasSubject(words.slice(1)) ||
    words.some((word) => hers.test(word));
  return isOther ? undefined : opening.get(verb);
}

/** حولت المبلغ وأرجو التأكيد: the first word of any clause that goes on with what is mine. */
export function firstPersonBesideMine([verb = '', ...others]: readonly string[]): string | undefined {
  const form = besideMine.get(verb);
  return form !== undefined && others.some((word) => mine.has(word)) && !hasSubject(others) ? form : undefined;
}

const lastA = new RegExp(`${fatha}$`, 'u');
const firstPersons = [
  ...wordsOf(pastsOfLetters).map((form) => form.replace(lastA, endingOfI)),
  ...wordsOf(firstPersonsOfLetters),
];
const singulars = byBare(firstPersons);
const plurals = byBare([...firstPersons.map((form) => form.replace(vowelOfTa, endingOfWe)), ...wordsOf(pluralsInNun)]);
const openers = setOf(beforePasts);
/** تواصلنا: longer verbal nouns stand before prepositions more seldom. */
const longLength = 6;

/** True where another word is of the first or second person, so that a verb in ت is rather of the first. */
function isOfFirstPerson(words: readonly string[], index: number): boolean {
  return words.some(
    (word, place) =>
      place !== index &&
      (mine.has(word) ||
        verbWithMe.test(word) ||
        hasYour(word) ||
        (place > index && joinedPastInTa.test(word) && singulars.has(word.slice(1))) ||
        (firstPersonPresent.test(word) && beforePresents.test(words[place - 1] ?? ''))),
  );
}

function singularAt(bare: string, words: readonly string[], index: number): string | undefined {
  const form = singulars.get(bare);
  const [next = '', afterNext = ''] = words.slice(index + 1);
  const isOther =
    next === '' ||
    hasSubject([next, afterNext]) ||
    feminineSubject.test(next) ||
    (feminineOfYours.test(next) && !activeOnly.test(form ?? ''));
  return isOther || !isOfFirstPerson(words, index) ? undefined : form;
}

/** حولنا المبلغ, شحنا طلبك: where the letters could be a noun of ours as well. */
function pluralBefore(next: string | undefined, bare: string): string | undefined {
  const form = next === undefined || isAgent(next) ? undefined : plurals.get(bare);
  const isObject = hasArticle(next) || hasYour(next ?? '');
  const isNoun = (standardNouns.has(bare.slice(0, -2)) && bare.length < longLength) || bare === aroundUs;
  return isObject || (!isNoun && afterPlurals.test(next ?? '')) ? form : undefined;
}

function opensWithFirstPerson(words: readonly string[]): boolean {
  const at = openers.has(words[0] ?? '') ? 1 : 0;
  const verb = words[at] ?? '';
  return (
    openingFirstPerson(words) !== undefined ||
    singularAt(verb, words, at) !== undefined ||
    pluralBefore(words[at + 1], verb) !== undefined ||
    pluralPresent.test(verb)
  );
}

/** سجلت في الموقع ولم تصلني رسالة, راجعنا طلبك وعدلنا السعر: at the beginning of a clause, or after and. */
export function firstPersonPast(bare: string, words: readonly string[], index: number): string | undefined {
  const next = words[index + 1];
  if (index === 0 || (index === 1 && openers.has(words[0] ?? ''))) {
    return singularAt(bare, words, index) ?? pluralBefore(next, bare);
  }
  const stem = joinedPast.exec(bare)?.[1];
  if (index < 2 || stem === undefined || isAgent(next)) {
    return undefined;
  }
  const form = endsInTa.test(stem) ? singulars.get(stem) : pluralBefore(next, stem);
  return form !== undefined && opensWithFirstPerson(words) ? bare.charAt(0) + fatha + form : undefined;
}

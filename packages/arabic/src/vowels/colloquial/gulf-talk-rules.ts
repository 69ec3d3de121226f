import { removeMarks, shadda } from '../marks.ts';
import { setOf } from '../word-list.ts';
import { vocative } from './clause-position.data.ts';
import { type ClausePosition, isAfterFeminineSubject, isWoman } from './clause-position.ts';
import type { ColloquialPast } from './colloquial-words.ts';
import { colloquialOrdersOf, colloquialVerbsOf } from './colloquial-verbs.ts';
import {
  aboutHer,
  articledObject,
  betweenInGulf,
  conditions,
  doneToListener,
  happeningsToThings,
  herself,
  calledToCome,
  deedOfHer,
  doneToPersons,
  thingsOfHers,
  thingsTurned,
  turningsOfThings,
  didByListener,
  doneByListener,
  feminineSubject,
  orNor,
  ownKInGulf,
  placesInGulf,
  told,
  toldInOwnK,
  toldToListener,
  toMany,
  womenCalledInGulf,
  womenSpokenTo,
} from './gulf-talk-rules.data.ts';
import { colloquialPastsOf } from './past-verbs.ts';

const spokenTo = setOf(womenSpokenTo);
const called = setOf(womenCalledInGulf);
const come = setOf(calledToCome);
const ownK = setOf(ownKInGulf);
const places = setOf(placesInGulf);
const between = setOf(betweenInGulf);
const openConditions = setOf(conditions);
const she = setOf(herself);
const happenings = setOf(happeningsToThings);
const turnings = setOf(turningsOfThings);
const ofPersons = setOf(doneToPersons);
const things = setOf(thingsOfHers);
const denials = setOf(orNor.denials);
const afterNor = setOf(orNor.before);

/** True where a woman is spoken to: وين حطيتي المفتاح, ليش ما تتكلمين. */
export function isSpokenToHerInGulf(words: readonly string[]): boolean {
  return words.some(
    (word, index) =>
      spokenTo.has(word) ||
      come.has(word) ||
      (words[index - 1] === vocative && called.has(word)) ||
      (doneByListener.test(word) && colloquialVerbsOf('gulf')(word.replace(/^و/u, '')) !== undefined) ||
      (didByListener.test(word) && colloquialPastsOf('gulf')(word)?.isDoubtful === false) ||
      (index === 0 && toldToListener.test(word) && colloquialOrdersOf('gulf')(word) !== undefined),
  );
}

/** What is yours, of a woman, where it is written with ك: مِنِّك. */
export function ofHerInGulf(form: string): string {
  return ownK.has(removeMarks(form)) ? form : form.replace(/\u064Eك$/u, '\u0650ك');
}

/** What is skipped between her who does something and the verb. */
function skipped(place: ClausePosition): ClausePosition {
  let { index } = place;
  while (index > 1 && between.has(place.words[index - 1] ?? '')) {
    index -= 1;
  }
  return { ...place, index };
}

/**
 * True for what she did, where what I did is spelt alike: بنتك ما شاء الله كبرت, نزلت البنت, and what she did besides,
 * وصارت.
 */
export function isDoneByHerInGulf(
  place: ClausePosition,
  { isIntransitive }: Pick<ColloquialPast, 'isIntransitive'>,
): boolean {
  const { words, index } = place;
  const next = words[index + 1] ?? '';
  const happened = words[index]?.replace(/^و/u, '').replace(/ت$/u, '') ?? '';
  const isSubject =
    (isWoman(next) && (isIntransitive === true || !(things.has(next) || ofPersons.has(happened)))) ||
    (isIntransitive === true && feminineSubject.test(next)) ||
    (turnings.has(happened) && thingsTurned.test(next));
  const isBeforeHer = isSubject && !places.has(next);
  const isJoined = /^و/u.test(words[index] ?? '');
  const isAfterMine = places.has(words[index - 1] ?? '') && deedOfHer.test(words[index - 2] ?? '');
  if (isJoined && (isAfterMine || aboutHer.test(next))) {
    return false;
  }
  if (
    isBeforeHer ||
    happenings.has(happened) ||
    she.has(words[index - 1] ?? '') ||
    isAfterFeminineSubject(skipped(place))
  ) {
    return true;
  }
  return words.some((word, at) => {
    const isOther = isSurelyHers(word.replace(/^و/u, '')) || (at < index && isSheBefore({ words, index: at }));
    return at < index ? isJoined && isOther : at > index && /^و/u.test(word) && isOther;
  });
}

/** قالت, راحت: of hollow and weak verbs what I did has another spelling. */
function isSurelyHers(word: string): boolean {
  const past = word.endsWith('ت') ? colloquialPastsOf('gulf')(word) : undefined;
  return past !== undefined && past.ofHer === undefined && past.form.endsWith('\u064Eت');
}

function isSheBefore({ words, index }: ClausePosition): boolean {
  return index > 0 && deedOfHer.test(words[index] ?? '') && isAfterFeminineSubject(skipped({ words, index }));
}

/** إذا خلصت شغلك كلمني: what one is told, after a condition. */
export function isToldOnCondition({ words, index }: ClausePosition): boolean {
  const [first = '', before = ''] = [words[0], words[index - 1]];
  return index > 2 && openConditions.has(first) && !denials.has(before) && !/^و/u.test(words[index] ?? '');
}

/** طلعوا من البيت: of three letters they did it, rather than they are told to make somebody do it, to nobody. */
export function isPastOfMany(bare: string, order: string, { words, index }: ClausePosition): boolean {
  const past = toMany.test(bare) ? colloquialPastsOf('gulf')(bare) : undefined;
  const isOther = past !== undefined && order.includes(shadda) && !past.form.includes(shadda);
  return isOther && !articledObject.test(words[index + 1] ?? '');
}

/** كلمك: no order. */
export function isOrderOfListener(order: string): boolean {
  return doneToListener.test(order) && !toldInOwnK.test(removeMarks(order));
}

/** Or: شاي ولا قهوة; after a denial it is nor. */
export function orInGulf(bare: string, { words, index }: ClausePosition): string | undefined {
  const [last = '', next = ''] = [words[index - 1], words[index + 1]];
  const isForbidden = told.test(next) && !told.test(last);
  const isNor =
    isForbidden ||
    index === 0 ||
    index === words.length - 1 ||
    afterNor.has(next) ||
    words.slice(0, index).some((word) => denials.has(word));
  return bare === orNor.word && !isNor ? orNor.or : undefined;
}

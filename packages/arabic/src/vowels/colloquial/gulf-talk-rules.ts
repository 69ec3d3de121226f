import { removeMarks } from '../marks.ts';
import { wordsOf } from '../word-list.ts';
import { vocative } from './clause-position.data.ts';
import { type ClausePosition, isAfterFeminineSubject, isWoman } from './clause-position.ts';
import type { ColloquialPast } from './colloquial-words.ts';
import { colloquialOrdersOf, colloquialVerbsOf } from './colloquial-verbs.ts';
import {
  betweenInGulf,
  calledToCome,
  deedOfHer,
  didByListener,
  doneByListener,
  feminineSubject,
  orNor,
  ownKInGulf,
  placesInGulf,
  toldToListener,
  womenCalledInGulf,
  womenSpokenTo,
} from './gulf-talk-rules.data.ts';
import { colloquialPastsOf } from './past-verbs.ts';

const setOf = (list: string): ReadonlySet<string> => new Set(wordsOf(list));
const spokenTo = setOf(womenSpokenTo);
const called = setOf(womenCalledInGulf);
const come = setOf(calledToCome);
const ownK = setOf(ownKInGulf);
const places = setOf(placesInGulf);
const between = setOf(betweenInGulf);
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
  const isSubject = isWoman(next) || (isIntransitive === true && feminineSubject.test(next));
  const isBeforeHer = isSubject && !places.has(next);
  if (isBeforeHer || isAfterFeminineSubject(skipped(place))) {
    return true;
  }
  const isJoined = /^و/u.test(words[index] ?? '');
  return (
    isJoined &&
    words.some(
      (word, at) =>
        at > 0 && at < index && deedOfHer.test(word) && isAfterFeminineSubject(skipped({ words, index: at })),
    )
  );
}

/** Or: شاي ولا قهوة; after a denial it is nor. */
export function orInGulf(bare: string, { words, index }: ClausePosition): string | undefined {
  const isNor =
    index === 0 ||
    index === words.length - 1 ||
    afterNor.has(words[index + 1] ?? '') ||
    words.slice(0, index).some((word) => denials.has(word));
  return bare === orNor.word && !isNor ? orNor.or : undefined;
}

import { setOf } from '../word-list.ts';
import { auxiliaries, joinedAuxiliary } from './clause-position.data.ts';
import type { ClausePosition } from './clause-position.ts';
import { auxiliariesInLevant, beforeMa, ma } from './levantine/talk-rules.data.ts';
import { readLevantineImperative } from './levantine/verb-reader.ts';

const verbsBefore = setOf(auxiliaries);
const verbsBeforeInLevant = setOf(auxiliariesInLevant);
const conjunctions = setOf(beforeMa);
const and = /^\u0648/u;

/** True after a word that a verb in the imperfect follows: عم, بدي, لازم. */
export function isAfterAuxiliary({ words, index }: ClausePosition): boolean {
  const last = words[index - 1] ?? '';
  return verbsBefore.has(last) || (joinedAuxiliary.test(last) && verbsBefore.has(last.slice(1)));
}

/** ما عرفنا: what is denied; قبل ما نام: what is to be done. */
export function isDenied({ words, index }: ClausePosition): boolean {
  return words[index - 1]?.replace(and, '') === ma && !conjunctions.has(words[index - 2] ?? '');
}

function isAfterAnyAuxiliary(place: ClausePosition): boolean {
  const isAfter = isAfterAuxiliary(place) || verbsBeforeInLevant.has(place.words[place.index - 1] ?? '');
  return isAfter && !isDenied(place);
}

/** What in the Levant may be done without a sign of tense: after عم, بدي, صرت, and after such a verb. */
export function isAfterVerbInLevant(place: ClausePosition): boolean {
  const { words, index } = place;
  return (
    isAfterAnyAuxiliary(place) ||
    (index > 1 &&
      readLevantineImperative(words[index - 1] ?? '') !== undefined &&
      isAfterAnyAuxiliary({ words, index: index - 1 }))
  );
}

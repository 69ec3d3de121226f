import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';
import { removeMarks } from '../marks.ts';
import { setOf } from '../word-list.ts';
import { vocative } from './clause-position.data.ts';
import { colloquialImperativesOf } from './colloquial-imperatives.ts';
import { colloquialVerbsOf } from './colloquial-verbs.ts';
import {
  calledToCome,
  didByListener,
  doneByListener,
  ownKInGulf,
  toldToListener,
  womenCalledInGulf,
  womenSpokenTo,
} from './gulf-talk-rules.data.ts';
import { saidToHim, withOwnK, womenCalled } from './levantine/talk-rules.data.ts';
import { isImperativeToHer, isSaidToHer } from './levantine/verb-persons.ts';
import { colloquialPastsOf } from './past-verbs.ts';

const calledInLevant = setOf(womenCalled);
const toHim = setOf(saidToHim);
const spokenTo = setOf(womenSpokenTo);
const comes = setOf(calledToCome);
const calledInGulf = setOf(womenCalledInGulf);
const ownK = { levantine: setOf(withOwnK), gulf: setOf(ownKInGulf) } as const;
const and = /^\u0648/u;
const ofHim = /\u064Eك$/u;
const ofHerEnd = '\u0650ك';

/** ليش ما بتردي, روحي ارتاحي. */
function isSpokenToHerInLevant(words: readonly string[]): boolean {
  return words.some(
    (word, index) =>
      calledInLevant.has(word) || isSaidToHer(word) || (index === 0 && isImperativeToHer(word) && !toHim.has(word)),
  );
}

/** وين حطيتي المفتاح, ليش ما تتكلمين. */
function isSpokenToHerInGulf(words: readonly string[]): boolean {
  return words.some(
    (word, index) =>
      spokenTo.has(word) ||
      comes.has(word) ||
      (words[index - 1] === vocative && calledInGulf.has(word)) ||
      (doneByListener.test(word) && colloquialVerbsOf('gulf')(word.replace(and, '')) !== undefined) ||
      (didByListener.test(word) && colloquialPastsOf('gulf')(word)?.isDoubtful === false) ||
      (index === 0 && toldToListener.test(word) && colloquialImperativesOf('gulf')(word) !== undefined),
  );
}

/** True where a woman is spoken to. */
export function isSpokenToHer(group: DialectGroup, words: readonly string[]): boolean {
  return (group === 'levantine' && isSpokenToHerInLevant(words)) || (group === 'gulf' && isSpokenToHerInGulf(words));
}

/** What is yours, of a woman, where it is written with ك: تِلِفُونِك, مِنِّك. */
export function asHers(group: DialectGroup, form: string): string {
  const isOwn = group !== 'egyptian' && group !== 'maghrebi' && ownK[group].has(removeMarks(form));
  return isOwn ? form : form.replace(ofHim, ofHerEnd);
}

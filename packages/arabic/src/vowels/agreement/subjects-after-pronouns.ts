import { damma, removeMarks } from '../marks.ts';
import type { WordReading } from '../word-reading.ts';
import type { WordBefore } from './word-before.ts';
import { closingParticles } from '../context/function-words.data.ts';
import { anyOf, wordsOf } from '../word-list.ts';
import { beforeOwnKaf, verbsWithTwoObjects } from './objects.data.ts';

/** A verb that already has its object, who is spoken to or speaks: سيصلك, يهمنا, تعجبني. */
const withObject = /^(?:[وفل])?(?:س)?[يت]\p{L}{2,}(?:ك|كم|ني|نا)$/u;
/** Verbs with two objects: يمنحك حقَّك, and what only looks like such a verb. */
const withTwo = new RegExp(`${anyOf(verbsWithTwoObjects)}(?:ك|كم|ني|نا)$`, 'u');
/** Whose last letter is their own: يملك حقك. */
const ownKaf = new RegExp(`${anyOf(beforeOwnKaf)}ك$`, 'u');
/** تَلَقَّيْنَا: what we did has no object yet. */
const didByUs = /\u0652ن\u064Eا$/u;
/** A noun of who is spoken to, in the accusative. */
const owned = /^((?!ال|الل)\p{L}.{3,})\u064E(ك[\u064E\u0650]?|ك\u064Fم\u0652?|ن\u064Eا)$/u;
/** يهدينا سبلنا: what is ours is done to us. */
const ours = /\u0646\u0627$/u;
const closing: ReadonlySet<string> = new Set(wordsOf(closingParticles));

/** سيصلك طلبُك: what follows a verb that has its object is who or what does it. */
export function asSubjectAfterPronoun(reading: WordReading, { bare: verb, vowelled, before }: WordBefore): WordReading {
  const [, noun, owner] =
    withObject.test(verb) &&
    !(ours.test(verb) && ours.test(removeMarks(reading.form))) &&
    (closing.has(before?.bare ?? '') || !didByUs.test(vowelled)) &&
    !withTwo.test(verb) &&
    !ownKaf.test(verb)
      ? (owned.exec(reading.form) ?? [])
      : [];
  return noun === undefined || owner === undefined ? reading : { ...reading, form: noun + damma + owner };
}

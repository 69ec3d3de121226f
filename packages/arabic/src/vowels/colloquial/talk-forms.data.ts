import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';

/** A change of a standard form: what it looks like, and what stands in its place in talk. */
export type TalkChange = readonly [form: RegExp, talk: string];

/** Nothing has a case or a mood: شربت قهوة. Adverbs in -an keep it. */
const withoutEndings: TalkChange = [/(?<=\p{L}\p{M}*\p{L}\u0651?)(?:[\u064C\u064D\u064F\u0650]|(?<=ة)\u064B)$/u, ''];
/** كَانِت: she did it, in -it. */
const doneByHer: TalkChange = [/\u064Eت\u0652?$/u, '\u0650ت'];
/** شَاطْرَة, جَايْبِين: a short i after a long vowel goes before another syllable. */
const withoutI: TalkChange = [/(ا)(\p{L})\u0650(?=\p{L}(?:\u064Eة|\u0650ين|\u064Eا))/u, '$1$2\u0652'];

/**
 * How words that only the standard lists know are said in talk, in the order of the changes.
 *
 * Sources: for Egyptian, Woidich 2006, 2.4 on the loss of vowels and 5 on the verb; for Levantine, Cowell 1964, chapter
 * 2; for the Maghreb, Harrell 1962, chapter 1, and Caubet 1993: a short vowel in an open syllable is lost.
 */
export const talkChanges: Readonly<Record<DialectGroup, readonly TalkChange[]>> = {
  egyptian: [withoutEndings, doneByHer, withoutI, [/^([يتن])\u064Eت\u064E/u, '$1\u0650ت\u0652']],
  levantine: [withoutEndings, doneByHer, withoutI, [/^([يتن])\u064Eت\u064E/u, '$1\u0650ت\u0652']],
  gulf: [withoutEndings],
  maghrebi: [
    withoutEndings,
    withoutI,
    [/^(ك\u064E[تين])\u064E(?=\p{L}\u0652)/u, '$1\u0652'],
    [/^(?!ال|[وفبل])(\p{L})[\u064E\u064F\u0650](?=\p{L}[\u064E\u064F\u0650])/u, '$1\u0652'],
    [/^(?!ال|[وفبل])(\p{L})[\u064E\u064F\u0650](?=\p{L}[\u064E\u064F\u0650]?[اوي](?![\u064B-\u0652]))/u, '$1\u0652'],
  ],
};

import type { DialectGroup } from '../../dialect-recognition/everyday-words.data.ts';

/** A change of a standard form: what it looks like, and what stands in its place in talk. */
export type TalkChange = readonly [form: RegExp, talk: string];

/** Nothing has a case or a mood: شربت قهوة. Adverbs in -an keep it. */
const withoutEndings: TalkChange = [/(?<=\p{L}\p{M}*\p{L}\u0651?)(?:[\u064C\u064D\u064F\u0650]|(?<=ة)\u064B)$/u, ''];
/** كَانِت: she did it, in -it. */
const doneByHer: TalkChange = [/\u064Eت\u0652?$/u, '\u0650ت'];
/** شَاطْرَة, جَايْبِين: a short i after a long vowel goes before another syllable. */
const withoutI: TalkChange = [/(ا)(\p{L})\u0650(?=\p{L}(?:\u064Eة|\u0650ين|\u064Eا))/u, '$1$2\u0652'];

/** بَيْتُه: what is his has no other vowel, whatever the case would be. */
const ofHim: TalkChange = [/(?<!ل\u0651)[\u064E\u0650]ه[\u064F\u0650]?$/u, '\u064Fه'];
/** قَهْوِة: the a before ة is raised, but not after a back or emphatic letter. */
const raisedTa: TalkChange = [/(?<=[^حخعغقصضطظرءأؤئاى]\u0651?)\u064Eة$/u, '\u0650ة'];

/**
 * How words that only the standard lists know are said in talk, in the order of the changes.
 *
 * Sources: for Egyptian, Woidich 2006, 2.4 on the loss of vowels and 5 on the verb; for Levantine, Cowell 1964, chapter
 * 2; for the Maghreb, Harrell 1962, chapter 1, and Caubet 1993: a short vowel in an open syllable is lost.
 */
export const talkChanges: Readonly<Record<DialectGroup, readonly TalkChange[]>> = {
  egyptian: [withoutEndings, doneByHer, withoutI, ofHim],
  levantine: [withoutEndings, doneByHer, withoutI, ofHim, raisedTa],
  gulf: [withoutEndings],
  maghrebi: [
    withoutEndings,
    [/^مِن[\u0650\u064E]?$/u, 'مْن'],
    [/^لِل/u, 'لْل'],
    [/^([وفب])[\u064E\u0650](?=ال)/u, '$1\u0652'],
    ofHim,
    [/^(?!ال|[وفبل])(\p{L})[\u064E\u064F\u0650](?=\p{L}[\u064E\u064F\u0650])/u, '$1\u0652'],
    [/^(?!ال|[وفبل])(\p{L})[\u064E\u064F\u0650](?=\p{L}[\u064E\u064F\u0650]?[اوي](?![\u064B-\u0652]))/u, '$1\u0652'],
  ],
};

/** The person of an imperfect, before two consonants and before one. */
const personBeforeTwo: TalkChange = [/^([يتن])[\u064E\u064F](?=\p{L}\u0652)/u, '$1\u0650'];
const personBeforeOne: TalkChange = [/^([يتن])[\u064E\u064F](?=\p{L}(?:[\u064E-\u0650]|\u0651))/u, '$1\u0652'];
/** يِتْعَلَّم, يِسْتِلِم: the t of derived forms. */
const fifth: TalkChange = [/^([يتن])[\u064E\u064F]ت\u064E(?=\p{L}[\u064E\u0652])/u, '$1\u0650ت\u0652'];
const eighth: TalkChange = [/^([يتن]\p{M}\p{L}\u0652ت)\u064E(?=\p{L}\u0650)/u, '$1\u0650'];

/**
 * How a standard verb in the imperfect is said in talk, without its mood, in the order of the changes.
 *
 * Sources: as above. In Cairo the second form has a beside a back or emphatic letter and i elsewhere (Woidich 2006,
 * 5.3).
 */
export const verbChanges: Readonly<Record<DialectGroup, readonly TalkChange[]>> = {
  egyptian: [
    fifth,
    eighth,
    [/^([يتن])[\u064E\u064F]/u, '$1\u0650'],
    [/(?<=ت\u0652\p{L}\u064E\p{L}\u0651)\u064E(?=[^حخعغصضطظقر]$)/u, '\u0650'],
    [/(?<=[حخعغصضطظقر]\u0651)\u0650|(?<=\u0651)\u0650(?=[حخعغصضطظقر])/u, '\u064E'],
  ],
  levantine: [fifth, eighth, personBeforeTwo, personBeforeOne],
  gulf: [fifth, eighth, personBeforeTwo, personBeforeOne],
  maghrebi: [
    [/^([يتن])[\u064E\u064F]/u, '$1\u0652'],
    [/^([يتن]\u0652ت)\u064E(?=\p{L}[\u064E\u0652])/u, '$1\u0652'],
    [/\u0650(?=[^\u064B-\u0652اوي]$)/u, '\u064E'],
  ],
};

/** Roots that no standard text has: what begins with a person and one of them is talk. */
export const rootsOfTalk = /^[وف]?[أايتن]شوف/u;

/** What says that it goes on or is to come, before a verb with its person. */
export const tensedVerb: Readonly<Record<DialectGroup, RegExp>> = {
  egyptian: /^(?<tense>[بهح]?)(?<verb>[يتن]\p{L}+)$/u,
  levantine: /^(?<tense>[بح]|م(?=ن))?(?<verb>[يتن]\p{L}+)$/u,
  gulf: /^(?<tense>ب?)(?<verb>[يتن]\p{L}+)$/u,
  maghrebi: /^(?<tense>[كغ]?)(?<verb>[يتن]\p{L}+)$/u,
};

/** What particles of one letter are joined to, and how they are said there: written, what follows it, vowelled. */
export const particlesOfTalk: Readonly<
  Record<DialectGroup, readonly (readonly [written: string, rest: string, form: string])[]>
> = {
  egyptian: [
    ['و', '', 'وِ'],
    ['لل', 'ال', 'لِ'],
    ['ب', '', 'بِ'],
    ['ل', '', 'لِ'],
  ],
  levantine: [
    ['و', '', 'وْ'],
    ['لل', 'ال', 'لَ'],
    ['ب', '', 'بِ'],
    ['ل', '', 'لَ'],
  ],
  gulf: [
    ['و', '', 'وَ'],
    ['لل', 'ال', 'لِ'],
    ['ب', '', 'بِ'],
    ['ل', '', 'لِ'],
  ],
  maghrebi: [
    ['و', '', 'وْ'],
    ['لل', 'ال', 'لْ'],
    ['ف', '', 'فْ'],
    ['ب', '', 'بْ'],
    ['ل', '', 'لْ'],
  ],
};

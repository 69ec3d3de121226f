import { barePronouns } from '../clitics.data.ts';
import { pronounPattern } from '../clitics.ts';
import { anyOf } from '../word-list.ts';

/** A noun with the possessive pronoun of who reads or writes, in any case; no هناك, ذلك and the like. */
export const nounOfReader = new RegExp(
  `^(?<noun>(?!ال|[وف]\u064E|ل\u0650أ|(?:[بلك][\u064E\u0650])?${anyOf('ذ\u064Eل\u0650 ت\u0650ل\u0652 م\u064Eع\u064E ه\u064Fن\u064Eا')}ك)\\p{L}.{2,}?\u0651?)(?<ending>[\u064E\u064F\u0650])(?<pronoun>${pronounPattern('you', 'youAll', 'youAllJoined', 'us')})$`,
  'u',
);

/** إن and its sisters, after which a noun is in the accusative. */
export const sistersOfInna = 'إن أن لأن بأن لكن ولكن كأن لعل ليت وإن وأن فإن وكأن ولعل علما';
/** Those of them whose letters also stand before verbs: أن تملك. */
export const sistersBeforeVerbs = 'أن وأن بأن لأن لكن ولكن';

/** How one calls those whom one writes to: زملاءنا الكرام. */
export const vocativeAdjectives = 'العزيز العزيزة الأعزاء الكريم الكريمة الكرام الفاضل الفاضلة الأفاضل المحترم المحترمة';

/** The letters of the first part of a construct: no article, no pronoun, no nunation. */
export const constructHead = /^(?!ال|[وف]?[بك]ال|[وف]?لل)\p{L}{3,}(?<!ي|ون|ان|ا|ين|ه|هم|ها|نا|ك|كم)$/u;
/** Duals and sound masculine plurals, and what ends in ي: in construct they have lost their n. */
export const notInConstruct = new RegExp(`${anyOf('ون ان ين ي')}$`, 'u');
/** وَقْت: what has a closed middle and no ending is a noun. */
export const nounWithClosedMiddle = /^\p{L}[\u064E-\u0650]\p{L}\u0652\p{L}$/u;

/** A preposition of one letter, with the vowel of its noun after it. */
export const prepositionOfOneLetter = /^(?:[وف]\u064E)?[بلك][\u0650\u064E]/u;

/** A noun with its possessive pronoun in the nominative or accusative. */
const notGenitive = '[\u064E\u064F]';
export const possessedNotGenitive = new RegExp(
  `^(?<noun>.*\\p{L}\u0651?)${notGenitive}(?<pronoun>${pronounPattern('us', 'her', 'him', 'them', 'themBoth', 'you', 'youAll')})$`,
  'u',
);
/** The same with neither the article nor a preposition or conjunction. */
export const possessedWithoutClitics = new RegExp(
  `^(?<noun>(?!ال|[بلكوف]\\p{M})\\p{L}.{2,})${notGenitive}(?<pronoun>${pronounPattern('us', 'her', 'him', 'them', 'you')})$`,
  'u',
);
/** ب and ل before a joining alif, which begins a noun there; elsewhere they may belong to the word: بطاقتك, لسانك. */
export const prepositionBeforeAlif = /^(?:[وف]\u064E)?[بل]\u0650ا(?!ل)/u;
/** What takes a pronoun and no case: لأنك, بأنه, كذلك, لديك. */
export const caseless = new RegExp(
  `^(?:[وف]\u064E)?(?:[بلك]\u0650)?(?:${anyOf('أ\u064Eن\u0651 إ\u0650ن\u0651 ذ\u064E ل\u064Eد')}|غ\u064Eي\u0652ر\u064E?$)`,
  'u',
);
/** A noun with the article, vowelled, with a preposition before it or without. */
export const withArticle = /^(?:[وف]\u064E)?(?:[بك][\u0650\u064E])?ال/u;

/** The possessive pronouns, bare. */
export const barePossessive = new RegExp(`${anyOf(barePronouns)}$`, 'u');
/** مَنْ, who asks. */
export const who = /^م\u064Eن/u;

import { bareObjectPronouns, barePronounsOfThird } from '../clitics.data.ts';
import { pronounPattern } from '../clitics.ts';
import { anyOf } from '../word-list.ts';

const objectPronoun = anyOf(bareObjectPronouns);

/** A noun in the genitive with its possessive pronoun; no preposition and no كذلك. */
export const genitiveWithPossessive = new RegExp(
  `^(?<noun>(?![بلك]\u0650|[وف]\u064E|.*ذ\u064Eل\u0650ك)\\p{L}.{3,})\u0650(?<pronoun>${pronounPattern('her', 'them', 'us', 'you', 'youAll')})$`,
  'u',
);
/** The same in the accusative, of those who are spoken to and who speak. */
export const accusativeWithPossessive = new RegExp(
  `^(?<noun>(?!ال)\\p{L}.{3,})\u064E(?<pronoun>${pronounPattern('us', 'you', 'youAll')})$`,
  'u',
);
/** Our pronoun, bare. */
export const endsInOurs = /نا$/u;
/** The accusative of a noun with the article, its vowel alone; that of a sound plural says nothing. */
export const definiteAccusative = /(?<=^ال.*(?<!ون|ين))\u064E$/u;
/** The same or the genitive; the accusative of a plural in ات has the vowel of its genitive. */
export const definiteOblique = /(?<=^ال.*(?<!ات|ين))[\u064E\u0650]$/u;

/** The predicate of a noun: no article, no conjunction, no preposition. */
export const predicate = new RegExp(`^(?!ال|لل|[وف]|[بكل]\\p{L}{2}|${anyOf('في من إلى على عن مع')}$)\\p{L}{3,}$`, 'u');

/** A word with a conjunction, or a preposition with its noun or pronoun: what follows a verb and is no subject of it. */
export const prepositionalPhrase = new RegExp(
  `^(?:و.+|ف?[بلك]\u0650.+|${anyOf('من عن في إلى على علي إلي مع ب ل')}${anyOf(barePronounsOfThird)}?)$`,
  'u',
);

/** A present verb with an object pronoun: سيصلك, يهمنا, تعجبني. */
export const verbWithObjectPronoun = new RegExp(`^[وفل]?س?[يت]\\p{L}{2,}${objectPronoun}$`, 'u');

/** A past verb with the pronoun of who speaks: وَصَلَتْنِي, أَعْجَبَنِي; وَصَلْنَا is what we did. */
export const pastWithSpeakersPronoun =
  /^(?!.*\u064Fن)(?:[وف]\u064E)?\p{L}.{4,}\u064E(?:ت\u0652)?ن(?:\u0650ي|\u064Eا)$/u;
/** What is the addressee's: هديتك, رسالتكم. */
export const endsInYours = /كم?$/u;

/** How verbs end that have two objects, and what only looks like one, before a pronoun: يمنحك حقك. */
const ditransitiveVerbs = `
  عطي عط منح علم سلب هب رزق زيد ري سأل جعل ترك سلم عيد كسب وفي شتري بيع مكن يكون بين بنا دنا ينا
`;
export const ditransitiveWithPronoun = new RegExp(`${anyOf(ditransitiveVerbs)}ت?${objectPronoun}$`, 'u');

/** What stands before a ك of the root: يملك. */
const beforeKafOfRoot = 'مل تر در شار مس حر هل سل ش ضح بار شتر شتب تمس نته فك تفك رب ت د';
export const endsInKafOfRoot = new RegExp(`${anyOf(beforeKafOfRoot)}ك$`, 'u');

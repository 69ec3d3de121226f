import { barePronouns, barePronounsOfThird, joinedArticle } from '../clitics.data.ts';
import { pronounPattern } from '../clitics.ts';
import { adverbsOfPlace } from '../context/function-words.data.ts';
import { anyOf } from '../word-list.ts';

/** A noun in the genitive with its possessive pronoun; no preposition and no كذلك. */
export const genitiveWithPossessive = new RegExp(
  `^(?<noun>(?![بلك]\u0650|[وف]\u064E|.*ذ\u064Eل\u0650ك)\\p{L}.{3,})\u0650(?<pronoun>${pronounPattern('her', 'them', 'us', 'you', 'youAll')})$`,
  'u',
);

/** The same in the accusative, of the first and second person. */
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

/** What is the addressee's: هديتك, رسالتكم. */
export const endsInYours = /كم?$/u;

/** A noun in the nominative with its possessive pronoun of the third person. */
export const nominativeWithPossessive = new RegExp(
  `^(?<noun>\\p{L}.{2,})\u064F(?<pronoun>${pronounPattern('him', 'her', 'them')})$`,
  'u',
);

/** The same of all persons, in the nominative or genitive. */
export const possessedNotAccusative = new RegExp(
  `^(?<noun>\\p{L}.{2,})[\u064F\u0650](?<pronoun>${pronounPattern('us', 'her', 'him', 'them', 'you', 'youAll', 'youAllJoined')})$`,
  'u',
);

/** A pronoun of the third person after the nominative, and no plural in ات, whose accusative ends in i. */
export const nominativeOfThird = /(?<!ات)\u064Fه/u;

/** A noun after the preposition that is joined to it, and demonstratives. */
export const notObject = /^[بل]\u0650|^ك\u064Fل\u0651|ذ\u064Eل\u0650ك|^ه\u064Eذ\u0650ه/u;

/** What is in apposition to a subject and no object, before a pronoun: الوزير نفسه. */
const appositives = 'نفس أنفس عين ذات كل جميع معظم أغلب بعض أحد كلا غالبيت أكثر';

export const appositiveOrCoordinated = new RegExp(`^(?:و.+|${anyOf(appositives)}ه(?:ا|م)?)$`, 'u');

/** What opens a clause and names no subject. */
const notNames = 'الذي التي الذين عندما بينما حيثما وقد لماذا';

export const mayBeName = new RegExp(`^(?!${anyOf(notNames)})\\p{L}{4,}$`, 'u');

/** A noun that shows a case: the first part of a construct in ة, or with the article. */
export const shownCase = /^(?:(?!ال|[وف]\u064E|[بل]\u0650).*ة|ال.*(?<!ات|ون|ي\u0652?ن))[\u064F\u0650]$/u;

/** A noun with a possessive pronoun of the first or second person, in any case; no هناك, ذلك and the like. */
export const nounOfYours = new RegExp(
  `^(?<noun>(?!ال|[وف]\u064E|ل\u0650أ|(?:[بلك][\u064E\u0650])?${anyOf('ذ\u064Eل\u0650 ت\u0650ل\u0652 م\u064Eع\u064E ه\u064Fن\u064Eا')}ك)\\p{L}.{2,}?\u0651?)(?<ending>[\u064E\u064F\u0650])(?<pronoun>${pronounPattern('you', 'youAll', 'youAllJoined', 'us')})$`,
  'u',
);

/** إن and its sisters, after which a noun is in the accusative. */
export const sistersOfInna = 'إن أن لأن بأن لكن ولكن كأن لعل ليت وإن وأن فإن وكأن ولعل علما';

/** Those of them whose letters also stand before verbs: أن تملك. */
export const sistersBeforeVerbs = 'أن وأن بأن لأن لكن ولكن';

/** Adjectives of the vocative: زملاءنا الكرام. */
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

/** An adverb of place or time with a pronoun, as a noun would have its case: خِلَالُهَا. */
export const adverbWithPronoun = new RegExp(
  `^(?<adverb>(?:[وف]\u064E)?${anyOf(adverbsOfPlace)})[\u064F\u0650](?<pronoun>${pronounPattern('him', 'her', 'them', 'themBoth', 'you', 'youAll', 'us')})$`,
  'u',
);

/** A participle of a defective verb with the article: الْمَاضِي, التَّالِي. */
export const defectiveParticiple = /^ال\u0652?[ء-يٱ-ۓ]\u0651?\u064Eا[ء-يٱ-ۓ]\u0650ي$/u;

/** A noun with the article in the accusative: الْخَمِيسَ. Plurals and verbs have other shapes. */
export const definiteAccusativeNoun = /^ال.*(?<!\u064Fون|\u0650ين|\u064Eن\u0651|\u0650ي)\u064E$/u;

/** The ending of a sound feminine plural, without its case. */
export const soundFemininePlural = '\u064Eات';

/**
 * A sound feminine plural with the accusative of other nouns: مُكَوِّنَاتَ, مَبِيعَاتَكَ. Singulars in اة have a t
 * there, too, but are shorter or of the shape of مُبَارَاة, and أَوْقَات, أَصْوَات have it from their root.
 */
export const femininePluralInFatha = new RegExp(
  `^(?<plural>(?:[وف]\u064E)?(?:ال)?(?!م\\p{M}?\\p{L}\u064Eا\\p{L}${soundFemininePlural}|أ\u064E\\p{L}\u0652\\p{L}${soundFemininePlural})(?:\\p{L}[\u064B-\u0652]*){4,}${soundFemininePlural})[\u064E\u064B](?<pronoun>${pronounPattern('him', 'her', 'them', 'you', 'youAll', 'us')}|)$`,
  'u',
);

/** A dual in the oblique case, vowelled. */
export const dual = /^\p{L}.{3,}\u064Eي\u0652?ن\u0650?$/u;

/** A sound masculine plural in the oblique case, vowelled. */
export const soundMasculinePlural = /\u0650ين\u064E?$/u;

/** The letters of both. */
export const obliqueEnding = 'ين';

/** Numerals, and what ends in ين and is no dual. */
const notDuals = 'بين أين حين عين اثنين اثنتين مئتين ألفين يومين أحيين';

export const notDual = new RegExp(`^(?:.{0,2}${anyOf(notDuals)}|.*حسين)$`, 'u');

export const definite = new RegExp(`^[وف]?${joinedArticle}`, 'u');

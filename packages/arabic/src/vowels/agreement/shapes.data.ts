/** Shapes that rules of agreement ask for; the marks are spelt out, since they are hard to see. */
import { anyOf } from '../word-list.ts';
import { adverbsOfPlace } from '../context/function-words.data.ts';

/**
 * A plural in ات in the accusative of other nouns: مُكَوِّنَاتَ, مَبِيعَاتَكَ. Singulars in اة have a t there as well,
 * but are shorter or of the shape of مُبَارَاة, and أَوْقَات, أَصْوَات have it from their root.
 */
export const pluralInFatha =
  /^(?<plural>(?:[وف]\u064E)?(?:ال)?(?!م\p{M}?\p{L}\u064Eا\p{L}\u064Eات|أ\u064E\p{L}\u0652\p{L}\u064Eات)(?:\p{L}[\u064B-\u0652]*){4,}\u064Eات)[\u064E\u064B](?<owner>ه\u064F|ه\u064Eا|ه\u064Fم\u0652?|ك[\u064E\u0650]?|ك\u064Fم\u0652?|ن\u064Eا|)$/u;

/** What every such plural holds. */
export const endOfPlural = '\u064Eات';

/** An adverb of place or time with a pronoun, as a noun would have its case: خِلَالُهَا. */
export const ownedAdverb = new RegExp(
  `^(?<adverb>(?:[وف]\u064E)?${anyOf(adverbsOfPlace)})[\u064F\u0650](?<owner>ه[\u064F\u0650]|ه\u064Eا|ه[\u064F\u0650]م\u0652?|ه[\u064F\u0650]م\u064Eا|ك\u064E?|ك\u064Fم\u0652?|ن\u064Eا)$`,
  'u',
);

/** A participle of a weak verb with the article: الْمَاضِي, التَّالِي. */
export const weakParticiple = /^ال\u0652?\p{L}\u0651?\u064Eا\p{L}\u0650ي$/u;
/** What it is said of, in the accusative: الْخَمِيسَ. Plurals and verbs have other shapes. */
export const articledAccusative = /^ال.*(?<!\u064Fون|\u0650ين|\u064Eن\u0651|\u0650ي)\u064E$/u;

/** A verb of the present with its object, in the indicative: تَمْنَحُكَ; the last letter of نَتْرُكَ is its own. */
export const indicativeWithObject =
  /^(?<verb>[يتنأ][\u064E\u064F].*[^ت\u064E-\u0652](?<!\u0652\p{L})\u0651?)\u064F(?<object>ن\u0650ي|ك[\u064E\u0650]?|ك\u064Fم\u0652?|ه\u064F?|ه\u064Eا|ه\u064Fم\u0652?|ن\u064Eا)$/u;
/** لِتَمْنَحَكَ: what somebody does something for; nouns of these letters are vowelled in another way: لِيَوْمِكَ. */
export const purpose =
  /^(?<start>(?:[وف]\u064E)?ل\u0650)(?<verb>(?:ي[\u064E\u064F]\p{L}\u0652(?<!و\u0652)|ي\u064F|[تن]\u064F|ت\u064E\p{L}\u0652).+)$/u;
/** That, before a verb of the present: أن تصلك. */
export const that = /^[وب]?أن$/u;

/** The pronouns of owners, bare. */
export const pronounOfOwner = /(?:ه|ها|هم|هما|نا|ك|كم)$/u;

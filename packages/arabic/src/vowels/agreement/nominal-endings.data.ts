import { joinedArticle } from '../clitics.data.ts';
import { adverbsOfPlace } from '../context/function-words.data.ts';
import { pronounPattern } from '../clitics.ts';
import { anyOf } from '../word-list.ts';

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

import type { DialectPhonology } from '../dialect-phonology.ts';
import {
  articleAssimilation, articleInI, gaf, localEmphasis, lostHamza, monophthongs, nasalAssimilation, peninsularConsonants, pronouns, raising, shortFinalGlides, shortFinalVowels, splitFinalClusters, syncope, yod,
} from './shared-rules.ts';

/** The Gulf coast in general, after Kuwait and Bahrain. */
export const gulf: DialectPhonology = {
  endings: { inflection: 'bare', taMarbuta: 'a', construct: 'at' },
  stress: 'standard',
  phonotactics: { initialClusters: true, split: 'after-first', helpingVowel: 'i', joinsClusters: false },
  rules: [
    ...monophthongs,
    { name: 'k is tʃ beside front vowels in everyday words', source: 'Holes 1990, 5.1; Johnstone 1963', from: 'k', to: 'ʧ', strength: 'full', only: 'palatal' },
    gaf,
    { ...yod, strength: 'full' },
    ...peninsularConsonants,
    ...articleInI,
    articleAssimilation,
    ...lostHamza,
    nasalAssimilation,
    raising,
    shortFinalGlides,
    shortFinalVowels,
    syncope,
    ...splitFinalClusters,
  ],
  afterStress: [],
  colouring: [localEmphasis],
  words: { ...pronouns, هذه: 'haːði' },
};

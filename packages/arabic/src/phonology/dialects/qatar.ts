import type { DialectPhonology } from '../dialect-phonology.ts';
import {
  articleAssimilation, articleInI, gaf, localEmphasis, lostHamza, monophthongs, nasalAssimilation, peninsularConsonants, pronouns, raising, shortFinalGlides, shortFinalVowels, splitFinalClusters, syncope, yod,
} from './shared-rules.ts';

/** Qatar. */
export const qatar: DialectPhonology = {
  endings: { inflection: 'bare', taMarbuta: 'a', construct: 'at' },
  stress: 'standard',
  phonotactics: { initialClusters: true, split: 'after-first', helpingVowel: 'i', joinsClusters: false },
  rules: [
    ...monophthongs,
    yod,
    { name: 'q is dʒ beside front vowels in everyday words', source: 'Mustafawi 2006, ch. 3; Johnstone 1963', from: 'q', to: 'ʤ', only: 'palatal' },
    gaf,
    { name: 'k is tʃ beside front vowels in everyday words', source: 'Mustafawi 2006, ch. 3', from: 'k', to: 'ʧ', strength: 'full', only: 'palatal' },
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

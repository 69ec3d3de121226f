import type { DialectPhonology } from '../dialect-phonology.ts';
import {
  articleAssimilation, gaf, gahawa, localEmphasis, lostHamza, monophthongs, nasalAssimilation, peninsularConsonants, pronouns, raising, shortFinalGlides, shortFinalVowels, syncope, yod,
} from './shared-rules.ts';

/** The Emirates. */
export const uae: DialectPhonology = {
  endings: { inflection: 'bare', taMarbuta: 'e', construct: 'at' },
  stress: 'standard',
  phonotactics: { initialClusters: true, split: 'after-first', helpingVowel: 'i', joinsClusters: false },
  rules: [
    ...monophthongs,
    { name: 'k is tʃ beside front vowels in everyday words', source: 'Leung, Ntelitheos & Al Kaabi 2021, 2.2', from: 'k', to: 'ʧ', strength: 'full', only: 'palatal' },
    yod,
    gaf,
    ...peninsularConsonants,
    { name: 'the article is əl-', source: 'Leung, Ntelitheos & Al Kaabi 2021, 3.2', from: '^‿al-', to: '‿əl-' },
    { name: 'the article is -əl after w-', source: 'Leung, Ntelitheos & Al Kaabi 2021, 3.2', from: '(?<=^w)al-', to: 'əl-' },
    articleAssimilation,
    ...lostHamza,
    nasalAssimilation,
    ...gahawa,
    raising,
    shortFinalGlides,
    shortFinalVowels,
    syncope,
  ],
  afterStress: [],
  colouring: [localEmphasis],
  words: { ...pronouns, هذه: 'haːði' },
};

import type { DialectPhonology } from '../dialect-phonology.ts';
import {
  articleAssimilation, gaf, gahawa, localEmphasis, lostHamza, monophthongs, nasalAssimilation, peninsularConsonants, pronouns, raising, shortFinalGlides, shortFinalVowels, syncope,
} from './shared-rules.ts';

/** Central Arabia, after Riyadh. */
export const saudi: DialectPhonology = {
  endings: { inflection: 'bare', taMarbuta: 'a', construct: 'at' },
  stress: 'standard',
  phonotactics: { initialClusters: true, split: 'after-first', helpingVowel: 'i', joinsClusters: false },
  rules: [
    { name: 'k is ts beside front vowels in everyday words', source: 'Ingham 1994, 1.1; Johnstone 1963', from: 'k', to: 'ʦ', strength: 'full', only: 'palatal' },
    { name: 'q is dz beside front vowels in everyday words', source: 'Ingham 1994, 1.1; Johnstone 1963', from: 'q', to: 'ʣ', strength: 'full', only: 'palatal' },
    gaf,
    ...peninsularConsonants,
    articleAssimilation,
    ...lostHamza,
    ...monophthongs,
    nasalAssimilation,
    ...gahawa,
    { ...raising, strength: 'full' },
    shortFinalGlides,
    shortFinalVowels,
    syncope,
  ],
  afterStress: [],
  colouring: [localEmphasis],
  words: { ...pronouns, هذه: 'haːði' },
};

import type { DialectPhonology } from '../dialect-phonology.ts';
import {
  articleAssimilation,
  articleInI,
  localEmphasis,
  lostHamza,
  monophthongs,
  nasalAssimilation,
  pronouns,
  raising,
  shortFinalGlides,
  shortFinalVowels,
  syncope,
  urbanInterdentals,
} from './shared-rules.ts';

/** The cities of the Levant: Damascus, Beirut, Jerusalem. */
export const levantine: DialectPhonology = {
  endings: { inflection: 'bare', taMarbuta: 'e', construct: 'et' },
  stress: 'standard',
  phonotactics: { initialClusters: true, split: 'after-first', helpingVowel: 'i', joinsClusters: false },
  rules: [
    ...urbanInterdentals,
    { name: 'dʒ is ʒ', source: 'Cowell 1964, 1.1', from: 'ʤ', to: 'ʒ' },
    {
      name: 'q is a glottal stop outside learned words',
      source: 'Cowell 1964, 1.1; Watson 2002, 2.2',
      from: 'q',
      to: 'ʔ',
      except: 'learned',
    },
    ...articleInI,
    articleAssimilation,
    {
      name: "the article's l may assimilate to ʒ",
      source: 'Cowell 1964, 1.5',
      from: 'l-ʒ',
      to: 'ʒ-ʒ',
      strength: 'full',
    },
    ...lostHamza,
    ...monophthongs,
    nasalAssimilation,
    shortFinalGlides,
    shortFinalVowels,
    { ...raising, strength: 'full' },
    syncope,
    {
      name: 'a last group is split by i',
      source: 'Cowell 1964, 1.6',
      from: '(?<=<V>)(<C>)((?!\\1)<C>)$',
      to: '$1i$2',
      strength: 'full',
    },
  ],
  afterStress: [],
  colouring: [
    localEmphasis,
    {
      name: 'long a is fronted away from back consonants',
      source: 'Cowell 1964, 1.3',
      from: '(?<!(?:[ħʕxɣqrR]|<emphatic>))aː(?!(?:[ħʕxɣqrR]|<emphatic>))',
      to: 'æː',
    },
  ],
  words: { ...pronouns, هذا: 'haːda', هذه: 'haːdi', هذي: 'haːdi' },
};

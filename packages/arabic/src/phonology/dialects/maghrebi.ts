import type { DialectPhonology } from '../dialect-phonology.ts';
import {
  articleAssimilation,
  localEmphasis,
  lostHamza,
  nasalAssimilation,
  pronouns,
  shortFinalGlides,
  shortFinalVowels,
} from './shared-rules.ts';

/** Morocco. */
export const maghrebi: DialectPhonology = {
  endings: { inflection: 'bare', taMarbuta: 'a', construct: 'ət' },
  stress: 'final-heavy',
  phonotactics: { initialClusters: true, split: 'after-second', helpingVowel: 'ə', joinsClusters: false },
  rules: [
    { name: 'θ is t', source: 'Heath 2020, 2.1; Harrell 1962, 1.2', from: 'θ', to: 't' },
    { name: 'ð is d', source: 'Heath 2020, 2.1; Harrell 1962, 1.2', from: 'ð', to: 'd' },
    { name: 'ðˤ is dˤ', source: 'Heath 2020, 2.1; Harrell 1962, 1.2', from: 'Ð', to: 'D' },
    {
      name: 'dʒ is g before a sibilant later in the word',
      source: 'Heath 2002, 4.2',
      from: 'ʤ(?=.*[szS])',
      to: 'g',
      strength: 'full',
    },
    { name: 'dʒ is ʒ', source: 'Heath 2020, 2.1', from: 'ʤ', to: 'ʒ' },
    { name: 'q is g in words of country life', source: 'Heath 2002, 4.1', from: 'q', to: 'g', only: 'rural' },
    { name: 'the article is l-', source: 'Harrell 1962, 8.1', from: '^‿al-', to: '‿l-' },
    articleAssimilation,
    { name: "the article's l assimilates to ʒ", source: 'Harrell 1962, 8.1; Heath 2020, 3.2', from: 'l-ʒ', to: 'ʒ-ʒ' },
    ...lostHamza,
    {
      name: 'aj before a consonant is iː',
      source: 'Heath 2020, 2.2',
      from: '(?<!(?:^|-)ʔ)aj(?=(?!j)<C>)',
      to: 'iː',
      except: 'learned',
    },
    {
      name: 'aw before a consonant is uː',
      source: 'Heath 2020, 2.2',
      from: '(?<!(?:^|-)ʔ)aw(?=(?!w)<C>)',
      to: 'uː',
      except: 'learned',
    },
    nasalAssimilation,
    shortFinalGlides,
    shortFinalGlides,
    shortFinalVowels,
    {
      name: 'a short vowel in an open syllable is ə',
      source: 'Harrell 1962, 1.4; Lahrouchi 2018',
      from: '(?<=<C>)(?<!ʔ)[aiu](?=<C><V>(?!$))',
      to: 'ə',
    },
    {
      name: 'ə in an open syllable is dropped',
      source: 'Lahrouchi 2018; Heath 2020, 2.3',
      from: '(?<=(?:^|-|<V>ː?)<C>)ə(?=<C><V>)',
      to: '',
      strength: 'full',
    },
    {
      name: 'a short vowel in a closed syllable is ə',
      source: 'Harrell 1962, 1.4',
      from: '(?<=<C>)(?<!ʔ)[aiu](?=(?![jw])<C>(?:<C>|$))',
      to: 'ə',
      strength: 'full',
    },
  ],
  afterStress: [],
  colouring: [
    localEmphasis,
    {
      name: 'long a is fronted away from back consonants',
      source: 'Harrell 1962, 1.3',
      from: '(?<!(?:[ħʕxɣqr]|<emphatic>))aː(?!(?:[ħʕxɣqr]|<emphatic>))',
      to: 'æː',
    },
  ],
  words: { ...pronouns, هذه: 'haːdi' },
};

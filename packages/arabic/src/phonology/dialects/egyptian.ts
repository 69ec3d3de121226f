import type { DialectPhonology } from '../dialect-phonology.ts';
import {
  articleAssimilation,
  articleInI,
  lostHamza,
  monophthongs,
  nasalAssimilation,
  pronouns,
  shortFinalGlides,
  shortFinalVowels,
  urbanInterdentals,
} from './shared-rules.ts';

/** Cairo. */
export const egyptian: DialectPhonology = {
  endings: { inflection: 'bare', taMarbuta: 'a', construct: 'it' },
  stress: 'cairene',
  phonotactics: { initialClusters: false, split: 'after-second', helpingVowel: 'i', joinsClusters: true },
  rules: [
    ...urbanInterdentals,
    { name: 'dʒ is g', source: 'Watson 2002, 2.2', from: 'ʤ', to: 'g' },
    {
      name: 'q is a glottal stop outside learned words',
      source: 'Watson 2002, 2.2; Woidich 2006, 1.1.1',
      from: 'q',
      to: 'ʔ',
      except: 'learned',
    },
    ...articleInI,
    articleAssimilation,
    {
      name: "the article's l may assimilate to g and k",
      source: 'Watson 2002, 9.1.2',
      from: 'l-([gk])',
      to: '$1-$1',
      strength: 'full',
    },
    ...lostHamza,
    ...monophthongs,
    nasalAssimilation,
    {
      name: 'i and u are dropped between single consonants after a vowel',
      source: 'Watson 2002, 4.4; Broselow 1976',
      from: '(?<=<V>ː?<C>)[iu](?=<C><V>)',
      to: '',
      strength: 'full',
      except: 'learned',
    },
    {
      name: 'a long vowel is short before two consonants',
      source: 'Watson 2002, 4.5',
      from: '(<V>)ː(?=<C>(?!-)<C>)',
      to: '$1',
      strength: 'full',
    },
    shortFinalGlides,
    shortFinalVowels,
    {
      name: 'r is emphatic beside a or u, unless i or j is near',
      source: 'Woidich 2006, 1.1.3',
      from: '(?<![ij]ː?r?)r(?=r?[au])|(?<=[au]ː?r?)r(?!r?[ij])',
      to: 'R',
    },
    { name: 'r is emphatic before an emphatic r', source: 'Woidich 2006, 1.1.3', from: 'r(?=-?R)', to: 'R' },
  ],
  afterStress: [
    { name: 'an unstressed long vowel is short', source: 'Watson 2002, 4.5', from: '(?<!ˈ)(<V>)ː', to: '$1' },
  ],
  colouring: [
    {
      name: 'emphasis spreads over the whole word',
      source: 'Watson 2002, 10.2; Youssef 2013',
      from: 'a(?=.*<emphatic>)|(?<=<emphatic>.*)a',
      to: 'ɑ',
    },
    { name: 'a is dark beside q', source: 'Watson 2002, 10.2', from: '(?<=q)a|a(?=ː?q)', to: 'ɑ' },
    { name: 'a elsewhere is fronted', source: 'Watson 2002, 2.4', from: 'a', to: 'æ' },
  ],
  words: { ...pronouns, هذه: 'haːzihi', فين: 'feːn', ليه: 'leːh', إيه: 'ʔeːh', ايه: 'ʔeːh' },
};

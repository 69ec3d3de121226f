import type { DialectPhonology } from '../dialect-phonology.ts';
import { articleAssimilation, localEmphasis } from './shared-rules.ts';

/** Modern Standard Arabic as it is read aloud: full endings inside the clause, pausal forms at its end. */
export const msa: DialectPhonology = {
  endings: { inflection: 'inflected', taMarbuta: 'a', construct: 'at' },
  stress: 'standard',
  phonotactics: { initialClusters: false, split: 'after-first', helpingVowel: 'i', joinsClusters: false },
  rules: [articleAssimilation],
  afterStress: [],
  colouring: [localEmphasis],
  words: {},
};

import { createMarkNetwork, networkWord, openLexicon } from '@rakhim/arabic';
import { expect, it } from 'vitest';
import { loadLexicon } from './load-lexicon.ts';
import { loadNetwork } from './load-network.ts';

const wordsAsked = 2000;
const stems = 'كتب درس علم عمل فتح خرج دخل سمع نظر حكم شرح ركب جلس قرأ سأل بحث نقل وصل رفع حفظ'.split(' ');
const prefixes = ['', 'ال', 'وال', 'ي', 'ت', 'بال', 'م', 'است'];
const suffixes = ['', 'ة', 'ون', 'ات', 'ه', 'ها', 'وا', 'نا'];

it('gives thousands of words the same scores with vectors and without', () => {
  const lexicon = openLexicon(loadLexicon());
  const words = Array.from({ length: wordsAsked }, (_, index) => {
    const bare = `${prefixes[(index * 7) % 8] ?? ''}${stems[(index * 13) % 20] ?? ''}${suffixes[(index >> 3) % 8] ?? ''}`;
    const entry = lexicon.find(bare);
    const readings = entry
      ? [{ form: entry.first, coreConfidence: entry.coreShare, endingConfidence: entry.endingShare, isOwn: false }]
      : [];
    return networkWord(bare, readings, entry?.isCommon === true);
  });
  const bytes = loadNetwork();
  expect(createMarkNetwork(bytes, { kernel: 'plain' }).score(words)).toEqual(createMarkNetwork(bytes).score(words));
}, 300_000);

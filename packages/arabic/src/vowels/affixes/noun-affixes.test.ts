import { describe, expect, it } from 'vitest';
import { createOwnWords } from '../word-lists/own-words.ts';

const own = createOwnWords('msa');

describe('nouns in hamza before the pronoun of their owner', () => {
  it.each([
    ['عملاؤنا', 'عُمَلَاؤُنَا'],
    ['عملاءكم', 'عُمَلَاءَكُمْ'],
    ['شركائه', 'شُرَكَائِهِ'],
    ['لعملائنا', 'لِعُمَلَائِنَا'],
    ['ووكلائهم', 'وَوُكَلَائِهِمْ'],
  ])('%s', (bare, form) => {
    expect(own.find(bare)?.first).toBe(form);
  });
});

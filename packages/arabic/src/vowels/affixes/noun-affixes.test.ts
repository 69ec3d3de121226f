import { describe, expect, it } from 'vitest';
import { createOwnWords } from '../word-lists/own-words.ts';

const own = createOwnWords('msa');

describe('nouns with the ending of their feminine, plural or dual', () => {
  it.each([
    ['برلمانيون', 'بَرْلَمَانِيُّونَ'],
    ['والبرلمانيين', 'وَالْبَرْلَمَانِيِّينَ'],
    ['عسكرية', 'عَسْكَرِيَّة'],
    ['العسكريتين', 'الْعَسْكَرِيَّتَيْنِ'],
    ['ضريبيا', 'ضَرِيبِيًّا'],
    ['شحنات', 'شُحْنَات'],
    ['حلبات', 'حَلَبَات'],
    ['النشرات', 'النَّشَرَات'],
    ['حاويتان', 'حَاوِيَتَانِ'],
  ])('%s → %s', (bare, form) => {
    expect(own.find(bare)?.first).toBe(form);
  });
});

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

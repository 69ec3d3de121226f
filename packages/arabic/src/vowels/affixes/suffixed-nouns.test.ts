import { describe, expect, it } from 'vitest';
import { createOwnWords } from '../word-lists/own-words.ts';

const own = createOwnWords('msa');

describe('readWithSuffix', () => {
  it.each([
    ['برلمانيون', 'بَرْلَمَانِيُّونَ'],
    ['والبرلمانيين', 'وَالْبَرْلَمَانِيِّينَ'],
    ['عسكرية', 'عَسْكَرِيَّة'],
    ['العسكريتين', 'الْعَسْكَرِيَّتَيْنِ'],
    ['ضريبيا', 'ضَرِيبِيًّا'],
    ['شحنات', 'شُحْنَات'],
    ['حلبات', 'حَلَبَات'],
    ['النشرات', 'النَّشَرَات'],
    ['صرافون', 'صَرَّافُونَ'],
    ['حاويتان', 'حَاوِيَتَانِ'],
    ['للمسلحين', 'لِلْمُسَلَّحِينَ'],
    ['المستهدفة', 'الْمُسْتَهْدَفَة'],
  ])('%s → %s', (bare, form) => {
    expect(own.find(bare)?.first).toBe(form);
  });

  it('makes no plural of one who acts out of what is done', () => {
    expect(own.find('مساعدات')?.first).not.toBe('مُسَاعِدَات');
  });
});

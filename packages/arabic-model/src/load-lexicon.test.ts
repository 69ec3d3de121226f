import { statSync } from 'node:fs';
import { createLexiconDiacritiser, openLexicon } from '@rakhim/arabic';
import { describe, expect, it } from 'vitest';
import { lexiconUrl, loadLexicon } from './load-lexicon.ts';

const mebibyte = 2 ** 20;

describe('the learned word list', () => {
  it('is small, packed and unpacked', () => {
    expect(statSync(lexiconUrl).size).toBeLessThan(0.7 * mebibyte);
    expect(loadLexicon().length).toBeLessThan(2 * mebibyte);
  });

  it.each([
    ['مدرسة', 'مَدْرَسَة'],
    ['الاستقلال', 'الِاسْتِقْلَال'],
    ['حكومة', 'حُكُومَة'],
    ['المسلمون', 'الْمُسْلِمُون'],
  ])('knows how %s is read', (bare, core) => {
    const first = openLexicon(loadLexicon()).find(bare)?.first ?? '';
    expect(first.startsWith(core)).toBe(true);
  });

  it('knows nothing that is no word', () => {
    const lexicon = openLexicon(loadLexicon());
    expect(['ظظظ', 'x', '', 'ث ث', 'مدرسةة'].map((text) => lexicon.find(text))).toEqual(Array.from({ length: 5 }));
  });

  it('vowels a bare sentence', () => {
    const words = createLexiconDiacritiser(loadLexicon()).diacritise('ذهب المعلم إلى المدرسة في الصباح'.split(' '));
    expect(words.map(({ vowelled }) => vowelled).join(' ')).toMatch(/^ذَهَب.? الْمُعَلِّم.? إِلَى الْمَدْرَسَةِ فِي الصَّبَاح$/);
  });
});

import { describe, expect, it } from 'vitest';
import { everydayOf } from '../own-words.ts';
import { createColloquialReader } from './read-colloquial.ts';

const imperfects = new Map([
  ['يسهل', 'يُسَهِّل'],
  ['تسافر', 'تُسَافِر'],
]);
const readerOf = (dialect: Parameters<typeof createColloquialReader>[0], standard: readonly string[] = []) =>
  createColloquialReader(dialect, everydayOf(dialect), {
    isStandard: (bare) => standard.includes(bare),
    readImperfect: (bare) => imperfects.get(bare),
  });

describe('talk in a dialect', () => {
  const levantine = readerOf('levantine', ['السوق', 'عالم']);

  it('is known by a word that only the dialect writes, by a verb in its own tense, and by ع before the article', () => {
    expect(levantine?.isTalk(['في', 'عجقة'])).toBe(true);
    expect(levantine?.isTalk(['منشوفك', 'قريبا'])).toBe(true);
    expect(levantine?.isTalk(['طلعنا', 'عالسوق'])).toBe(true);
    expect(readerOf('egyptian')?.isTalk(['الدكتور', 'كتبلي'])).toBe(true);
    expect(levantine?.isTalk(['هو', 'عالم', 'في', 'السوق'])).toBe(false);
  });

  it('has its own vowels for words that the standard language spells alike, before the standard ones', () => {
    expect(levantine?.read('وطلع')?.form).toBe('وْطِلِع');
    expect(levantine?.read('نتغدى')?.form).toBe('نِتْغَدَّى');
    expect(levantine?.read('عجقة')?.form).toBe('عَجْقَة');
    expect(levantine?.read('بعد')?.form).toBe('بَعِد');
  });

  it.each([
    ['egyptian', 'هيسهل', 'هَيْسَهِّل'],
    ['egyptian', 'تسافر', 'تِسَافِر'],
    ['levantine', 'تسافر', 'تْسَافِر'],
    ['maghrebi', 'كيسهل', 'كَيْسَهَّل'],
    ['egyptian', 'كلتش', 'كَلْتِش'],
    ['egyptian', 'شربتش', 'شِرِبْتِش'],
    ['egyptian', 'وحاجة', 'وِحَاجَة'],
    ['maghrebi', 'للسوق', 'لْلسُّوق'],
    ['maghrebi', 'فالدار', undefined],
    ['egyptian', 'سعره', 'سِعْرُه'],
    ['gulf', 'غترته', 'غِتْرَتَه'],
    ['gulf', 'هالمطعم', 'هَالْمَطْعَم'],
    ['saudi', 'طلعت', 'طَلَعْت'],
    ['egyptian', 'كلمه', 'كَلِّمُه'],
  ] as const)(
    '%s: verbs of the standard language, denials and particles take its own vowels: %s',
    (dialect, bare, form) => {
      expect(readerOf(dialect)?.read(bare)?.form).toBe(form);
    },
  );

  it('is told by words together that the standard language spells alike, but hardly by particles', () => {
    const egyptian = readerOf('egyptian', ['شغل', 'بكرة', 'عند', 'فيه']);
    expect(egyptian?.isTalk(['شغلي', 'بكرة', 'نازلة'])).toBe(true);
    expect(egyptian?.isTalk(['فيه', 'عند', 'فيه'])).toBe(false);
  });

  it('says a word by its neighbours', () => {
    const gulf = readerOf('gulf');
    expect(gulf?.read('العشا', { words: ['بعد', 'العشا'], index: 1 })?.form).toBe('الْعِشَا');
    expect(gulf?.read('العشا', { words: ['شنو', 'العشا'], index: 1 })?.form).toBe('الْعَشَا');
  });

  it('is nobody’s in the standard language', () => {
    expect(readerOf('msa')).toBeUndefined();
  });
});

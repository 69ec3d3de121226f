import { describe, expect, it } from 'vitest';
import type { Lexicon } from '../word-lists/lexicon.ts';
import { removeMarks } from '../marks.ts';
import { createSpellingRestorer } from './restore-spelling.ts';

const forms =
  'أَسْعَار إِسْلَام الْإِسْلَام الْأُمَم الْأُرْدُنّ أَكْتُبُ اكْتُبْ مَدْرَسَة كَبِيرَة الْقَاهِرَة حَدِيثَة كِتَابَة كِتَابُهُ انْتِشَار جَامِعَة إِنْتَاج السَّيَّارَة الِاجْتِمَاع اسْتَخْدَمَ'.split(
    ' ',
  );
const byBare = new Map(
  forms.map((first) => [
    removeMarks(first),
    { first, second: undefined, coreShare: 1, endingShare: 1, isCommon: true },
  ]),
);
const lexicon: Lexicon = { find: (bare) => byBare.get(bare) };
const restore = createSpellingRestorer({ find: () => undefined }, lexicon);
const restored = (text: string) => restore(text.split(' ')).join(' ');

describe('signs that the writer left out', () => {
  it.each([
    ['اسعار الامم', 'أسعار الأمم'],
    ['انا من الاردن', 'أنا من الأردن'],
    ['الاسلام', 'الإسلام'],
    ['الاعراب', 'الأعراب'],
    ['الإجتماع', 'الاجتماع'],
    ['إستخدم', 'استخدم'],
    ['فات', 'فات'],
    ['اسلام', 'إسلام'],
    ['انتاج', 'إنتاج'],
    ['انتشار', 'انتشار'],
    ['القاهره', 'القاهرة'],
    ['مدرسه كبيره', 'مدرسة كبيرة'],
    ['كتابه', 'كتابه'],
    ['السياره حديثه', 'السيارة حديثة'],
    ['مدرسه كتابة', 'مدرسة كتابة'],
  ])('%s is %s', (written, meant) => {
    expect(restored(written)).toBe(meant);
  });

  it('reads ان by its place, where the writer leaves hamzas out', () => {
    expect(restored('ان الاردن قال انه')).toBe('إن الأردن قال إنه');
    expect(restored('اكتب ان')).toBe('اكتب أن');
  });

  it('leaves what could be either to a careful writer', () => {
    expect(restored('أكتب اكتب ان')).toBe('أكتب اكتب ان');
  });

  it('leaves words with marks and other scripts alone', () => {
    expect(restored('اَسعار abc 12')).toBe('اَسعار abc 12');
  });
});

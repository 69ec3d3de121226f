import { describe, expect, it } from 'vitest';
import { spoken } from '../clauses/spoken.fixture.ts';

const readings: readonly (readonly [written: string, said: string])[] = [
  ['من البوابة 12B', 'من البوابة اثنا عشر بي'],
  ['10K متابع', 'عشرة آلاف متابع'],
  ['و2.5M مشاهدة', 'ومليونان ونصف مليون مشاهدة'],
  ['15k شهريا', 'خمسة عشر ألفا شهريا'],
  ['بدقة 4K', 'بدقة أربعة كيه'],
  ['4K متابع', 'أربعة آلاف متابع'],
  ['بلغ 1.5 مليون نسمة', 'بلغ مليونا ونصف مليون نسمة'],
  ['بقيمة 0.5 مليون دولار', 'بقيمة نصف مليون دولار'],
  ['3.2 مليار', 'ثلاثة فاصلة اثنان مليار'],
];

describe('scale', () => {
  it.each(readings)('%s', (written, said) => {
    expect(spoken(written)).toBe(said);
  });
});

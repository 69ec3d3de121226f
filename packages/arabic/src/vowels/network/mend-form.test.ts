import { describe, expect, it } from 'vitest';
import { joinMarks, markClasses, splitMarks } from '../marks.ts';
import { mendForm } from './mend-form.ts';

/** Finds every mark as likely as any other but those that are named. */
function odds(likely: Readonly<Record<number, string>> = {}) {
  return {
    letters: 0,
    logOf: (letter: number, markClass: number) => (likely[letter] === markClasses[markClass] ? 0 : -3),
  };
}

const mend = (form: string, likely: Readonly<Record<number, string>> = {}) =>
  joinMarks(mendForm(splitMarks(form), odds(likely), false));

describe('mendForm', () => {
  it.each([
    ['الَاحْتِيَاطِيّ', 'الِاحْتِيَاطِيّ'],
    ['وَبِالَاقْتِصَادِ', 'وَبِالِاقْتِصَادِ'],
    ['لِلَاتِّحَادِ', 'لِلِاتِّحَادِ'],
    ['الَانَ', 'الَانَ'],
    ['سَأَزُورَكَ', 'سَأَزُورُكَ'],
    ['سَيَّارَتَكَ', 'سَيَّارَتَكَ'],
    ['أيَّامٍ', 'أَيَّامٍ'],
    ['وأنَّ', 'وأَنَّ'],
  ])('%s → %s', (form, mended) => {
    expect(mend(form)).toBe(mended);
  });

  it('finds the case and the pronoun together', () => {
    expect(mend('حِزْبِهُ', { 2: '\u0650', 3: '\u0650' })).toBe('حِزْبِهِ');
    expect(mend('حِزْبِهُ', { 2: '\u064F', 3: '\u064F' })).toBe('حِزْبُهُ');
    expect(mend('مُشَابِهُ')).toBe('مُشَابِهُ');
    expect(mend('وَلِلَّهِ', { 3: '\u0651\u064F', 4: '\u064F' })).toBe(joinMarks(splitMarks('وَلِلَّهِ')));
  });

  it('finds the case of an owned noun of ours', () => {
    const mendOwn = (form: string, likely: Readonly<Record<number, string>>) =>
      joinMarks(mendForm(splitMarks(form), odds(likely), true));
    expect(mendOwn('أُسْرَتُهُ', { 3: '\u0650', 4: '\u0650' })).toBe('أُسْرَتِهِ');
    expect(mendOwn('أُسْرَتُهَا', { 3: '\u064E' })).toBe('أُسْرَتَهَا');
    expect(mendOwn('كَتَبَتْهُ', { 3: '\u064E' })).toBe('كَتَبَتْهُ');
  });

  it('leaves what we wrote ourselves', () => {
    expect(joinMarks(mendForm(splitMarks('بِرِنْتْ'), odds(), true))).toBe('بِرِنْتْ');
  });
});

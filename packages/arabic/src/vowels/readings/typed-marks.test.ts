import { describe, expect, it } from 'vitest';
import { splitMarks } from '../marks.ts';
import { compatibleWith, keepTypedMarks, isFullyMarked, lacksMarks } from './typed-marks.ts';

describe('a word with typed marks', () => {
  it.each([
    ['شخصيًا', 'شَخْصِيّ\u064Eا', 'شَخْصِيًّا'],
    ['مهم\u064Cّ', 'مُهِمّ', 'مُهِم\u0651\u064C'],
    ['الشَمس', 'الشَّمْس', 'الشَّمْس'],
    ['كتّاب', 'كِتَاب', 'كِتَّاب'],
    ['مدْرسة', 'مُدَرِّسَة', 'مُدْرِّسَة'],
  ])('%s read as %s is %s', (typed, form, kept) => {
    expect(keepTypedMarks(splitMarks(typed), form)).toBe(kept);
  });

  it.each(['كَتَبَ', 'خُرُوج', 'قَالُوا', 'الشَّمْسُ', 'مَوْعِد', 'كِتَاب', 'فِي', 'مَدِينَة'])('is marked in full: %s', (typed) => {
    expect(isFullyMarked(splitMarks(typed))).toBe(true);
  });

  it.each([
    'وَهو',
    'ورَئيس',
    'النَّبي',
    'دَاود',
    'الْمواد',
    'بيتٌ',
    'شخصيًا',
    'خروجُ',
    'مَحَطة',
    'قَرِيبا',
    'الْماليَّة',
    'مَوعِد',
    'مدِينة',
  ])('is marked in part: %s', (typed) => {
    expect(isFullyMarked(splitMarks(typed))).toBe(false);
  });

  it.each([
    ['أَيام', ['أَي\u0651\u064Eام'], true],
    ['أَيام', ['أَي\u0651\u064Eام', 'أَيَام'], false],
    ['هُو', ['هُوَ'], true],
    ['كَتَبَ', ['كَت\u0651\u064Eبَ'], false],
    ['كِتَاب', [], false],
  ])('%s beside %j lacks marks: %s', (typed, forms, lacks) => {
    expect(lacksMarks(splitMarks(typed), forms)).toBe(lacks);
  });

  it('is read as none of the forms that its marks contradict', () => {
    const forms = ['وَفَرَّ', 'وَفَّرَ', 'وَفْر'].map((form) => ({ form }));
    expect(compatibleWith(splitMarks('وفّر'), forms)).toEqual([{ form: 'وَفَّرَ' }]);
    expect(compatibleWith(splitMarks('وفر'), forms)).toEqual(forms);
  });
});

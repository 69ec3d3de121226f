import { describe, expect, it } from 'vitest';
import { readInContext } from './read-in-context.ts';

function readingOf(text: string, word: string): string | undefined {
  const words = text.split(' ');
  return readInContext(words, words.indexOf(word))?.form;
}

describe('what is done without a doer', () => {
  it.each([
    ['نشرت النتائج على الموقع', 'نشرت', 'نُشِرَتْ'],
    ['عقد أمس اجتماع طارئ', 'عقد', 'عُقِدَ'],
    ['أعلن مساء اليوم عن تشكيل لجنة', 'أعلن', 'أُعْلِنَ'],
    ['حكم عليه بالسجن', 'حكم', 'حُكِمَ'],
    ['الصور التي نشرت في الصحف', 'نشرت', 'نُشِرَتْ'],
    ['يحفظ في مكان جاف بعيدا عن الشمس', 'يحفظ', 'يُحْفَظُ'],
    ['من المقرر أن تعقد الجلسة غدا', 'تعقد', 'تُعْقَدَ'],
    ['يخصم المبلغ من الراتب', 'يخصم', 'يُخْصَمُ'],
    ['ثم وتسخن الزبدة', 'وتسخن', 'وَتُسَخَّنُ'],
  ])('%s: %s is %s', (text, word, form) => {
    expect(readingOf(text, word)).toBe(form);
  });
});

describe('what somebody does', () => {
  it.each([
    ['أغلقت المتاجر أبوابها', 'أغلقت'],
    ['أعلنت الشركة عن أرباحها', 'أعلنت'],
    ['شددت على ضرورة الحوار', 'شددت'],
    ['نقلت عن مصادر مطلعة', 'نقلت'],
    ['كتبت على صفحتها', 'كتبت'],
    ['يحفظ على الأمة حريتها', 'يحفظ'],
    ['أغلقت بكين حدودها', 'أغلقت'],
  ])('%s: %s is no passive', (text, word) => {
    expect(readingOf(text, word) ?? '').not.toMatch(/^\p{L}ُ/u);
  });
});

import { describe, expect, it } from 'vitest';
import { everydayPast } from './pasts.ts';

describe('verbs of the past', () => {
  it.each([
    ['البنت قرأت كثيرا', 1, 'قَرَأَتْ'],
    ['رسمت المرأة لوحة', 0, 'رَسَمَتِ'],
    ['المعلم شرح درسا', 1, 'شَرَحَ'],
    ['إن المدير رفض', 2, 'رَفَضَ'],
    ['الناس رقصوا', 1, 'رَقَصُوا'],
    ['انتظرنا كثيرا', 0, 'انْتَظَرْنَا'],
    ['التي رسمت', 1, 'رَسَمَتْ'],
    ['قد كبر الولد', 1, 'كَبِرَ'],
    ['كتاب رسم جميل', 1, undefined],
    ['بيت الرجل رسم', 2, undefined],
    ['رسمت الخطة', 0, undefined],
    ['انتظرنا المدير', 0, undefined],
    ['ارقصوا', 0, undefined],
    ['الذي نشر أمس', 1, undefined],
  ])('%s (%i)', (text, index, wanted) => {
    const words = text.split(' ');
    expect(everydayPast(words[index] ?? '', words, index)).toBe(wanted);
  });
});

import { describe, expect, it } from 'vitest';
import { openingFirstPerson } from './first-person-pasts.ts';

describe('what opens a text', () => {
  it.each([
    ['سمعت صوت الرعد', 'سَمِعْتُ'],
    ['حفظت القصيدة عن ظهر قلب', 'حَفِظْتُ'],
    ['مشيت على الشاطئ', 'مَشَيْتُ'],
    ['تأخرت الطائرة ساعتين', undefined],
    ['كتبت الصحيفة عن الحادث', undefined],
    ['لبست ثيابها', undefined],
    ['غسلت البنت الصحون', undefined],
    ['وجدت الدراسة أن', undefined],
    ['نشرت النتائج أمس', undefined],
  ])('%s', (text, wanted) => {
    expect(openingFirstPerson(text.split(' '))).toBe(wanted);
  });
});

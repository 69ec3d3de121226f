import { describe, expect, it } from 'vitest';
import { spoken } from '../clauses/spoken.fixture.ts';

const readings: readonly (readonly [written: string, said: string])[] = [
  ['و5', 'وخمسة'],
  ['و 5', 'وخمسة'],
  ['بـ5', 'بخمسة'],
  ['بـ 25%', 'بخمسة وعشرين بالمئة'],
  ['لـ 10 أشخاص', 'لعشرة أشخاص'],
  ['الـ25', 'الخمسة والعشرون'],
  ['لل100', 'للمئة'],
  ['والـ3', 'والثلاثة'],
  ['ف5', 'فخمسة'],
  ['بـ$5', 'بخمسة دولارات'],
  ['وبـ3', 'وبثلاثة'],
  ['كـ 5', 'كخمسة'],
  ['الـ11', 'الأحد عشر'],
  ['وَ 25 كتابا', 'وخمسة وعشرون كتابا'],
  ['بِـ5', 'بخمسة'],
];

describe('proclitics', () => {
  it.each(readings)('%s', (written, said) => {
    expect(spoken(written)).toBe(said);
  });
});

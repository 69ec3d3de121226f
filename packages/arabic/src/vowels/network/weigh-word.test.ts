import { describe, expect, it } from 'vitest';
import { joinMarks, markClasses, splitMarks } from '../marks.ts';
import { withCaseOfOwned } from './weigh-word.ts';

/** Finds every mark as likely as any other but those that are named. */
function odds(likely: Readonly<Record<number, string>>) {
  return {
    letters: 0,
    logOf: (letter: number, markClass: number) => (likely[letter] === markClasses[markClass] ? 0 : -3),
  };
}

const cased = (form: string, likely: Readonly<Record<number, string>>) =>
  joinMarks(withCaseOfOwned(splitMarks(form), odds(likely)));

describe('the case of a noun with the pronoun of its owner', () => {
  it('is found together with the vowel of هُ', () => {
    expect(cased('أُسْرَتُهُ', { 3: '\u0650', 4: '\u0650' })).toBe('أُسْرَتِهِ');
    expect(cased('أُسْرَتُهَا', { 3: '\u064E' })).toBe('أُسْرَتَهَا');
  });

  it('is found before the pronouns of who reads and who writes', () => {
    expect(cased('رَقْمُكَ', { 2: '\u0650' })).toBe('رَقْمِكَ');
    expect(cased('فَرِيقُنَا', { 3: '\u0650' })).toBe('فَرِيقِنَا');
  });

  it('is none in a verb', () => {
    expect(cased('كَتَبَتْهُ', { 3: '\u064E' })).toBe('كَتَبَتْهُ');
    expect(cased('يَزُورُكَ', { 3: '\u064E' })).toBe('يَزُورُكَ');
  });
});

import { describe, expect, it } from 'vitest';
import { parseLetters, skeletonOf } from './letters.ts';

describe('parseLetters', () => {
  it('gives the same letters for every order of marks', () => {
    const [fatha, shadda] = ['\u064e', '\u0651'];
    expect(parseLetters(`ل${shadda}${fatha}`)).toEqual(parseLetters(`ل${fatha}${shadda}`));
    expect(parseLetters('ل\u0651\u064b')).toEqual([{ base: 'ل', shadda: true, vowel: 'an', dagger: false }]);
  });

  it('composes a hamza typed as a mark', () => {
    expect(parseLetters('ا\u0654ب')).toEqual(parseLetters('أب'));
    expect(parseLetters('ا\u0653ن')).toEqual(parseLetters('آن'));
  });

  it('knows the keyboards of Persian, Urdu and the Maghreb', () => {
    expect(skeletonOf(parseLetters('کیهڨڭ'))).toBe('كيهگگ');
  });

  it('skips text outside Arabic script, and marks before any letter', () => {
    expect(parseLetters('\u064ea1😀 ـ\u0000')).toEqual([]);
    expect(skeletonOf(parseLetters('كتـــاب'))).toBe('كتاب');
  });

  it('moves a shadda from an alif to the letter before it', () => {
    expect(parseLetters('لا\u0651')[0]?.shadda).toBe(true);
  });
});

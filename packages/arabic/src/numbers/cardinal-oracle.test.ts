import { toCardinal } from 'n2words/ar-SA';
import { describe, expect, it } from 'vitest';
import { removeMarks } from '../vowels/marks.ts';
import { cardinal } from './cardinal.ts';

/** Spellings that sound alike: مائة, a hamza on اثنان, and the alif of an accusative that the library leaves out. */
function unify(words: string): string {
  return removeMarks(words)
    .replace(/مائ/gu, 'مئ')
    .replace(/ا(?= |$)/gu, '');
}

/**
 * Another speller as a check. n2words is right for masculine numbers up to 99,999; from 100,001 on it writes مئة وألف
 * ألف and مئتان ألف, and for feminine ones 21 as واحدة وعشرون.
 */
describe('cardinal beside another library', () => {
  it('agrees on every masculine number below ten thousand, and on some above', () => {
    const numbers = [
      ...Array.from({ length: 10_000 }, (_, value) => value),
      10_000,
      11_000,
      25_000,
      99_999,
      100_000,
      250_000,
      999_999,
      1_000_001,
      123_456_789,
    ];
    const different = numbers.filter((value) => {
      const ours = cardinal(value, { gender: 'masculine', case: 'nominative', state: 'indefinite' }).join(' ');
      return unify(ours) !== unify(toCardinal(value));
    });
    expect(different).toEqual([]);
  });
});

import { joinMarks, splitMarks } from '@rakhim/arabic';
import { describe, expect, it } from 'vitest';
import { canonicalForm } from './canonical-form.ts';

const cases: readonly (readonly [habit: string, written: string, canonical: string])[] = [
  ['kasra on hamza below alif', 'إلَى', 'إِلَى'],
  ['the short vowel before its long vowel', 'كِتاب', 'كِتَاب'],
  ['a shadda alone for shadda with fatha', 'السّلَامُ', 'السَّلَامُ'],
  ['no sukun on a long vowel', 'كَبِيْرٌ', 'كَبِيرٌ'],
  ['sukun on a diphthong stays', 'بَيْتٌ', 'بَيْتٌ'],
  ['no vowel on the joining alif', 'اِسْتَمَرَّ', 'اسْتَمَرَّ'],
  ['fatha before taa marbuta', 'مَدْرَسةٌ', 'مَدْرَسَةٌ'],
  ['the plural waw stays bare', 'كَتَبُوا', 'كَتَبُوا'],
];

function inOrder(word: string): string {
  return joinMarks(splitMarks(word));
}

describe('the canonical form of a word', () => {
  it.each(cases)('%s', (_habit, written, canonical) => {
    expect(canonicalForm(written)).toBe(inOrder(canonical));
  });

  it('has none for a half marked word', () => {
    expect(canonicalForm('مدرسة')).toBeUndefined();
    expect(canonicalForm('مَدرسَة')).toBeUndefined();
  });

  it('asks for no ending', () => {
    expect(canonicalForm('بَيْت')).toBe(inOrder('بَيْت'));
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitText } from './split-text.ts';

const charactersMax = 100;
const fill = (text: string): number => Array.from(text).length / charactersMax;
const split = (text: string): readonly string[] => splitText(text, fill);

describe('splitText', () => {
  it('leaves a text that fits alone', () => {
    expect(split('مرحبًا بكم.')).toEqual(['مرحبًا بكم.']);
    expect(split('ا'.repeat(charactersMax))).toHaveLength(1);
    expect(split('ا'.repeat(charactersMax + 1))).toHaveLength(2);
  });

  it('cuts at the ends of Arabic sentences', () => {
    const sentence = 'هل وصلت الرسالة إلى المدينة اليوم؟ ';
    const parts = split(sentence.repeat(9));
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.every((part) => part.endsWith('؟ '))).toBe(true);
  });

  it('cuts a sentence that is too long at a comma, else at a space, never inside a word or between a letter and its marks', () => {
    expect(split('كتبنا رسالة طويلة جدًا، '.repeat(9)).every((part) => part.endsWith('، '))).toBe(true);
    expect(split('كتبنا رسالة طويلة '.repeat(12)).every((part) => part.endsWith(' '))).toBe(true);
    expect(split('مُّ'.repeat(60)).every((part) => part.startsWith('م'))).toBe(true);
  });

  it('makes parts of about the same size', () => {
    const sizes = split('ذهب الولد. '.repeat(10)).map(fill);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(0.25);
  });

  it('leaves out parts with nothing to read', () => {
    expect(split(`مرحبًا.${'\n'.repeat(500)}`).every((part) => part.trim() !== '')).toBe(true);
  });

  it('loses no character, and every part fits', () => {
    const pieces = fc.constantFrom(
      'مرحبًا',
      'العَرَبِيَّة',
      ' ',
      '. ',
      '؟',
      '،',
      '\n',
      '3.14',
      'Rakhim',
      '👩‍👩‍👧',
      '\u0651'.repeat(150),
      'ا'.repeat(130),
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 80 }), (words) => {
        const text = words.join('');
        const parts = split(text);
        expect(parts.every((part) => fill(part) <= 1)).toBe(true);
        expect(parts.join('').replaceAll(/\s/gu, '')).toBe(text.replaceAll(/\s/gu, ''));
      }),
      { numRuns: 300 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dialects } from '../dialect.ts';
import { findReadingFault } from '../readings/chosen-reading.ts';
import { previewText } from './preview-text.ts';

const pieces = [
  'كتاب',
  'وَالْكِتَابِ',
  'مُدَرِّس'.normalize('NFC'),
  'أُمّ'.normalize('NFD'),
  'ﻻ',
  'ﷺ',
  'ﷲ',
  '㎏',
  '25',
  '١٢٬٣٤٥',
  '3.5%',
  '$9',
  '15/3/2024',
  '10:45 ص',
  '😀',
  '👨‍👩‍👧',
  '❤️',
  '🇸🇦',
  'Google',
  'iPhone',
  'د.',
  'ص.ب',
  'a@b.com',
  '#وسم_آخر',
  '\r\n',
  '\n\n',
  ' ',
  ' ',
  '،',
  '.',
  '؟',
  '\u200f',
  'ـ',
  '<b>',
  '</b>',
  '&amp;',
  'جميييل',
  '+966501234567',
  'بـ',
  '½',
  '𝐇𝐢',
  '\u064e',
];
const text = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 25 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
const dialect = fc.constantFrom(...dialects);

describe('spans of a preview', () => {
  it('lie in the text, in order and without overlap, and quote it', () => {
    fc.assert(
      fc.property(text, dialect, (written, spoken) => {
        const characters = Array.from(written);
        let reached = 0;
        for (const { start, end, original, confidence } of previewText(written, { dialect: spoken }).spans) {
          expect(start).toBeGreaterThanOrEqual(reached);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(characters.length);
          expect(original).toBe(characters.slice(start, end).join(''));
          expect(confidence).toBeGreaterThanOrEqual(0);
          expect(confidence).toBeLessThanOrEqual(1);
          reached = end;
        }
      }),
      { numRuns: 150 },
    );
  });

  it('say all that the whole says, and cover every word and number', () => {
    fc.assert(
      fc.property(text, (written) => {
        const { spans, vowelled, spoken } = previewText(written, { dialect: 'msa' });
        const words = (whole: string) => whole.split(/[\s،؛:.؟!]+/u).filter((word) => word !== '');
        expect(words(spans.map((span) => span.vowelled).join(' '))).toEqual(words(vowelled));
        expect(words(spans.map((span) => span.spoken).join(' '))).toEqual(words(spoken));
      }),
      { numRuns: 150 },
    );
  });
});

describe('a preview’s own reading', () => {
  it('sent back as the chosen one sounds as before', () => {
    const word = fc.constantFrom(
      'كتاب',
      'المدرسة',
      'ذهب',
      'والدي',
      'جميل',
      'سوريا',
      'لندن',
      'مستشفى',
      'هذا',
      'الله',
      'شمس',
      'اليوم',
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
        const written = words.join(' ');
        const before = previewText(written, { dialect: 'msa' });
        const readings = before.spans.map(({ start, end, vowelled }) => ({ start, end, vowelled }));
        const after = previewText(written, { dialect: 'msa', readings });
        expect(findReadingFault(written, readings)).toBeUndefined();
        expect(after.phonemes).toBe(before.phonemes);
        expect(after.spans.map(({ rule, confidence }) => [rule, confidence])).toEqual(words.map(() => ['reading', 1]));
      }),
    );
  });
});

import { countCharacters } from '@rakhim/contract/characters';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitText } from './split-text.ts';

const fragments = fc.constantFrom(
  'كتب',
  'الوَلَدُ',
  ' ',
  '\n\n',
  '\n',
  '. ',
  '؟ ',
  '، ',
  'a',
  'e\u0301',
  '\u0651',
  '\u064E',
  '\u200D',
  '👨‍👩‍👧',
  '🇸🇦',
  '👍🏽',
  '\u0622',
  '\u0627\u0653',
  '\u0600',
  '\u{1D160}',
  '\uFB2C',
  '١٢٣',
  'ﷺ',
  '\u1100\u1161',
  '  ',
  '\u00A0',
);
const texts = fc.oneof(
  fc.array(fragments, { maxLength: 60 }).map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
);
const graphemes = new Intl.Segmenter('ar', { granularity: 'grapheme' });

const cut = (text: string, charactersMax: number) =>
  splitText(text, charactersMax).map(({ start, end }) => text.slice(start, end));

describe('splitText', () => {
  it('loses nothing, adds nothing, and keeps every part within the limit', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 3, max: 40 }), (text, charactersMax) => {
        const ranges = splitText(text, charactersMax);
        expect(ranges.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
        for (const { start, end, characters } of ranges) {
          expect(characters).toBe(countCharacters(text.slice(start, end)));
          expect(characters).toBeLessThanOrEqual(charactersMax);
          expect(end).toBeGreaterThan(start);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('never cuts inside what a reader sees as one letter', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 3, max: 40 }), (text, charactersMax) => {
        const segments = Array.from(graphemes.segment(text));
        // A letter with more marks than fit into a request must be cut, or could never be spoken.
        fc.pre(segments.every(({ segment }) => countCharacters(segment) <= charactersMax));
        const boundaries = new Set(segments.map(({ index }) => index));
        for (const { start } of splitText(text, charactersMax)) {
          expect(boundaries).toContain(start);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('cuts after paragraphs and sentences as long as they fit', () => {
    const paragraph = 'هذه جملة قصيرة. وهذه جملة أخرى! وهل هذه الثالثة؟';
    expect(cut(`${paragraph}\n\n${paragraph}`, 60)).toEqual([`${paragraph}\n\n`, paragraph]);
    expect(cut(paragraph, 34)).toEqual(['هذه جملة قصيرة. وهذه جملة أخرى! ', 'وهل هذه الثالثة؟']);
  });

  it('makes parts of about the same size instead of a full one and a stray', () => {
    const text = 'جملة من عشرين حرفا. '.repeat(11).trim();
    const sizes = splitText(text, 200).map(({ characters }) => characters);
    expect(sizes).toHaveLength(2);
    expect(Math.abs((sizes[0] ?? 0) - (sizes[1] ?? 0))).toBeLessThanOrEqual(40);
  });

  it('cuts a sentence at its clauses, a clause at its words, and a word only where it alone is too long', () => {
    expect(cut('كلام طويل بلا نهاية، ثم كلام آخر', 22)).toEqual(['كلام طويل بلا نهاية، ', 'ثم كلام آخر']);
    expect(cut('كلام طويل بلا نهاية', 10)).toEqual(['كلام طويل ', 'بلا نهاية']);
    expect(cut('ككككككككككك', 5).every((part) => countCharacters(part) <= 5)).toBe(true);
  });

  it('cuts through a letter that carries more marks than a request can hold', () => {
    const monster = `ب${'\u064B'.repeat(50)}`;
    expect(cut(monster, 20).join('')).toBe(monster);
    expect(splitText(monster, 20).every(({ characters }) => characters <= 20)).toBe(true);
  });
});

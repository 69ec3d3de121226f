import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCharacters } from './characters.ts';
import { type SplitOptions, splitText } from './split-text.ts';

const fragments = fc.constantFrom(
  'كتب',
  'الوَلَدُ',
  'مرحبًا',
  ' ',
  '\n\n',
  '\n',
  '\r\n',
  '. ',
  '؟',
  '؟ ',
  '، ',
  '!» ',
  'د.',
  '3.5',
  'a',
  'word',
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
const balances = fc.constantFrom<SplitOptions['balance']>('even', 'full');
const graphemes = new Intl.Segmenter('ar', { granularity: 'grapheme' });

const split = (text: string, options: SplitOptions) =>
  splitText(text, options).map(({ start, end }) => text.slice(start, end));
const even = (text: string, sizeMax: number) => split(text, { sizeMax, balance: 'even' });
const full = (text: string, sizeMax: number) => split(text, { sizeMax, balance: 'full' });

describe('splitText', () => {
  it('loses nothing, adds nothing, and keeps every part within the limit', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 3, max: 40 }), balances, (text, sizeMax, balance) => {
        const parts = splitText(text, { sizeMax, balance });
        expect(parts.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
        for (const { start, end, size } of parts) {
          expect(size).toBe(countCharacters(text.slice(start, end)));
          expect(size).toBeLessThanOrEqual(sizeMax);
          expect(end).toBeGreaterThan(start);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('makes parts that cost no more and no less than the whole', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 12, max: 80 }), balances, (text, sizeMax, balance) => {
        const parts = splitText(text, { sizeMax, balance });
        expect(parts.reduce((sum, { size }) => sum + size, 0)).toBe(countCharacters(text));
      }),
      { numRuns: 500 },
    );
  });

  it('never cuts inside what a reader sees as one letter', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 3, max: 40 }), balances, (text, sizeMax, balance) => {
        const segments = Array.from(graphemes.segment(text));
        // A letter with more marks than fit into a request must be cut, or could never be spoken.
        fc.pre(segments.every(({ segment }) => countCharacters(segment) <= sizeMax));
        const boundaries = new Set(segments.map(({ index }) => index));
        for (const { start } of splitText(text, { sizeMax, balance })) {
          expect(boundaries).toContain(start);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('leaves a text that fits as it is', () => {
    expect(even('مرحبًا بكم.', 100)).toEqual(['مرحبًا بكم.']);
    expect(even('ا'.repeat(100), 100)).toHaveLength(1);
    expect(even('ا'.repeat(101), 100)).toHaveLength(2);
    expect(even('', 100)).toEqual([]);
  });

  it.each([
    ['between sentences', 'قال نعم. ثم ذهب؟ ثم عاد!', 17, ['قال نعم. ثم ذهب؟ ', 'ثم عاد!']],
    ['behind a question mark without a space', 'هل عاد؟نعم عاد', 10, ['هل عاد؟', 'نعم عاد']],
    ['not behind initials', 'نعم. جاء د. أحمد.', 15, ['نعم. ', 'جاء د. أحمد.']],
    ['not in numbers', 'بلغ 3.5 في المئة. ثم زاد.', 19, ['بلغ 3.5 في المئة. ', 'ثم زاد.']],
    ['behind closing marks', 'قال: «نعم!» ثم ذهب.', 12, ['قال: «نعم!» ', 'ثم ذهب.']],
    [
      'between clauses, when a sentence is too long',
      'أولًا قرأ، ثانيًا كتب، ثالثًا نام',
      16,
      ['أولًا قرأ، ', 'ثانيًا كتب، ', 'ثالثًا نام'],
    ],
    ['between words, when a clause is too long', 'كلمة كلمة كلمة', 10, ['كلمة كلمة ', 'كلمة']],
    ['between letters at last', 'مَرْحَبًا', 4, ['مَرْ', 'حَبً', 'ا']],
    ['at line breaks', 'عنوان\nنص طويل قليلا', 14, ['عنوان\n', 'نص طويل قليلا']],
  ])('cuts %s, each part as full as it can be', (_where, text, sizeMax, parts) => {
    expect(full(text, sizeMax)).toEqual(parts);
  });

  it('cuts after paragraphs and sentences as long as they fit', () => {
    const paragraph = 'هذه جملة قصيرة. وهذه جملة أخرى! وهل هذه الثالثة؟';
    expect(even(`${paragraph}\n\n${paragraph}`, 60)).toEqual([`${paragraph}\n\n`, paragraph]);
    expect(even(paragraph, 34)).toEqual(['هذه جملة قصيرة. وهذه جملة أخرى! ', 'وهل هذه الثالثة؟']);
  });

  it('makes even parts of about the same size instead of a full one and a stray', () => {
    const text = 'جملة من عشرين حرفا. '.repeat(11).trim();
    const sizes = splitText(text, { sizeMax: 200, balance: 'even' }).map(({ size }) => size);
    expect(sizes).toHaveLength(2);
    expect(Math.abs((sizes[0] ?? 0) - (sizes[1] ?? 0))).toBeLessThanOrEqual(40);
  });

  it('cuts a sentence at its clauses, a clause at its words, and a word only where it alone is too long', () => {
    expect(even('كلام طويل بلا نهاية، ثم كلام آخر', 22)).toEqual(['كلام طويل بلا نهاية، ', 'ثم كلام آخر']);
    expect(even('كلام طويل بلا نهاية', 10)).toEqual(['كلام طويل ', 'بلا نهاية']);
    expect(even('ككككككككككك', 5).every((part) => countCharacters(part) <= 5)).toBe(true);
    expect(even('مُّ'.repeat(60), 100).every((part) => part.startsWith('م'))).toBe(true);
  });

  it('cuts through a letter that carries more marks than a request can hold', () => {
    const monster = `ب${'\u064B'.repeat(50)}`;
    expect(even(monster, 20).join('')).toBe(monster);
    expect(splitText(monster, { sizeMax: 20, balance: 'even' }).every(({ size }) => size <= 20)).toBe(true);
  });

  it('measures as it is told to, in fractions too', () => {
    const fill = (text: string): number => Array.from(text).length / 100;
    const options = { sizeMax: 1, sizeOf: fill, balance: 'even' } as const;
    const sentences = split('هل وصلت الرسالة إلى المدينة اليوم؟ '.repeat(9), options);
    expect(sentences.length).toBeGreaterThan(1);
    expect(sentences.every((part) => part.endsWith('؟ ') && fill(part) <= 1)).toBe(true);
    const sizes = splitText('ذهب الولد. '.repeat(10), options).map(({ size }) => size);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(0.25);
  });

  it('takes time in proportion to the text, whatever it is made of', () => {
    for (const unit of ['.', ' ', 'ا', '. ', '\n', '\n ', '،', '"', 'ا ', '! ']) {
      const text = unit.repeat(50_000);
      expect(full(text, 20_000).join('')).toBe(text);
    }
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Dialect, dialects } from '../dialect.ts';
import type { Clause, SpokenWord } from '../reading.ts';
import { clauseLimits } from './clause-builder.ts';
import { toClauses } from './to-clauses.ts';

const arabicWord =
  /^[\u0621-\u063A\u0641-\u064A\u0671پچژڤگ](?:[\u0621-\u063A\u0641-\u064A\u0671پچژڤگ]|[\u064B-\u0652\u0670])*$/u;
const latinWord = /^[\p{Script=Latin}]+(?:'[\p{Script=Latin}]+)?$/u;

function codePointCount(text: string): number {
  return [...text].length;
}

function read(text: string, dialect: Dialect = 'msa'): Clause[] {
  return [...toClauses(text, { dialect })];
}

function wordsOf(clauses: readonly Clause[]): SpokenWord[] {
  return clauses.flatMap(({ words }) => words);
}

function expectSound(text: string, clauses: readonly Clause[]): void {
  const length = codePointCount(text);
  let before: SpokenWord | undefined;
  for (const word of wordsOf(clauses)) {
    expect(word.text).toMatch(word.script === 'arabic' ? arabicWord : latinWord);
    expect(word.start).toBeGreaterThanOrEqual(0);
    expect(word.end).toBeGreaterThan(word.start);
    expect(word.end).toBeLessThanOrEqual(length);
    if (before && !(before.start === word.start && before.end === word.end)) {
      expect(word.start).toBeGreaterThanOrEqual(before.end);
    }
    before = word;
  }
  for (const { words } of clauses) {
    expect(words.length).toBeGreaterThan(0);
    expect(words.length).toBeLessThanOrEqual(clauseLimits.wordsMax);
  }
}

/** Pieces of text that rules care about, in any order: where readings meet is where they break. */
const fragment = fc.constantFrom(
  ...'مرحبا|كتاب|كُتُبٌ|و|ب|ال|الـ|لل|هـ|م|ص|د.|أ.د.|ﷺ|(ص)|إلخ|الساعة|المادة|بين|من|في|مارس|رمضان|كانون الثاني|ريال|دولار|ر.س|$|€|SAR|%|٪|كم|kg|°C|م²'.split(
    '|',
  ),
  ...'5|25|007|٣|٢٠٢٤|1,250|3.14|٣٫١٤|1/2|½|-|–|/|:|.|،|؟|!|…|(|)|[[|]]|<b>|</b>|<|>|&lt;|&amp;|&|+|=|#|@|_|*|😂|❤️|1️⃣|🇸🇦|BBC|WhatsApp|a@b.com|www.x.com|v2.1|+966|0501234567'.split(
    '|',
  ),
  ' ',
  '  ',
  '\n',
  '\n\n',
  '\r\n',
  '\t',
  '\u0000',
  '\u00A0',
  '\u200F',
  '\u200D',
  '\uFE0F',
  '\uD83D',
  '\u0640',
  '\u0651',
  '\u064E',
  '你好',
  'Привет',
  'שלום',
  '\u{1F468}\u200D\u{1F469}',
);
const mixture = fc.array(fragment, { maxLength: 60 }).map((parts) => parts.join(''));
const anyText = fc.string({ unit: 'binary', maxLength: 300 });
const anyDialect = fc.constantFrom(...dialects);

describe('toClauses, whatever the text', () => {
  it.each([
    ['text of every kind of piece', mixture],
    ['any characters at all', anyText],
    [
      'halves of surrogate pairs',
      fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 200 }).map((units) => String.fromCharCode(...units)),
    ],
  ])('says %s in words with a place in the text', (_, text) => {
    fc.assert(
      fc.property(text, anyDialect, (written, dialect) => expectSound(written, read(written, dialect))),
      { numRuns: 500 },
    );
  });

  it('says nothing that the text did not say when it is all markup', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            '<voice name="x">',
            '</voice>',
            '<break time="3s"/>',
            '[[',
            ']]',
            '<!-- x -->',
            '<?xml version="1.0"?>',
          ),
        ),
        (tags) => {
          expect(read(tags.join(' '))).toEqual([]);
        },
      ),
    );
  });

  it('keeps the first clause short, and later ones within bounds', () => {
    const word = fc.constantFrom('كتاب', 'وباستفساراتهما', 'في', '25', '3 كتب', 'WhatsAppBusiness', '$5');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(word, { minLength: 1, maxLength: 400 }),
          fc.array(fc.constant('وباستفساراتهما'), { minLength: 60, maxLength: 200 }),
        ),
        (words) => {
          const [first, ...later] = read(words.join(' '));
          expect(sourceLength(first)).toBeLessThanOrEqual(clauseLimits.firstLengthMax);
          for (const clause of later) {
            expect(sourceLength(clause)).toBeLessThanOrEqual(clauseLimits.lengthMax);
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it('never cuts inside a token', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('كتاب', '1234567', '15/3/2024'), { minLength: 30, maxLength: 200 }),
        (words) => {
          const clauses = read(words.join(' '));
          for (const [index, { words: spoken }] of clauses.entries()) {
            const next = clauses[index + 1]?.words[0];
            const last = spoken.at(-1);
            expect(next !== undefined && next.start === last?.start && next.end === last.end).toBe(false);
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it('gives the same letters for a text in either normal form', () => {
    fc.assert(
      fc.property(mixture, (text) => {
        const texts = (form: string): string[] => wordsOf(read(form)).map((word) => word.text);
        expect(texts(text.normalize('NFD'))).toEqual(texts(text.normalize('NFC')));
      }),
      { numRuns: 200 },
    );
  });
});

function sourceLength(clause: Clause | undefined): number {
  return clause === undefined ? 0 : (clause.words.at(-1)?.end ?? 0) - (clause.words[0]?.start ?? 0);
}

describe('toClauses on a long text', () => {
  const sentence = 'أعلنت الوزارة يوم 15 مارس 2024 عن 250 حالة بنسبة 3.5%، في 12 مدينة. ';

  it('reads no further than it is asked to', () => {
    let warnings = 0;
    const text = sentence.repeat(1500);
    for (const { words } of toClauses(text, { dialect: 'msa', onWarning: () => warnings++ })) {
      expect(words[0]?.start).toBe(0);
      break;
    }
    const withTagsAtTheEnd = `${text}<b>`;
    const [first] = toClauses(withTagsAtTheEnd, { dialect: 'msa', onWarning: () => warnings++ });
    expect(first?.words[0]?.text).toBe('أعلنت');
    expect(warnings).toBe(0);
  });

  it('takes no number apart from what belongs to it, where one block ends', () => {
    const clauses = read('قال إن العدد بلغ 25 طالبا و3 كتب في 15 مارس 2024 '.repeat(100));
    const words = wordsOf(clauses).map(({ text, rule }) => (rule === 'plain' ? text : rule));
    const once = words.slice(0, words.length / 100);
    expect(words).toEqual(Array.from({ length: 100 }, () => once).flat());
  });

  it('reads every word of it', () => {
    const once = wordsOf(read(sentence)).length;
    expect(wordsOf(read(sentence.repeat(500)))).toHaveLength(once * 500);
  });
});

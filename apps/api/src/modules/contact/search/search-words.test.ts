import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSearchWords, foldWords, toSearchQuery } from './search-words.ts';

/** Tells whether a text would be found, as PostgreSQL decides it: every word of the query begins a word of the text. */
function isFound(text: string, search: string): boolean {
  const words = findSearchWords(text);
  const asked = [...(toSearchQuery(search) ?? '').matchAll(/'([^']*)':\*/gu)].map(([, word = '']) => word);
  return asked.length > 0 && asked.every((begin) => words.some((word) => word.startsWith(begin)));
}

describe('the words of a text', () => {
  it.each([
    ['مُدَرِّسَةٌ', 'مدرسة', 'vowel signs'],
    ['مـــدرســـة', 'مدرسة', 'tatweel'],
    ['أحمد إبراهيم آمنة', 'احمد ابراهيم امنه', 'kinds of alif, and taa marbuta'],
    ['ٱلرحمن', 'الرحمن', 'alif wasla'],
    ['مستشفى', 'مستشفي', 'alif maqsura'],
    ['مسؤول، شيء، قارئ', 'مسوول شي قاري', 'carriers of a hamza'],
    ['ﻣﺪﺭﺳﺔ', 'مدرسة', 'presentation forms'],
    ['ﷺ', 'صلي الله عليه وسلم', 'ligatures'],
    ['کتاب بی', 'كتاب بي', 'letters of Persian keyboards'],
    ['الرمز ١٢٣ و۴۵', 'الرمز 123 و45', 'digits of other scripts'],
    ['Café ÉCOLE', 'cafe ecole', 'case and accents'],
    ['رخيم\u200Fصوت\u200C', 'رخيمصوت', 'marks of direction and joiners'],
  ])('%s is compared as %s, without heed to %s', (written, plain) => {
    expect(foldWords(written)).toEqual(foldWords(plain));
  });

  it.each([
    ['وبالمدرسة الجديدة', 'المدرسة', true],
    ['والمدرسة', 'مدرسة', true],
    ['المدرسة', 'مدرس', true],
    ['مدرسة', 'المدرسة', true],
    ['للأصوات المصرية', 'أصوات مصرية', true],
    ['فكتبت إليكم', 'كتبت', true],
    ['كتاب', 'تاب', false],
    ['واحد', 'احد', false],
    ['samira.ali@example.com', 'SAMIRA ali', true],
    ['samira@example.com', 'samira@example', true],
    ['one two', 'one three', false],
    ['نص', '؟!', false],
  ])('%s is found by %s: %s', (text, search, isExpected) => {
    expect(isFound(text, search)).toBe(isExpected);
  });

  it('are the same however the text is dressed up', () => {
    const marks = fc.constantFrom('\u064E', '\u064F', '\u0650', '\u0651', '\u0652', '\u064B', '\u0640', '\u200D', '');
    const letters = fc.array(fc.tuple(fc.constantFrom(...'ابتثجحخدذرزسشصضطظعغفقكلمنهوي'), marks), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(letters, (dressed) => {
        expect(foldWords(dressed.map(([letter, mark]) => letter + mark).join(''))).toEqual(
          foldWords(dressed.map(([letter]) => letter).join('')),
        );
      }),
    );
  });

  it('are folded once and for all, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const words = foldWords(text);
        expect(foldWords(words.join(' '))).toEqual(words);
        for (const word of findSearchWords(text)) {
          expect(word).toMatch(/^[\p{L}\p{N}]{1,40}$/u);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('find their own text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('المدرسة', 'وصول', 'بالكتاب', 'للناس', 'voice', 'الله', 'ولد'), {
          minLength: 1,
          maxLength: 6,
        }),
        (words) => {
          expect(words.every((word) => isFound(words.join(' '), word))).toBe(true);
        },
      ),
    );
  });

  it('make a query that says nothing but words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (search) => {
        expect(toSearchQuery(search) ?? "'a':*").toMatch(/^'[\p{L}\p{N}]+':\*(?: & '[\p{L}\p{N}]+':\*)*$/u);
      }),
      { numRuns: 500 },
    );
  });

  it('are as many as a message of the longest form has, and no time is lost on a hostile one', () => {
    expect(findSearchWords('ﷺ'.repeat(5_000)).every((word) => word.length <= 40)).toBe(true);
    expect(toSearchQuery(Array.from({ length: 100 }, (_, index) => `w${index}`).join(' '))?.split(' & ')).toHaveLength(
      20,
    );
  });
});

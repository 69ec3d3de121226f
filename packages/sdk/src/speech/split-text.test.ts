import { countCharacters as countAsCharged } from '@rakhim/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCharacters } from './count-characters.ts';
import { splitText } from './split-text.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc
    .array(
      fc.constantFrom(
        'مرحبًا',
        ' ',
        '. ',
        '؟',
        '\r\n',
        '\n\n',
        '،',
        'د.',
        '3.5',
        'e\u0301',
        '\u064b',
        '👩‍👩‍👧',
        'word',
        '!» ',
      ),
      { maxLength: 120 },
    )
    .map((pieces) => pieces.join('')),
);

describe('counting', () => {
  it('counts what the service charges', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(countCharacters(text)).toBe(countAsCharged(text));
      }),
    );
  });
});

describe('splitting a text', () => {
  it('loses nothing, and no part is longer than allowed', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 12, max: 80 }), (text, charactersMax) => {
        const parts = splitText(text, charactersMax);
        expect(parts.join('')).toBe(text);
        expect(Math.max(0, ...parts.map(countCharacters))).toBeLessThanOrEqual(charactersMax);
      }),
    );
  });

  it('costs no more and no less than the whole', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 12, max: 80 }), (text, charactersMax) => {
        const parts = splitText(text, charactersMax);
        expect(parts.reduce((sum, part) => sum + countCharacters(part), 0)).toBe(countCharacters(text));
      }),
    );
  });

  it.each([
    ['between sentences', 'قال نعم. ثم ذهب؟ ثم عاد!', 17, ['قال نعم. ثم ذهب؟ ', 'ثم عاد!']],
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
  ])('cuts %s', (_where, text, charactersMax, parts) => {
    expect(splitText(text, charactersMax)).toEqual(parts);
  });

  it('takes time in proportion to the text, whatever it is made of', () => {
    for (const unit of ['.', ' ', 'ا', '. ', '\n', '،', '"', 'ا ']) {
      const text = unit.repeat(50_000);
      expect(splitText(text, 20_000).join('')).toBe(text);
    }
  });
});

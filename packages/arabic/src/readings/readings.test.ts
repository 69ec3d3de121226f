import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { previewText } from '../preview/preview-text.ts';
import { type ChosenReading, findReadingFault } from './chosen-reading.ts';
import { substituteReadings } from './substitute-readings.ts';

function phonemesOf(text: string, readings: readonly ChosenReading[]): string {
  return previewText(text, { dialect: 'msa', readings }).phonemes;
}

describe('chosen readings', () => {
  it.each<[string, string, ChosenReading[], string]>([
    ['vowels of a word', 'علم اليوم', [{ start: 0, end: 3, vowelled: 'عَلَّمَ' }], 'ˈʕalːamal ˈjawm'],
    ['other vowels of it', 'علم اليوم', [{ start: 0, end: 3, vowelled: 'عُلِمَ' }], 'ˈʕulimal ˈjawm'],
    ['a part of a word', 'والكتب هنا', [{ start: 3, end: 6, vowelled: 'كُتُبُ' }], 'walˈkutubu ˈhunaː'],
    [
      'words for a number',
      'بقي 25 يوما',
      [{ start: 4, end: 6, spoken: 'ربع مئة' }],
      phonemesOf('بقي ربع مئة يوما', []),
    ],
    [
      'words for a sign without spaces around it',
      'أ&ب',
      [{ start: 1, end: 2, spoken: 'مع' }],
      phonemesOf('أ مع ب', []),
    ],
    [
      'an Arabic name for a Latin one',
      'في IBM',
      [{ start: 3, end: 6, spoken: 'آي بي إم' }],
      phonemesOf('في آي بي إم', []),
    ],
    ['a word after an emoji', '😀 علم', [{ start: 2, end: 5, vowelled: 'عَلَم' }], phonemesOf('😀 عَلَم', [])],
  ])('are obeyed: %s', (_, text, readings, phonemes) => {
    expect(phonemesOf(text, readings)).toBe(phonemes);
  });

  it('point at the text as it was sent, and words behind them, too', () => {
    const { spans } = previewText('في 25 مايو 😀 سافر', {
      dialect: 'msa',
      readings: [{ start: 3, end: 5, spoken: 'اليوم الخامس والعشرين من' }],
    });
    expect(spans.map(({ original, rule }) => [original, rule])).toEqual([
      ['في', 'plain'],
      ['25', 'reading'],
      ['مايو', 'plain'],
      ['😀', 'emoji'],
      ['سافر', 'plain'],
    ]);
  });

  it('change no other word', () => {
    const text = 'قال: وصل 3 طلاب، ثم خرجوا.';
    const without = previewText(text, { dialect: 'msa' }).spans;
    const withOne = previewText(text, { dialect: 'msa', readings: [{ start: 0, end: 3, vowelled: 'قَالَ' }] }).spans;
    expect(withOne.slice(1)).toEqual(without.slice(1));
  });
});

describe('findReadingFault', () => {
  const text = 'علم الولد 25';
  it.each<[string, ChosenReading[], number, string]>([
    [
      'behind the end',
      [
        { start: 0, end: 3, vowelled: 'عِلْم' },
        { start: 10, end: 13, spoken: 'عشرون' },
      ],
      1,
      'out_of_text',
    ],
    ['an empty piece', [{ start: 3, end: 3, spoken: 'عشرون' }], 0, 'out_of_text'],
    [
      'overlapping pieces',
      [
        { start: 0, end: 5, spoken: 'علم' },
        { start: 4, end: 9, spoken: 'ولد' },
      ],
      1,
      'out_of_order',
    ],
    [
      'pieces out of order',
      [
        { start: 4, end: 9, spoken: 'ولد' },
        { start: 0, end: 3, spoken: 'علم' },
      ],
      1,
      'out_of_order',
    ],
    ['Latin letters as vowelled', [{ start: 0, end: 3, vowelled: 'ilm' }], 0, 'not_arabic_words'],
    ['digits', [{ start: 0, end: 3, spoken: '999999999999' }], 0, 'not_words'],
    ['an emoji', [{ start: 0, end: 3, spoken: '😀' }], 0, 'not_words'],
    ['a ligature that is a sentence', [{ start: 0, end: 3, spoken: 'ﷺ' }], 0, 'not_words'],
    ['markup', [{ start: 0, end: 3, spoken: '<b>' }], 0, 'not_words'],
    ['brackets of an engine', [{ start: 0, end: 3, spoken: '[[a]]' }], 0, 'not_words'],
    ['nothing', [{ start: 0, end: 3, vowelled: '' }], 0, 'not_arabic_words'],
    ['marks alone', [{ start: 0, end: 3, vowelled: '\u064e\u0651' }], 0, 'not_arabic_words'],
  ])('refuses %s', (_, readings, index, fault) => {
    expect(findReadingFault(text, readings)).toEqual({ index, fault });
  });

  it('counts code points, not UTF-16 units', () => {
    expect(findReadingFault('😀😀', [{ start: 1, end: 2, spoken: 'وجه' }])).toBeUndefined();
    expect(findReadingFault('😀😀', [{ start: 2, end: 3, spoken: 'وجه' }])).toEqual({ index: 0, fault: 'out_of_text' });
  });
});

describe('substituteReadings', () => {
  it('leads every place back into the text, in order', () => {
    const words = fc.array(fc.constantFrom('علم', '25', '😀', 'Google', 'والكتب'), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(words, fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }), (parts, isChosen) => {
        const text = parts.join(' ');
        let start = 0;
        const readings = parts.flatMap((part, index): ChosenReading[] => {
          const from = start;
          start += Array.from(part).length + 1;
          return isChosen[index] ? [{ start: from, end: start - 1, spoken: 'كلمة أخرى' }] : [];
        });
        const substituted = substituteReadings(text, readings);
        let reached = 0;
        for (const index of Array.from(substituted.text).keys()) {
          const place = substituted.toSource({ start: index, end: index + 1 });
          expect(place.start).toBeGreaterThanOrEqual(reached);
          expect(place.end).toBeLessThanOrEqual(Array.from(text).length);
          reached = place.start;
        }
        expect(substituted.text.split('كلمة أخرى').length - 1).toBe(readings.length);
      }),
    );
  });
});

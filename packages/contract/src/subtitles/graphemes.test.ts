import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countGraphemes, splitGraphemes } from './cue-words.ts';

it('splitting counts graphemes, with or without a segmenter', () => {
  const piece = fc.constantFrom(
    'م',
    'ُ',
    'ّ',
    'a',
    'é',
    'e\u0301',
    '٣',
    '4',
    '.',
    '«',
    '😀',
    '👩‍👧',
    '\u200D',
    '\u0600',
    'ﷺ',
    'क्ष',
    '한',
    ' ',
    '\u0640',
  );
  fc.assert(
    fc.property(fc.string({ unit: piece, maxLength: 12 }), (text) => {
      expect(countGraphemes(text)).toBe(splitGraphemes(text).length);
    }),
    { numRuns: 1000 },
  );
});

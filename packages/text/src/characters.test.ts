import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCharacters, findUncountable } from './characters.ts';

interface Vector {
  readonly name: string;
  readonly text: string;
  readonly characters?: number;
  readonly refused?: string;
}

/**
 * The expected counts were computed by another implementation (Python's unicodedata), so that this one is not its own
 * judge.
 */
const vectors = JSON.parse(readFileSync(new URL('../vectors/characters.json', import.meta.url), 'utf8')) as Vector[];

describe('countCharacters', () => {
  it('is tried on at least 80 cases', () => {
    expect(vectors.length).toBeGreaterThanOrEqual(80);
  });

  it.each(vectors)('$name', ({ text, characters, refused }) => {
    expect(findUncountable(text)).toBe(refused);
    if (characters !== undefined) {
      expect(countCharacters(text)).toBe(characters);
    }
  });

  it('does not depend on how the text was composed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(countCharacters(text.normalize('NFD'))).toBe(countCharacters(text));
      }),
    );
  });

  it('does not depend on which system broke the lines', () => {
    const lines = fc.array(fc.string({ unit: 'grapheme' }).filter((line) => !/[\r\n]/.test(line)));
    fc.assert(
      fc.property(lines, (parts) => {
        expect(countCharacters(parts.join('\r\n'))).toBe(countCharacters(parts.join('\n')));
      }),
    );
  });

  it('adds up at a space', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme-ascii' }), (left, right) => {
        expect(countCharacters(`${left} ${right}`)).toBe(countCharacters(`${left} `) + countCharacters(right));
      }),
    );
  });
});

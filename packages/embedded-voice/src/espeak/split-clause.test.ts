import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clauseOf, latin, pronounced } from '../../test/pronounced.ts';
import { splitClause } from './split-clause.ts';

describe('splitClause', () => {
  it('leaves a clause of ordinary length as it is', () => {
    const clause = clauseOf([pronounced('k ˈi t aː b'), latin('ok')], 'comma');
    expect(splitClause(clause)).toEqual([clause]);
  });

  it('ends every piece but the last without a pause', () => {
    const pieces = splitClause(
      clauseOf(
        Array.from({ length: 100 }, () => pronounced('k ˈi t aː b')),
        'question',
      ),
    );
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.map(({ boundary }) => boundary)).toEqual([...pieces.slice(1).map(() => 'none'), 'question']);
  });

  it('loses no sound and no letter and keeps every piece and every word within what the engine takes', () => {
    const word = fc.oneof(
      fc.integer({ min: 1, max: 300 }).map((length) => pronounced(Array.from({ length }, () => 'b').join(' '))),
      fc.integer({ min: 1, max: 300 }).map((length) => latin('x'.repeat(length))),
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 30 }), (words) => {
        const pieces = splitClause(clauseOf(words));
        const parts = pieces.flatMap((piece) => piece.words);
        const sizes = parts.map(({ sounds, text }) => sounds.length || text.length);
        const total = words.reduce((sum, { sounds, text }) => sum + (sounds.length || text.length), 0);
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(total);
        expect(Math.max(...sizes)).toBeLessThanOrEqual(40);
        for (const piece of pieces) {
          expect(
            piece.words.reduce((sum, { sounds, text }) => sum + (sounds.length || text.length), 0),
          ).toBeLessThanOrEqual(160);
        }
      }),
    );
  });
});

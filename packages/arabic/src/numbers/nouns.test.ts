import { describe, expect, it } from 'vitest';
import { markClassOf, splitMarks } from '../vowels/marks.ts';
import { counted } from './cardinal.ts';
import { findNoun, nouns } from './nouns.ts';

describe('the counted nouns', () => {
  it('are at least sixty', () => {
    expect(Object.keys(nouns).length).toBeGreaterThan(60);
  });

  it.each(Object.keys(nouns) as (keyof typeof nouns)[])(
    'spell %s in canonical marks, however many there are',
    (name) => {
      for (const value of [0, 1, 2, 3, 11, 100, 101, 1000]) {
        for (const word of counted(value, nouns[name], { case: 'genitive' })) {
          for (const { letter, marks } of splitMarks(word)) {
            expect(markClassOf(marks), `${letter} of ${word}`).toBeDefined();
          }
          expect(
            splitMarks(word)
              .map(({ letter, marks }) => letter + marks)
              .join(''),
          ).toBe(word);
        }
      }
    },
  );

  it('are found in the forms that writers use', () => {
    expect(findNoun('طالبا')?.noun.singular).toBe(nouns.student.singular);
    expect(findNoun('كيلوغرامات')?.noun.singular).toBe(nouns.kilogram.singular);
    expect(findNoun('كيلوجرام')?.noun.singular).toBe(nouns.kilogram.singular);
    expect(findNoun('شهور')?.number).toBe('plural');
    expect(findNoun('دقيقتين')?.number).toBe('dual');
    expect(findNoun('جدا')).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { markClassOf, splitMarks } from '../marks.ts';
import { readInContext, ruleForms } from './homographs.ts';

/** How the word between stars is read; the lists decide where nothing is said. */
function readingOf(clause: string): string {
  const words = clause.split(' ');
  const index = words.findIndex((word) => word.startsWith('*'));
  return (
    readInContext(
      words.map((word) => word.replaceAll('*', '')),
      index,
    )?.form ?? ''
  );
}

describe('a word is read as its neighbours ask', () => {
  it.each([
    ['*أطلق* النار', ''],
    ['قال *عمر* إن', ''],
    ['*عمر* محمد خمس سنوات', 'عُمْر'],
    ['توفي عن *عمر* ناهز', 'عُمْر'],
    ['*ولد* في القاهرة', 'وُلِدَ'],
    ['جاء *ولد* صغير', 'وَلَد'],
    ['صلاة الفجر *والظهر*', 'وَالظُّهْر'],
    ['لم *تعد* موجودة', 'تَعُدْ'],
    ['من *قبل* الحكومة', 'قِبَلِ'],
    ['رفع *علم* مصر', 'عَلَم'],
    ['*علم* النفس', 'عِلْم'],
  ])('%s: %s', (clause, form) => {
    expect(readingOf(clause)).toBe(form);
  });
});

describe('the tables', () => {
  it('hold words with well-formed marks', () => {
    expect(
      [...ruleForms].filter((form) =>
        splitMarks(form).some(({ letter, marks }) => letter === '' || markClassOf(marks) === undefined),
      ),
    ).toEqual([]);
  });
});

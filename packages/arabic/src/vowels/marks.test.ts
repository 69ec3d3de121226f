import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fatha, joinMarks, markClasses, markClassOf, removeMarks, shadda, splitMarks } from './marks.ts';

const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom('ك', 'ت', 'ا', 'ّ', 'َ', 'ِ', 'ً', 'ْ', '\u0670', ' ', 'x', '\u{1F600}', '\uD800'),
    fc.string({ minLength: 1, maxLength: 1 }),
  ),
});

describe('marks', () => {
  it('puts shadda before the vowel, whatever order they were typed in', () => {
    expect(joinMarks(splitMarks(`د${fatha}${shadda}`))).toBe(`د${shadda}${fatha}`);
    expect(joinMarks(splitMarks(`د${shadda}${fatha}`))).toBe(`د${shadda}${fatha}`);
  });

  it('keeps every letter and every kind of mark of any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const joined = joinMarks(splitMarks(text));
        expect(removeMarks(joined)).toBe(removeMarks(text));
        expect(new Set(joined)).toEqual(new Set(text));
      }),
    );
  });

  it('knows fifteen classes of marks and no others', () => {
    expect(markClasses.map((marks) => markClassOf(marks))).toEqual(markClasses.map((_, index) => index));
    expect(markClassOf(fatha + shadda)).toBeUndefined();
  });
});

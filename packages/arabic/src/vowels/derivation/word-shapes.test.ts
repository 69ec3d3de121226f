import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guessLexicon, wordShapeLexicon } from './word-shapes.ts';
import { joinMarks, removeMarks, splitMarks } from '../marks.ts';
import { wordShapes } from './word-shapes.data.ts';

describe('word shapes', () => {
  it.each([
    ['استخدام', 'اسْتِخْدَام'],
    ['تنظيم', 'تَنْظِيم'],
    ['مكتوب', 'مَكْتُوب'],
    ['تطوير', 'تَطْوِير'],
    ['انقطاع', 'انْقِطَاع'],
    ['متحفظ', 'مُتَحَفِّظ'],
  ])('reads %s as %s', (bare, form) => {
    expect(wordShapeLexicon.find(bare)?.first).toBe(form);
  });

  it('does not pour a weak letter into the place of a root letter', () => {
    expect(wordShapeLexicon.find('تاظيم')).toBeUndefined();
  });

  it('has well-formed shapes, each set of letters once, with a share for each', () => {
    const bare = wordShapes.map(([shape]) => removeMarks(shape));
    expect(new Set(bare).size).toBe(bare.length);
    for (const [shape, reliability] of wordShapes) {
      expect(joinMarks(splitMarks(shape))).toBe(shape);
      expect(reliability).toBeGreaterThan(0);
      expect(reliability).toBeLessThan(1);
    }
  });
});

describe('the last guess', () => {
  it.each([
    ['هانسل', 'هَانْسَل'],
    ['بوردو', 'بُورْدُو'],
    ['كتبوا', 'كَتْبُوا'],
  ])('makes %s sayable as %s', (bare, form) => {
    expect(guessLexicon.find(bare)?.first).toBe(form);
  });

  it('leaves no two closed letters in a row before the last letter, and no letter of the word out', () => {
    const letter = fc.constantFrom(...'أبتثجحدرزسصطعفقكلمنهويا');
    fc.assert(
      fc.property(fc.string({ unit: letter, minLength: 1, maxLength: 12 }), (bare) => {
        const form = guessLexicon.find(bare)?.first;
        fc.pre(form !== undefined);
        expect(removeMarks(form)).toBe(bare);
        expect(form).not.toMatch(/\u0652[^\u064B-\u0652]\u0652/);
      }),
    );
  });
});

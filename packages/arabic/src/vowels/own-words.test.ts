import { describe, expect, it } from 'vitest';
import { functionHomographs } from './lists/function-words.ts';
import { joinMarks, markClassOf, removeMarks, splitMarks } from './marks.ts';
import { createOwnWords, dialectLists, formsOf, standardLists } from './own-words.ts';

const lists = { ...standardLists, ...dialectLists, functionHomographs };
const named = Object.entries(lists).map(([name, list]) => ({ name, forms: formsOf(list) }));
const arabicWord = /^[\u0621-\u063A\u0641-\u064A\u064B-\u0652\u067E\u0686\u0698\u06A4\u06AF]+$/;

describe('our own word lists', () => {
  it.each(named)('$name: every word is Arabic letters with well-formed marks in canonical order', ({ forms }) => {
    for (const form of forms) {
      expect(form).toMatch(arabicWord);
      expect(joinMarks(splitMarks(form)), form).toBe(form);
      expect(
        splitMarks(form).every(({ letter, marks }) => letter !== '' && markClassOf(marks) !== undefined),
        form,
      ).toBe(true);
    }
  });

  it.each(named.filter(({ name }) => name !== 'functionHomographs'))(
    '$name: no word stands there twice',
    ({ forms }) => {
      const bare = forms.map(removeMarks);
      expect(bare.filter((word, index) => bare.indexOf(word) !== index)).toEqual([]);
    },
  );

  it.each(named.filter(({ name }) => name in standardLists))(
    '$name: no word begins with a closed letter or closes two in a row',
    ({ forms }) => {
      const closedStart = /^[^\u064B-\u0652]\u0652/;
      const twoClosed = /(?<![يو])\u0652[^\u064B-\u0652]\u0652(?!$)/;
      expect(forms.filter((form) => closedStart.test(form) || twoClosed.test(form))).toEqual([]);
    },
  );

  it('holds well over fifteen hundred words', () => {
    expect(new Set(named.flatMap(({ forms }) => forms.map(removeMarks))).size).toBeGreaterThan(2500);
  });

  it('finds each word by its bare form', () => {
    const words = createOwnWords('msa');
    expect(words.find('سوريا')?.first).toBe('سُورْيَا');
    expect(words.find('لندن')?.first).toBe('لَنْدَن');
    expect(words.find('كيف')?.first).toBe('كَيْفَ');
    expect(words.find('صخرة')).toBeUndefined();
  });

  it('puts the everyday words of the dialect first', () => {
    expect(createOwnWords('msa').find('تفضلي')?.first).toBe('تَفَضَّلِي');
    expect(createOwnWords('levantine').find('وين')?.first).toBe('وَيْن');
    expect(createOwnWords('maghrebi').find('وين')?.first).toBe('وِين');
    expect(createOwnWords('saudi').find('مو')).toEqual(createOwnWords('qatar').find('مو'));
  });

  it('keeps both readings of a homograph', () => {
    expect(createOwnWords('msa').find('أن')).toMatchObject({ first: 'أَنَّ', second: 'أَنْ' });
  });
});

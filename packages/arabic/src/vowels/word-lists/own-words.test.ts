import { describe, expect, it } from 'vitest';
import { wordTables } from '../generated/lexicon.data.ts';
import { rowsOf } from './lexicon-rows.ts';
import { removeMarks } from '../marks.ts';
import { createOwnWords } from './own-words.ts';

describe('our own word lists', () => {
  it('hold each row of the tables under its letters, with its line', () => {
    for (const { name, forms } of wordTables) {
      for (const [index, form] of forms.trim().split(/\s+/u).entries()) {
        expect(rowsOf(removeMarks(form))).toContainEqual(
          expect.objectContaining({ form, bare: removeMarks(form), table: name, line: index + 2 }),
        );
      }
    }
  });

  it('hold nothing else', () => {
    expect(['', 'م', 'مِن', 'ظظظ', 'x', 'من '].flatMap((text) => rowsOf(text))).toEqual([]);
  });

  it('say of each word in which row it stands', () => {
    const [first = ''] =
      wordTables
        .find(({ name }) => name === 'brands')
        ?.forms.trim()
        .split(/\s+/u) ?? [];
    expect(createOwnWords('msa').find(removeMarks(first))?.origin).toEqual({
      stage: 'lexicon',
      rule: 'lexicon.brands',
      source: 'lexicon/brands.tsv:2',
    });
  });

  it('never choose by themselves what has the prior 0', () => {
    expect(rowsOf('من').map(({ form }) => form)).toContain('مَنْ');
    expect(createOwnWords('msa').find('من')).toMatchObject({ first: 'مِنْ', second: undefined });
  });

  it('finds each word by its bare form', () => {
    const words = createOwnWords('msa');
    expect(words.find('سوريا')?.first).toBe('سُورْيَا');
    expect(words.find('لندن')?.first).toBe('لَنْدَن');
    expect(words.find('كيف')?.first).toBe('كَيْفَ');
    expect(words.find('صخرة')).toBeUndefined();
  });

  it('gives places no owner', () => {
    const words = createOwnWords('msa');
    expect(words.find('جدة')?.origin?.rule).toBe('lexicon.places');
    expect(words.find('جدته')).toBeUndefined();
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

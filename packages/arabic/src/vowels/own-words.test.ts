import { describe, expect, it } from 'vitest';
import { lexiconRows } from './lexicon-rows.ts';
import { createOwnWords } from './own-words.ts';

describe('our own word lists', () => {
  it('hold well over eight thousand words', () => {
    expect(new Set(lexiconRows.map(({ bare }) => bare)).size).toBeGreaterThan(8_000);
  });

  it('say of each word in which row it stands', () => {
    const [first] = lexiconRows.filter(({ table }) => table === 'brands');
    expect(createOwnWords('msa').find(first?.bare ?? '')?.origin).toEqual({
      stage: 'lexicon',
      rule: 'lexicon.brands',
      source: 'lexicon/brands.tsv:2',
    });
  });

  it('never choose by themselves what has the prior 0', () => {
    expect(lexiconRows.filter(({ bare }) => bare === 'من').map(({ form }) => form)).toContain('مَنْ');
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

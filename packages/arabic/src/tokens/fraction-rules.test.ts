import { describe, expect, it } from 'vitest';
import { spoken } from '../clauses/spoken.fixture.ts';

const readings: readonly (readonly [written: string, said: string])[] = [
  ['½ كوب سكر', 'نصف كوب سكر'],
  ['1½ كوب', 'كوب ونصف'],
  ['2½ كوب', 'كوبان ونصف'],
  ['1/4 ملعقة', 'ربع ملعقة'],
  ['3/4 كوب', 'ثلاثة أرباع كوب'],
  ['½', 'نصف'],
  ['5/12', 'خمسة على اثني عشر'],
];

describe('fraction', () => {
  it.each(readings)('%s', (written, said) => {
    expect(spoken(written)).toBe(said);
  });
});

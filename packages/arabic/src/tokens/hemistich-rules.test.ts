import { describe, expect, it } from 'vitest';
import { toClauses } from '../clauses/to-clauses.ts';

const [first, second] = ['على قدر أهل العزم تأتي العزائم', 'وتأتي على قدر الكرام المكارم'];
const countOf = (text: string) => [...toClauses(text, { dialect: 'msa' })].length;

describe('a line of verse', () => {
  it.each(['***', '*', '...', '//', '/', '~', '|', '__'])('pauses between its halves at %s', (sign) => {
    expect(countOf(`${first} ${sign} ${second}`)).toBe(2);
  });

  it('pauses at a wide gap', () => {
    expect(countOf(`${first}      ${second}`)).toBe(2);
    expect(countOf(`${first}      ${second}\n${first}      ${second}`)).toBe(4);
  });

  it.each([
    'ذهابا / إيابا',
    'السعر = الكلفة',
    '**عرض** خاص اليوم فقط',
    'اطلب الآن    واستلم غدا',
    'كلمات   متباعدة   في   سطر   من   ملف',
  ])('hears none in %s', (text) => {
    expect(countOf(text)).toBe(1);
  });
});

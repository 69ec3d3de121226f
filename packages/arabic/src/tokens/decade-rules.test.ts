import { describe, expect, it } from 'vitest';
import { spoken } from '../clauses/spoken.fixture.ts';

const readings: readonly (readonly [written: string, said: string])[] = [
  ['أزياء 1990s', 'أزياء التسعينيات'],
  ['موضة الـ80s', 'موضة الثمانينيات'],
  ['2010s', 'سنوات ألفين وعشرة'],
  ['انتظر 30s', 'انتظر ثلاثين ثانية'],
  ['خلال 90s', 'خلال تسعين ثانية'],
];

describe('decade', () => {
  it.each(readings)('%s', (written, said) => {
    expect(spoken(written)).toBe(said);
  });
});

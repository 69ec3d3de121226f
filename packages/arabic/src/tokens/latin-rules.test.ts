import { describe, expect, it } from 'vitest';
import { spoken } from '../clauses/spoken.fixture.ts';

const readings: readonly (readonly [written: string, said: string])[] = [
  ['Fe2O3', 'إف إي اثنان أو ثلاثة'],
  ['Ca(OH)2', 'سي إيه أو إتش اثنان'],
  ['BBC', 'بي بي سي'],
  ['CNN و BBC', 'سي إن إن و بي بي سي'],
  ['U.S.A.', 'يو إس إيه'],
  ['NASA', 'ناسا'],
  ['UNESCO', 'يونسكو'],
  ['VISA', 'ڤيزا'],
  ['WhatsApp و Google', 'WhatsApp و Google'],
  ['الـWhatsApp', 'ال WhatsApp'],
  ['iPhone 15 Pro', 'iPhone خمسة عشر Pro'],
  ['F-16', 'إف ستة عشر'],
  ['G20', 'جي عشرون'],
  ['5G', 'خمسة جي'],
  ['4K', 'أربعة كيه'],
  ['MP3', 'إم بي ثلاثة'],
  ['X', 'إكس'],
  ["don't", "don't"],
  ['café', 'café'],
  ['π', 'باي'],
  ['a book', 'a book'],
  ['كتاب A Brief History', 'كتاب A Brief History'],
  ['plan A works', 'plan إيه works'],
  ['الخيار a أو b', 'الخيار إيه أو بي'],
];

describe('latin', () => {
  it.each(readings)('%s', (written, said) => {
    expect(spoken(written)).toBe(said);
  });
});

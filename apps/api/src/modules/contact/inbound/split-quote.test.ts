import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitQuote } from './split-quote.ts';

describe('an answer by mail', () => {
  it.each([
    ['شكرًا لكم\n\nفي ٢١ نوفمبر 2026 كتب Rakhim <inbox@rakhim.example>:\n> السلام عليكم\n> نص', 'شكرًا لكم'],
    [
      'Thanks!\n\nOn Sat, 21 Nov 2026 at 10:00, Rakhim\n<inbox@rakhim.example> wrote:\n\n> Hello\n>\n> again\n',
      'Thanks!',
    ],
    ['Thanks!\n\n-----Original Message-----\nFrom: Rakhim\nHello', 'Thanks!'],
    ['Thanks!\n________________________________\nFrom: Rakhim\nHello', 'Thanks!'],
    ['> Hello\n> again', ''],
  ])('is divided from its quotation: %j', (mail, text) => {
    const split = splitQuote(mail);
    expect(split.text).toBe(text);
    expect(split.quoted).not.toBeNull();
  });

  it.each([
    'Just an answer: 42',
    '> Is it so?\nYes.\n> And so?\nNo.',
    'a > b\nand that is all',
    'See you at 10:\nin the morning',
    '',
  ])('is left whole where nothing is quoted below: %j', (mail) => {
    expect(splitQuote(mail)).toEqual({ text: mail, quoted: null });
  });

  it('loses no word', () => {
    const line = fc.oneof(
      fc.string({ maxLength: 30 }),
      fc.string({ maxLength: 30 }).map((text) => `> ${text}`),
      fc.constantFrom('On 1 May you wrote:', '', '-- Original Message --'),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const text = lines.join('\n');
        const split = splitQuote(text);
        expect((split.text + (split.quoted ?? '')).replaceAll(/\s/gu, '')).toBe(text.replaceAll(/\s/gu, ''));
      }),
    );
  });
});

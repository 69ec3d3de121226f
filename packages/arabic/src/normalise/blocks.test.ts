import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blocks } from './blocks.ts';

describe('blocks', () => {
  it('lose nothing, and know where they begin', () => {
    const text = fc.array(
      fc.constantFrom('كتاب ', 'ب', '. ', '\n', '\n\n', '😀', '👨‍👩‍👧', '\u064E', '\uD83D', ' ', 'x'.repeat(300)),
      { maxLength: 400 },
    );
    fc.assert(
      fc.property(text, (parts) => {
        const whole = parts.join('');
        let start = 0;
        let joined = '';
        for (const block of blocks(whole)) {
          expect(block.start).toBe(start);
          expect(block.text.length).toBeGreaterThan(0);
          expect(block.text.length).toBeLessThanOrEqual(3001);
          start += [...block.text].length;
          joined += block.text;
        }
        expect(joined).toBe(whole);
      }),
    );
  });

  it('do not end inside a tag', () => {
    const texts = Array.from(
      blocks(`${'كتاب '.repeat(78)}<voice name="x y z">${'كتاب '.repeat(500)}`),
      ({ text }) => text,
    );
    expect(texts[0]?.endsWith('<voice name="x y z">')).toBe(true);
  });

  it('end at a sentence where they can, and never inside a pair', () => {
    const sentences = Array.from(blocks('هذه جملة من جمل كثيرة. '.repeat(300)), ({ text }) => text);
    expect(sentences.every((text) => text.endsWith('. '))).toBe(true);
    const emoji = Array.from(blocks('😀'.repeat(3000)), ({ text }) => text);
    expect(emoji.every((text) => text.isWellFormed())).toBe(true);
  });
});

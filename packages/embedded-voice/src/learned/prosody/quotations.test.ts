import { describe, expect, it } from 'vitest';
import { followQuotations } from './quotations.ts';

/** The words of a text that lie in quotation marks. */
function quotedWords(text: string): string[] {
  const quotations = followQuotations(text);
  return [...text.matchAll(/[\p{L}\p{M}]+/gu)]
    .filter(({ index }) => quotations.includes([...text.slice(0, index)].length))
    .map(([word]) => word);
}

describe('followQuotations', () => {
  it.each([
    ['قال: «لن أعود»، ثم خرج.', ['لن', 'أعود']],
    ['قال: "لن أعود" ثم خرج.', ['لن', 'أعود']],
    ['قال: “لن أعود” ثم “سأعود”.', ['لن', 'أعود', 'سأعود']],
    ['😀 قال «نعم» ومضى', ['نعم']],
    ['لا اقتباس هنا', []],
  ])('finds what is quoted in %s', (text, words) => {
    expect(quotedWords(text)).toEqual(words);
  });

  it('ends a quotation that was never closed with its paragraph', () => {
    expect(quotedWords('قال: «لن أعود\nثم خرج')).toEqual(['لن', 'أعود']);
  });
});

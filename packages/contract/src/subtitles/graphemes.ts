const graphemes = new Intl.Segmenter('ar', { granularity: 'grapheme' });

/** What a reader sees as one letter each, vowel marks with their letter. */
export function splitGraphemes(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** The length of a line as it is seen. */
export function countGraphemes(text: string): number {
  return splitGraphemes(text).length;
}

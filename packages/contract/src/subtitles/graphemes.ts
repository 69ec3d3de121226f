const graphemes = new Intl.Segmenter('ar', { granularity: 'grapheme' });

/**
 * Letters, digits and marks of which each that is no combining mark is seen as one; nearly all words are made of them.
 */
const plain = /^(?:(?![\u0600-\u0605\u06DD\u08E2])[\p{Script=Arabic}\p{Script=Latin}\p{Nd}\p{P}]\p{Mn}*)*$/u;

/** What a reader sees as one letter each, vowel marks with their letter. */
export function splitGraphemes(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/**
 * The length of a line as it is seen. A segmenter for each word of a long text would take seconds, so most are counted
 * without.
 */
export function countGraphemes(text: string): number {
  return plain.test(text) ? Array.from(text.replace(/\p{Mn}/gu, '')).length : splitGraphemes(text).length;
}

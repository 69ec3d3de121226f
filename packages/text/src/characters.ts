/** The reason why a text cannot be counted, and therefore cannot be spoken. */
export type UncountableReason = 'lone_surrogate' | 'nul';

/**
 * Tells whether a text can be accepted at all. A lone surrogate is not a character of any script, and NUL cannot be
 * stored by PostgreSQL.
 *
 * @returns the reason to refuse the text, or `undefined` when it is fine.
 */
export function findUncountable(text: string): UncountableReason | undefined {
  if (!text.isWellFormed()) {
    return 'lone_surrogate';
  }
  return text.includes('\0') ? 'nul' : undefined;
}

/** The form of a text that is counted and charged: NFC, with every line break one LF. */
export function normaliseForCounting(text: string): string {
  return text.replaceAll('\r\n', '\n').normalize('NFC');
}

/** Code points beyond take two UTF-16 units. */
const lastOfOneUnit = 0xffff;

/**
 * Counts characters as they are charged: Unicode code points after NFC and CRLF→LF. Diacritics, spaces, tatweel and
 * zero-width characters count; how a text was composed (`آ` as one or two code points) and where it was typed do not
 * matter.
 *
 * @param text well-formed text; check with {@link findUncountable} first when it comes from outside.
 * @returns a count ≥ 0.
 */
export function countCharacters(text: string): number {
  const counted = normaliseForCounting(text);
  let count = 0;
  // Not `for…of`, which makes a string of every character: long texts are counted often.
  for (let index = 0; index < counted.length; count += 1) {
    index += (counted.codePointAt(index) ?? 0) > lastOfOneUnit ? 2 : 1;
  }
  return count;
}

import { countCharacters as count } from '@rakhim/text/characters';

/**
 * Counts characters as they are charged: Unicode code points after NFC and CRLF→LF, so `آ` is one however it was typed,
 * and diacritics and spaces count.
 *
 * @returns a count ≥ 0, in time proportional to the text.
 */
export function countCharacters(text: string): number {
  return count(text);
}

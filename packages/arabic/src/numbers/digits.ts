import { units } from './cardinal.data.ts';

/** Forms the pausal form of a word: a sukun replaces the final vowel, and the reader takes it for a pause. */
export function pausal(word: string): string {
  return `${word}ْ`;
}

/** The digits as they are dictated one by one; 2 is said in the nominative. */
const dictated: readonly string[] = units
  .slice(0, 10)
  .map(({ masculine }, digit) => pausal(digit === 2 ? `${masculine}َان` : masculine));

/**
 * The digits one by one, as telephone numbers and codes are read.
 *
 * @param digits ASCII digits.
 */
export function spellDigits(digits: string): string[] {
  return Array.from(digits, (digit) => dictated[Number(digit)] ?? '');
}

import { units } from './cardinal.data.ts';

/** A word as it is said on its own: the final vowel gives way to a sukun, which the reader knows to be a pause. */
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

import { alphabet } from './symbols.data.ts';

/**
 * What the network sees of a text: letters as they are, all digits as one, the punctuation that parts clauses, and the
 * rest as one.
 */
export const symbols = [...alphabet] as const;

const numberOf: ReadonlyMap<string, number> = new Map(symbols.map((symbol, index) => [symbol, index]));
const digit = /\p{Nd}/u;

/** The number of a character among {@link symbols}; fits in six bits. */
export function symbolOf(character: string): number {
  return numberOf.get(digit.test(character) ? '0' : character) ?? 0;
}

import type { NetworkWord } from './network-words.ts';
import { nothingKnown, standardVariety, symbolOf } from './network-words.ts';

/** Words in a row, a space between them: what is known of every letter, and where words begin and end. */
export interface WordPlaces {
  readonly symbols: readonly number[];
  readonly first: readonly number[];
  readonly second: readonly number[];
  readonly confidence: readonly number[];
  /** Position of each word's first letter. */
  readonly starts: readonly number[];
  /** Position of each word's last letter. */
  readonly ends: readonly number[];
}

/** Longer words are left to the word lists. */
export const networkLettersMax = 24;

const spaceSymbol = symbolOf(' ');
const unknownSymbol = symbolOf('\u0000');

/**
 * Lays words out as one row of letters. A word that is too long for the network stands as one unknown letter.
 *
 * @param variety what the spaces tell of the text, see {@link varietyOf}.
 */
export function layOutWords(words: readonly NetworkWord[], variety = standardVariety): WordPlaces {
  const symbols: number[] = [];
  const first: number[] = [];
  const second: number[] = [];
  const confidence: number[] = [];
  const starts: number[] = [];
  const ends: number[] = [];

  function push(symbol: number, firstClass: number, secondClass: number, confidenceClass: number): void {
    symbols.push(symbol);
    first.push(firstClass);
    second.push(secondClass);
    confidence.push(confidenceClass);
  }

  words.forEach((word, index) => {
    if (index > 0 && !word.isAttached) {
      push(spaceSymbol, nothingKnown, nothingKnown, variety);
    }
    starts.push(symbols.length);
    if (word.symbols.length === 0 || word.symbols.length > networkLettersMax) {
      push(unknownSymbol, nothingKnown, nothingKnown, 0);
    } else {
      word.symbols.forEach((symbol, letter) =>
        push(symbol, word.first[letter] ?? nothingKnown, word.second[letter] ?? nothingKnown, word.confidence),
      );
    }
    ends.push(symbols.length - 1);
  });
  return { symbols, first, second, confidence, starts, ends };
}

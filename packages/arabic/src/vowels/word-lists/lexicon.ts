import type { ReadingOrigin } from '../../reading.ts';

/** What is known about one bare word. */
export interface LexiconEntry {
  /** The likeliest vowelled form: the commonest vowels before the last letter, with the ending they take most often. */
  readonly first: string;
  /** The best form with other vowels before the last letter, where there is one worth knowing. */
  readonly second: string | undefined;
  /** How often the first form's vowels were right, the last letter's apart; 0 to 1. */
  readonly coreShare: number;
  /** Among those, how often its ending was right; 0 to 1. */
  readonly endingShare: number;
  /** True when the word was seen often enough for the shares to mean much. */
  readonly isCommon: boolean;
  /**
   * What a reading of our own is worth more beside others, as a natural logarithm; absent where nothing is known of
   * that.
   */
  readonly lean?: number;
  /** True for an everyday word of a dialect that the text is not read in. */
  readonly isOfOtherDialect?: boolean;
  /** The list and row that hold the word. */
  readonly origin?: ReadingOrigin;
}

/** A word list that can be asked; both the learned list and our own are one. */
export interface Lexicon {
  /**
   * @param bare a word without marks.
   */
  find(bare: string): LexiconEntry | undefined;
}

/**
 * So many words are remembered, and then all are forgotten: less than a megabyte, and no text has as many different
 * ones on a page.
 */
const wordsMax = 4_000;

/** Remembers what was found for words: texts repeat their words, and a word that no list knows takes long to find. */
export function rememberWords<Found, Word extends string = string>(find: (bare: Word) => Found): (bare: Word) => Found {
  const remembered = new Map<string, Found>();
  return (bare) => {
    const known = remembered.get(bare);
    if (known !== undefined || remembered.has(bare)) {
      return known as Found;
    }
    const found = find(bare);
    if (remembered.size >= wordsMax) {
      remembered.clear();
    }
    remembered.set(bare, found);
    return found;
  };
}

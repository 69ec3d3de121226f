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

/** Shares are stored as classes of three bits; this is the share that each class stands for. */
export const shareOfClass = [0.3, 0.42, 0.57, 0.72, 0.85, 0.935, 0.985, 1] as const;

/** The class with the nearest share. */
export function classOfShare(share: number): number {
  let nearest = 0;
  shareOfClass.forEach((candidate, index) => {
    if (Math.abs(candidate - share) < Math.abs((shareOfClass[nearest] ?? 0) - share)) {
      nearest = index;
    }
  });
  return nearest;
}

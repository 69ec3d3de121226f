/** One way to read a bare word, with how far it can be trusted. */
export interface WordReading {
  readonly form: string;
  /** How likely the vowels before the last letter are right; 0 to 1. */
  readonly coreConfidence: number;
  /** How likely the last letter's marks are right if the rest is; 0 to 1. */
  readonly endingConfidence: number;
  /** True for a word of our own lists. */
  readonly isOwn: boolean;
  /** What a reading by a pattern is worth more, as a natural logarithm; absent where a list knows the word. */
  readonly lean?: number;
}

import type { ReadingOrigin } from '../reading.ts';

/** One way to vowel a bare word, with how far it can be trusted. */
export interface VowelledForm {
  readonly form: string;
  /** How likely the vowels before the last letter are right; 0 to 1. */
  readonly coreConfidence: number;
  /** How likely the last letter's marks are right if the rest is; 0 to 1. */
  readonly endingConfidence: number;
  /** True for a word of our own lists. */
  readonly isOwn: boolean;
}

/** A form with what decided on it. */
export interface WordReading extends VowelledForm {
  /** What a reading by a pattern is worth more, as a natural logarithm; absent where a list knows the word. */
  readonly lean?: number;
  /** The rule or list that made it. */
  readonly origin: ReadingOrigin;
  /** True for a word in ة that is the first part of a construct, so that its t is heard. */
  readonly isConstruct?: boolean;
  /** How likely the network finds the vowel before the pronoun that the form ends in: 0 to 1. */
  readonly ownedConfidence?: number;
  /** What decided on the ending, where that was another rule. */
  readonly endingRule?: string;
  /** The next likeliest form, where the network weighed several. */
  readonly runnerUp?: string;
}

import type { Warning, WordTime } from '@nabra/contract';

/** Speech that was asked for: what was said, and its sound as far as it has come. */
export interface Utterance {
  readonly id: string;
  readonly text: string;
  /** Where an audio element finds the sound; changes once, when a stream has become a file. */
  readonly url: string;
  /** The whole file, once it is there. */
  readonly sound: Blob | undefined;
  /** When each piece of the text sounds; a stream does not say. */
  readonly words: readonly WordTime[] | undefined;
  readonly characters: number;
  readonly warnings: readonly Warning[];
  /** The stream broke off: the sound ends before the text does. */
  readonly isBroken: boolean;
}

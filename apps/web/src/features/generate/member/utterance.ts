import type { Subtitles, Warning, WordTime } from '@rakhim/contract';

/** Speech that was asked for: what was said, and its sound as far as it has come. */
export interface Utterance {
  readonly id: string;
  readonly text: string;
  /** Plays it; made before there is anything to play, so that the first sound waits for nothing. */
  readonly audio: HTMLAudioElement;
  /**
   * The address of the sound for `audio`; it changes once at most, when a stream that it could not hold has become a
   * file.
   */
  readonly url: string;
  /** The whole file, once it is there. */
  readonly sound: Blob | undefined;
  /** When each piece of the text sounds, as far as that is known. */
  readonly words: readonly WordTime[];
  /** Once all words are known. */
  readonly subtitles: Subtitles | undefined;
  readonly characters: number;
  /** The neural or cloud voice that spoke; absent for the built-in ones. */
  readonly model: string | undefined;
  readonly warnings: readonly Warning[];
  /** The stream broke off: the sound ends before the text does. */
  readonly isBroken: boolean;
}

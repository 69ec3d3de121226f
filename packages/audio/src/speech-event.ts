/**
 * When a spoken word sounds, in milliseconds of the sound itself, and the code points of the text sent that it was
 * written with. A player starts an MP3 stream, which has no Info frame to tell it what to drop, 46 ms later. Words that
 * one piece of text gives rise to, such as those of a number, share its place.
 */
export interface WordTime {
  readonly startMs: number;
  readonly endMs: number;
  readonly start: number;
  readonly end: number;
  /** The word's sounds in order, where the speaker knows when they sound; none before the one before it has ended. */
  readonly phonemes?: readonly PhonemeTime[];
}

/** When one sound of a word is heard, in milliseconds of the sound itself. */
export interface PhonemeTime {
  /** In IPA, with `ː` where it is long. */
  readonly ipa: string;
  readonly startMs: number;
  readonly endMs: number;
}

/** When a mark of the author's is reached, in milliseconds of the sound. */
export interface MarkTime {
  readonly name: string;
  /** Where it stands: a code point of the text as sent. */
  readonly start: number;
  readonly startMs: number;
}

/**
 * An event of an utterance, in this order: one `start`, at least one `audio`, `words` in between where the speaker
 * knows them, one `end`. One ordered stream, so back-pressure and failure, which is thrown, need no second channel.
 * `start` has the warnings that the first page of the text gives rise to, `end` the later ones of a longer text, and
 * the header that replaces the first bytes of a file, byte for byte, so that players know its exact duration.
 */
export type SpeechEvent<Warning> =
  | { readonly type: 'start'; readonly warnings: readonly Warning[] }
  | { readonly type: 'audio'; readonly bytes: Uint8Array }
  | { readonly type: 'words'; readonly words: readonly WordTime[]; readonly marks?: readonly MarkTime[] }
  | {
      readonly type: 'end';
      readonly durationMs: number;
      readonly header?: Uint8Array;
      readonly warnings?: readonly Warning[];
    };

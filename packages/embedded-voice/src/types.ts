import type { Dialect, ReadingWarning } from '@rakhim/arabic';
import type { AudioFormat } from '@rakhim/audio';

export type Gender = 'male' | 'female';

/** Multipliers and offsets that style words ask for; 1 and 0 change nothing. */
export interface Prosody {
  /** Speaking rate as a factor of the voice's own, 0.5 to 2. */
  readonly rate: number;
  /** Shift of the voice's pitch in semitones, -6 to 6. */
  readonly pitchSemitones: number;
  /** Factor of the melody's range, 0 (flat) to 2 (lively). */
  readonly range: number;
  /** Change of loudness in decibels, -9 to 3; peaks stay limited. */
  readonly gainDb: number;
}

export interface VoiceRequest {
  /**
   * Whose request it is. Threads and places are shared among owners, so that one with many requests does not hold up
   * another.
   */
  readonly owner?: string;
  readonly text: string;
  readonly dialect: Dialect;
  readonly gender: Gender;
  readonly prosody: Prosody;
  /**
   * How words in Latin letters are said: with an Arabic accent, which is what goes without saying, or by espeak-ng's
   * English.
   */
  readonly latinWords?: 'arabic' | 'english';
  readonly format: AudioFormat;
  /**
   * `stream`: blocks can be played as they come. `file`: the first event after `start` may be a placeholder header that
   * the `end` event's `header` replaces byte for byte, so that players know the exact duration.
   */
  readonly delivery: 'stream' | 'file';
}

/**
 * A spoken word's time and the code points of the text sent that it came from. Times are of the sound itself: a player
 * starts an MP3 stream, which has no Info frame to tell it what to drop, 46 ms later. Words that one piece of text
 * gives rise to, such as those of a number, share its place.
 */
export interface WordTime {
  readonly startMs: number;
  readonly endMs: number;
  readonly start: number;
  readonly end: number;
}

/**
 * What an utterance yields, in this order: one `start`, any number of `audio` and `words`, one `end`. Failures are
 * thrown.
 *
 * `start` has the warnings that the first page of the text gives rise to; `end` has the later ones of a longer text.
 */
export type VoiceEvent =
  | { readonly type: 'start'; readonly warnings: readonly ReadingWarning[] }
  | { readonly type: 'audio'; readonly bytes: Uint8Array }
  | { readonly type: 'words'; readonly words: readonly WordTime[] }
  | {
      readonly type: 'end';
      readonly durationMs: number;
      readonly header?: Uint8Array;
      readonly warnings?: readonly ReadingWarning[];
    };

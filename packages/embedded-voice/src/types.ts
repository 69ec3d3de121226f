import type { Dialect, ReadingWarning } from '@rakhim/arabic';
import type { AudioFormat, SpeechEvent } from '@rakhim/audio';
import type { Score } from './score.ts';

export type Gender = 'male' | 'female';

/**
 * Who speaks: `learned` is a network and a vocoder of our own, learned from recordings; `classic` espeak-ng, a formant
 * voice.
 */
export type EngineName = 'learned' | 'classic';

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
  // The rest is what the learned voice can do and formants cannot.
  /** Factor of the length of pauses beside that of the rate, 0.4 to 2.5. */
  readonly pauses: number;
  /** Breath in the voice, 0 as the speaker has it, 1 a whisper. */
  readonly breath: number;
  /** Tilt of the spectrum in decibels an octave, -4 (dark) to 4 (bright). */
  readonly brightnessDb: number;
  /** Level of the first harmonic in decibels, -6 (pressed) to 6 (soft). */
  readonly glottisDb: number;
  /** Factor of formant frequencies, 0.9 (a large speaker) to 1.12 (a small one). */
  readonly tract: number;
  /** Wavering of pitch and loudness, 0 to 1 (old). */
  readonly unsteadiness: number;
  /** How far to go in the directions of timbre that were learned from a speaker in these moods, 0 to 1. */
  readonly happy: number;
  readonly sad: number;
  readonly angry: number;
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
   * How words in Latin letters are said: with an Arabic accent, which is what goes without saying, or with the sounds
   * of English.
   */
  readonly latinWords?: 'arabic' | 'english';
  /** What an author says of the text piece by piece; its passages then name the voices. */
  readonly score?: Score;
  /** How many endings of case and mood standard Arabic has inside a phrase; `light` goes without saying. */
  readonly endings?: 'full' | 'light' | 'none';
  readonly format: AudioFormat;
  /**
   * `stream`: blocks can be played as they come. `file`: the first event after `start` may be a placeholder header that
   * the `end` event's `header` replaces byte for byte, so that players know the exact duration.
   */
  readonly delivery: 'stream' | 'file';
}

/** What an utterance yields; a failure is thrown. */
export type VoiceEvent = SpeechEvent<ReadingWarning>;

import type { Dialect } from '@rakhim/arabic';
import type { Gender } from '../types.ts';

/** How much of the spectrum a voice shows: names of rows in the table of tones. */
export type Tone = 'dark' | 'mid' | 'bright';

/**
 * What makes one voice. All of it is heard with the same phonemes: pronunciation is the dialect's business, not the
 * voice's.
 */
export interface Voice {
  /** Median of the voice's fundamental frequency at rest. */
  readonly pitchHz: number;
  /** Width of the melody at rest. */
  readonly melodyHz: number;
  /** Formant frequencies as a factor of espeak-ng's own: below 1 a longer vocal tract, above 1 a shorter one. */
  readonly tract: number;
  readonly tone: Tone;
  /** Breath noise in the voice, 0 to 10. */
  readonly breath: number;
  /** Unsteadiness of pitch, 0 to 10. */
  readonly flutter: number;
  readonly wordsPerMinute: number;
}

/**
 * The sixteen voices. Neighbours of one gender lie about one semitone apart and differ in tract and tone as well; the
 * two genders of a dialect lie more than an octave apart. A test measures both on the sound itself.
 */
export const voices: Readonly<Record<Dialect, Readonly<Record<Gender, Voice>>>> = {
  msa: {
    male: { pitchHz: 102, melodyHz: 36, tract: 0.97, tone: 'mid', breath: 0, flutter: 2, wordsPerMinute: 152 },
    female: { pitchHz: 210, melodyHz: 62, tract: 1.1, tone: 'mid', breath: 3, flutter: 2, wordsPerMinute: 152 },
  },
  egyptian: {
    male: { pitchHz: 127, melodyHz: 50, tract: 1.05, tone: 'bright', breath: 0, flutter: 3, wordsPerMinute: 165 },
    female: { pitchHz: 261, melodyHz: 84, tract: 1.19, tone: 'bright', breath: 3, flutter: 3, wordsPerMinute: 165 },
  },
  gulf: {
    male: { pitchHz: 96, melodyHz: 32, tract: 1, tone: 'bright', breath: 0, flutter: 2, wordsPerMinute: 155 },
    female: { pitchHz: 198, melodyHz: 58, tract: 1.14, tone: 'bright', breath: 4, flutter: 2, wordsPerMinute: 155 },
  },
  levantine: {
    male: { pitchHz: 134, melodyHz: 46, tract: 0.98, tone: 'mid', breath: 1, flutter: 2, wordsPerMinute: 160 },
    female: { pitchHz: 276, melodyHz: 80, tract: 1.12, tone: 'dark', breath: 4, flutter: 2, wordsPerMinute: 160 },
  },
  maghrebi: {
    male: { pitchHz: 120, melodyHz: 42, tract: 1.02, tone: 'dark', breath: 0, flutter: 3, wordsPerMinute: 170 },
    female: { pitchHz: 247, melodyHz: 74, tract: 1.15, tone: 'mid', breath: 3, flutter: 3, wordsPerMinute: 170 },
  },
  saudi: {
    male: { pitchHz: 90, melodyHz: 30, tract: 0.94, tone: 'dark', breath: 0, flutter: 2, wordsPerMinute: 148 },
    female: { pitchHz: 186, melodyHz: 54, tract: 1.08, tone: 'dark', breath: 3, flutter: 2, wordsPerMinute: 148 },
  },
  uae: {
    male: { pitchHz: 114, melodyHz: 38, tract: 0.95, tone: 'bright', breath: 0, flutter: 2, wordsPerMinute: 158 },
    female: { pitchHz: 235, melodyHz: 68, tract: 1.09, tone: 'bright', breath: 4, flutter: 2, wordsPerMinute: 158 },
  },
  qatar: {
    male: { pitchHz: 108, melodyHz: 36, tract: 1.04, tone: 'mid', breath: 1, flutter: 2, wordsPerMinute: 156 },
    female: { pitchHz: 222, melodyHz: 64, tract: 1.17, tone: 'dark', breath: 4, flutter: 2, wordsPerMinute: 156 },
  },
};

const genders = ['male', 'female'] as const satisfies readonly Gender[];

export interface VoiceId {
  readonly dialect: Dialect;
  readonly gender: Gender;
}

/** All sixteen, in the product's order. */
export function listVoices(dialects: readonly Dialect[]): VoiceId[] {
  return dialects.flatMap((dialect) => genders.map((gender) => ({ dialect, gender })));
}

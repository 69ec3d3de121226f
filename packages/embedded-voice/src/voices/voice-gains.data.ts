import type { Dialect } from '@nabra/arabic';
import type { Gender } from '../types.ts';

/** The gain in decibels that brings each voice to -16 LUFS. Written by `calibrate/write-voice-gains.ts`; not edited by hand. */
export const voiceGainsDb: Readonly<Record<Dialect, Readonly<Record<Gender, number>>>> = {
  msa: { male: 10, female: 8 },
  egyptian: { male: 10, female: 8 },
  gulf: { male: 10, female: 8 },
  levantine: { male: 10, female: 8 },
  maghrebi: { male: 10, female: 8 },
  saudi: { male: 10, female: 8 },
  uae: { male: 10, female: 8 },
  qatar: { male: 10, female: 8 },
};

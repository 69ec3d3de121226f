import type { Dialect } from '@rakhim/arabic';
import type { Gender } from '../../types.ts';

/** The gain in decibels that brings each voice to -16 LUFS. Written by `calibrate/write-voice-gains.ts`; not edited by hand. */
export const voiceGainsDb: Readonly<Record<Dialect, Readonly<Record<Gender, number>>>> = {
  msa: { male: 11.4, female: 8.2 },
  egyptian: { male: 10, female: 6.4 },
  gulf: { male: 11.2, female: 7.5 },
  levantine: { male: 10.1, female: 8.2 },
  maghrebi: { male: 12.3, female: 8 },
  saudi: { male: 12.6, female: 9.4 },
  uae: { male: 10.2, female: 6.9 },
  qatar: { male: 11, female: 9.1 },
};

import type { Dialect } from '@rakhim/arabic';
import type { EngineName, Gender } from '../../types.ts';

/**
 * The gain in decibels that brings each voice of each engine to -16 LUFS. Written by `calibrate/write-voice-gains.ts`;
 * not edited by hand.
 */
export const voiceGainsDb: Readonly<Record<EngineName, Readonly<Record<Dialect, Readonly<Record<Gender, number>>>>>> = {
  classic: {
    msa: { male: 11.4, female: 8.2 },
    egyptian: { male: 10, female: 6.4 },
    gulf: { male: 11.2, female: 7.5 },
    levantine: { male: 10.1, female: 8.2 },
    maghrebi: { male: 12.3, female: 8 },
    saudi: { male: 12.6, female: 9.4 },
    uae: { male: 10.2, female: 6.9 },
    qatar: { male: 11, female: 9.1 },
  },
  learned: {
    msa: { male: 11.5, female: 14.2 },
    egyptian: { male: 13.4, female: 15.1 },
    gulf: { male: 13.3, female: 13 },
    levantine: { male: 13.5, female: 12.2 },
    maghrebi: { male: 13, female: 13.5 },
    saudi: { male: 12.6, female: 12.5 },
    uae: { male: 13.7, female: 15.9 },
    qatar: { male: 11.6, female: 13.3 },
  },
};

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
    msa: { male: 11.5, female: 14.6 },
    egyptian: { male: 13.9, female: 16.2 },
    gulf: { male: 13.4, female: 13.2 },
    levantine: { male: 14, female: 13.4 },
    maghrebi: { male: 13.4, female: 14.6 },
    saudi: { male: 12.5, female: 13.4 },
    uae: { male: 13.9, female: 16.7 },
    qatar: { male: 11.7, female: 13.9 },
  },
};

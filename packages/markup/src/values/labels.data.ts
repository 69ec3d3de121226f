import { silentDb } from '../plan/speech-plan.ts';

/** Milliseconds: a strong break is that of a sentence, the strongest that of a paragraph, at a voice's own pace. */
export const breakStrengths: Readonly<Record<string, number>> = {
  none: 0,
  'x-weak': 100,
  weak: 210,
  medium: 360,
  strong: 520,
  'x-strong': 900,
};

export const rateLabels: Readonly<Record<string, number>> = {
  'x-slow': 0.6,
  slow: 0.8,
  medium: 1,
  default: 1,
  fast: 1.25,
  'x-fast': 1.6,
};

/** In semitones. */
export const pitchLabels: Readonly<Record<string, number>> = {
  'x-low': -5,
  low: -2.5,
  medium: 0,
  default: 0,
  high: 2.5,
  'x-high': 5,
};

/** In decibels. A loud voice is limited in its peaks, so it can rise less than it can fall. */
export const volumeLabels: Readonly<Record<string, number>> = {
  silent: silentDb,
  'x-soft': -9,
  soft: -5,
  medium: 0,
  default: 0,
  loud: 3,
  'x-loud': 5,
};

import type { Phoneme } from '@rakhim/arabic';

/** Shares of voice in the power of bands about 0.5, 1.5, 3, 5 and 8 kHz; the rest is noise. */
export type VoiceShares = readonly [number, number, number, number, number];

/**
 * Of a steady vowel: harmonics over noise of 20, 13, 8, 2 and -4 dB, as in the recordings of adults (Krom 1993; de
 * Cheveigné and Kawahara 2002).
 */
export const vowelShares: VoiceShares = [0.99, 0.95, 0.86, 0.62, 0.3];

/**
 * Of consonants whose noise is part of them. Others are voiced like vowels where the network says that they are
 * voiced.
 */
export const consonantShares: Readonly<Partial<Record<Phoneme, VoiceShares>>> = {
  // Their bursts are noise, and a pulse alone would click.
  b: [0.98, 0.85, 0.65, 0.35, 0.15],
  bˤ: [0.98, 0.85, 0.65, 0.35, 0.15],
  d: [0.98, 0.85, 0.6, 0.3, 0.12],
  dˤ: [0.98, 0.85, 0.6, 0.3, 0.12],
  g: [0.98, 0.85, 0.6, 0.3, 0.12],
  z: [0.97, 0.75, 0.4, 0.12, 0.04],
  zˤ: [0.97, 0.75, 0.4, 0.12, 0.04],
  ʒ: [0.96, 0.65, 0.2, 0.1, 0.05],
  dʒ: [0.96, 0.65, 0.25, 0.12, 0.06],
  dz: [0.97, 0.7, 0.4, 0.12, 0.05],
  ð: [0.98, 0.85, 0.6, 0.35, 0.15],
  ðˤ: [0.98, 0.85, 0.6, 0.35, 0.15],
  v: [0.98, 0.85, 0.55, 0.3, 0.15],
  ɣ: [0.96, 0.65, 0.45, 0.3, 0.15],
  ʕ: [0.97, 0.9, 0.75, 0.45, 0.2],
  h: [0.9, 0.6, 0.35, 0.2, 0.1],
  ħ: [0.7, 0.35, 0.2, 0.1, 0.05],
  x: [0.7, 0.3, 0.2, 0.1, 0.05],
  m: [0.99, 0.95, 0.85, 0.5, 0.2],
  n: [0.99, 0.95, 0.85, 0.5, 0.2],
  r: [0.98, 0.92, 0.78, 0.45, 0.2],
  rˤ: [0.98, 0.92, 0.78, 0.45, 0.2],
};

/** Sounds whose voicing no teacher decided, and which have none. */
export const voiceless: ReadonlySet<string> = new Set<Phoneme>(['p', 'tʃ', 'ts']);

/**
 * How much of the brightness of a consonant is the glottis's where it is voiced; the rest is noise of the mouth, which
 * is brighter of itself. A b that is as bright as a vowel is heard as d.
 */
export const glottalShares: Readonly<Partial<Record<Phoneme, number>>> = {
  b: 0.5,
  bˤ: 0.5,
  d: 0.5,
  dˤ: 0.5,
  g: 0.5,
  z: 0.35,
  zˤ: 0.35,
  ʒ: 0.4,
  dʒ: 0.6,
  dz: 0.35,
};

/** Sounds that hiss: air on the teeth. */
export const hissing: ReadonlySet<string> = new Set<Phoneme>([
  'f',
  'θ',
  's',
  'sˤ',
  'ʃ',
  'z',
  'zˤ',
  'ʒ',
  'tʃ',
  'dʒ',
  'ts',
  'dz',
]);

/** How much of each band breath takes: a leaking glottis is heard high up first. */
export const breathShares: VoiceShares = [0.18, 0.55, 0.85, 1, 1];

/**
 * Nepers by which the tongue closes the mouth in a tap, and seconds from one tap of a trill to the next: recordings
 * show 5 to 10 dB and some 28 taps a second, of which a mean over many leaves little (Lindau 1985).
 */
export const taps: Readonly<Partial<Record<Phoneme, { readonly nepers: number; readonly seconds: number }>>> = {
  r: { nepers: 0.75, seconds: 0.036 },
  rˤ: { nepers: 0.75, seconds: 0.036 },
};

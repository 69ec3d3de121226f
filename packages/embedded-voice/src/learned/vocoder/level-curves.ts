import { cepstrumOrder } from '../kernels/layout.ts';
import { hertzAt } from './mel-axis.ts';
import type { VoiceDesign } from './voice-design.ts';

/** Tilt turns about this frequency and is held outside its range. */
const tilt = { pivotHz: 1_000, minHz: 125, maxHz: 8_000 } as const;
const shelfOctaves = 1.5;
/** How far about the fundamental the first harmonic reaches, in octaves. */
const firstHarmonicOctaves = 0.45;
/** Noise of the mouth does not pass the glottis: it takes part in the tract's brightness only a little. */
const unvoicedShare = 0.3;
const neperPerDecibel = Math.LN10 / 20;
/** Places of the axis at which a curve is read. */
const places = 256;

/** What is added to the level of voice at a frequency, in decibels. */
export function voicedLevelDb(hz: number, { tiltDb, glottisDb, pitchHz }: VoiceDesign): number {
  const distance = Math.log2(Math.max(hz, 1) / pitchHz) / firstHarmonicOctaves;
  return tiltAt(hz, tiltDb) + glottisDb * Math.exp(-(distance ** 2));
}

/** The same where there is no voice. */
export function unvoicedLevelDb(hz: number, { tiltDb }: VoiceDesign): number {
  return unvoicedShare * tiltAt(hz, tiltDb);
}

function tiltAt(hz: number, decibelsAnOctave: number): number {
  return decibelsAnOctave * Math.log2(Math.min(Math.max(hz, tilt.minHz), tilt.maxHz) / tilt.pivotHz);
}

/** A curve that rises from 0 well below a frequency to so many decibels well above it. */
export interface Shelf {
  readonly hz: number;
  readonly decibels: number;
}

/** The mel-cepstrum of a sum of shelves, in nepers: what a frame's coefficients are raised by. */
export function cepstrumOf(shelves: readonly Shelf[]): Float32Array {
  const cepstrum = new Float32Array(cepstrumOrder);
  for (let place = 0; place < places; place += 1) {
    const angle = (Math.PI * (place + 0.5)) / places;
    const nepers = neperPerDecibel * shelves.reduce((sum, shelf) => sum + levelOf(shelf, hertzAt(angle)), 0);
    for (let order = 0; order < cepstrumOrder; order += 1) {
      const weight = (order === 0 ? 1 : 2) / places;
      cepstrum[order] = (cepstrum[order] ?? 0) + weight * nepers * Math.cos(order * angle);
    }
  }
  return cepstrum;
}

function levelOf({ hz, decibels }: Shelf, at: number): number {
  const place = Math.log2(Math.max(at, 1) / hz) / shelfOctaves + 0.5;
  const inside = Math.min(Math.max(place, 0), 1);
  return decibels * inside * inside * (3 - 2 * inside);
}

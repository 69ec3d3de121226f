import type { VoiceDesign } from './voice-design.ts';

/** Tilt turns about this frequency and is held outside its range. */
const tilt = { pivotHz: 1_000, minHz: 125, maxHz: 8_000 } as const;
/** Shelves rise over an octave and a half about these frequencies. */
const shelves = { presenceHz: 1_600, airHz: 4_200, octaves: 1.5 } as const;
/** How far about the fundamental the first harmonic reaches, in octaves. */
const firstHarmonicOctaves = 0.45;
/**
 * The recordings hiss: fricatives are softened about this frequency and above, by this much in a voice that is lifted.
 */
const sibilance = { hz: 5_200, shareOfPresence: -0.45 } as const;
/** Noise of the mouth does not pass the glottis: it takes part in the tract's brightness only a little. */
const unvoicedShare = 0.3;

/** What is added to the level of voice at a frequency, in decibels. */
export function voicedLevelDb(hz: number, { tiltDb, presenceDb, airDb, glottisDb, pitchHz }: VoiceDesign): number {
  const distance = Math.log2(Math.max(hz, 1) / pitchHz) / firstHarmonicOctaves;
  return (
    tiltAt(hz, tiltDb) +
    presenceDb * shelf(hz, shelves.presenceHz) +
    airDb * shelf(hz, shelves.airHz) +
    glottisDb * Math.exp(-(distance ** 2))
  );
}

/** The same where there is no voice. */
export function unvoicedLevelDb(hz: number, { tiltDb, presenceDb }: VoiceDesign): number {
  const softened = sibilance.shareOfPresence * presenceDb * shelf(hz, sibilance.hz);
  return unvoicedShare * (tiltAt(hz, tiltDb) + presenceDb * shelf(hz, shelves.presenceHz)) + softened;
}

function tiltAt(hz: number, decibelsAnOctave: number): number {
  return decibelsAnOctave * Math.log2(Math.min(Math.max(hz, tilt.minHz), tilt.maxHz) / tilt.pivotHz);
}

/** From 0 well below a frequency to 1 well above it. */
function shelf(hz: number, middleHz: number): number {
  const place = Math.log2(Math.max(hz, 1) / middleHz) / shelves.octaves + 0.5;
  const inside = Math.min(Math.max(place, 0), 1);
  return inside * inside * (3 - 2 * inside);
}

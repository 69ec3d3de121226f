/** The structs of kernels/vocoder.h, which are rows of floats. */

const fftSize = 1_024;
/** Bins from 0 to 12 kHz. */
export const binCount = fftSize / 2 + 1;
/** Rows of bins end on a whole vector. */
export const binFloats = 516;
export const cepstrumOrder = 40;
export const bandCount = 5;
/** Samples of a frame: 10 ms at 24 kHz. */
export const frameSamples = 240;
/** Coefficients, fundamental, voicing and shares of voice of a frame, rounded up to whole vectors. */
export const frameFloats = 48;

/** Where in a frame each value stands. */
export const framePlaces = {
  cepstrum: 0,
  fundamentalHz: cepstrumOrder,
  voicing: cepstrumOrder + 1,
  voiceShares: cepstrumOrder + 2,
} as const;

/** Rows of bins of a voice, in the order of the struct. */
const voiceRows = [
  ['amplitude', cepstrumOrder],
  ['phase', cepstrumOrder],
  ['voicedAmplitude', 1],
  ['voicedPhase', 1],
  ['unvoicedAmplitude', 1],
  ['unvoicedPhase', 1],
  ['pulseReal', 1],
  ['pulseImaginary', 1],
  ['noiseReal', 1],
  ['noiseImaginary', 1],
  ['bands', bandCount],
] as const;
type VoiceRow = (typeof voiceRows)[number][0];

/** Numbers that follow the rows. */
const voiceNumbers = ['sharpening', 'jitter', 'shimmer', 'noiseSwell'] as const;
type VoiceNumber = (typeof voiceNumbers)[number];

const rowCount = voiceRows.reduce((sum, [, count]) => sum + count, 0);
export const voiceFloats = rowCount * binFloats + voiceNumbers.length;
export const voiceBytes = voiceFloats * Float32Array.BYTES_PER_ELEMENT;

const spectrumFloats = 3 * binFloats + 4;
const overlapFloats = fftSize + frameSamples + 4;
export const streamFloats = 2 * spectrumFloats + overlapFloats + 4;
export const streamBytes = streamFloats * Float32Array.BYTES_PER_ELEMENT;

/** Where a row begins in a voice, in floats. */
export function rowOffset(row: VoiceRow, index = 0): number {
  const place = voiceRows.findIndex(([name]) => name === row);
  const before = voiceRows.slice(0, place).reduce((sum, [, count]) => sum + count, 0);
  return (before + index) * binFloats;
}

/** Where a number stands in a voice, in floats. */
export function numberOffset(name: VoiceNumber): number {
  return rowCount * binFloats + voiceNumbers.indexOf(name);
}

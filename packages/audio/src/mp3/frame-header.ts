import { lowRateBitratesKbps } from '@rakhim/containers';

/**
 * Bitrates in kbit/s that the encoder offers at 24 kHz. Lower ones blur consonants and add a decibel and more to peaks,
 * and their frames are too short for an Info tag; LAME turns higher ones into the last without a word.
 */
export const mp3BitratesKbps = [64, 80, 96, 112, 128, 160] as const;
export type Mp3BitrateKbps = (typeof mp3BitratesKbps)[number];

/**
 * Writes the header of our own frames: MPEG-2 layer III, 24 kHz, mono, no padding, no check sum, "original".
 */
export function frameHeaderBytes(bitrateKbps: Mp3BitrateKbps): Uint8Array {
  const bitrateIndex = lowRateBitratesKbps.indexOf(bitrateKbps) + 1;
  return Uint8Array.of(0xff, 0xf3, (bitrateIndex << 4) | (1 << 2), 0xc4);
}

import { readWavHeader, wavHeader, wavHeaderLength } from '@rakhim/containers';

/**
 * Writes into the header of a whole WAV how long its sound is: one that was written while it was streamed did not know.
 * Leaves alone whatever else it is given.
 */
export function completeWav(bytes: Uint8Array): void {
  const header = readWavHeader(bytes);
  const soundLength = bytes.length - wavHeaderLength;
  if (header?.format && header.length === wavHeaderLength && header.soundLength !== soundLength) {
    bytes.set(wavHeader(header.format, soundLength));
  }
}

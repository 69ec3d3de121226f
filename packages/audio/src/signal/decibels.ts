/** @returns the amplitude factor of a level in decibels; 0 dB is 1. */
export function amplitudeOf(levelDb: number): number {
  return 10 ** (levelDb / 20);
}

/** @returns the level in decibels of an amplitude factor; an amplitude of 0 gives -Infinity. */
export function decibelsOf(amplitude: number): number {
  return 20 * Math.log10(amplitude);
}

import type { PartSound } from './part-sound.ts';

/**
 * Takes a sound apart while it arrives: lets through what can be joined with others, and says at the end what it was.
 */
export interface PartReader {
  readonly push: (chunk: Uint8Array) => Uint8Array;
  /** @throws AudioDamagedError when the sound is incomplete. */
  readonly end: () => PartSound;
}

import { createMp3Reader } from './mp3-reader.ts';
import { createOggReader } from './ogg-reader.ts';
import type { PartSound } from './part-sound.ts';
import { createWavReader } from './wav-reader.ts';

/** Takes a sound apart while it arrives: lets through what can be joined with others, and says at the end what it was. */
export interface PartReader {
  readonly push: (chunk: Uint8Array) => Uint8Array;
  /** @throws AudioDamagedError when the sound is incomplete. */
  readonly end: () => PartSound;
}

const readers: Readonly<Record<PartSound['format'], () => PartReader>> = { mp3: createMp3Reader, wav: createWavReader, ogg: createOggReader };

/** Reader of one part in the format that was asked for. */
export function createPartReader(format: PartSound['format']): PartReader {
  return readers[format]();
}


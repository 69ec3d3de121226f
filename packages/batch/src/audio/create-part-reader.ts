import { createMp3Reader } from './mp3-reader.ts';
import { createOggReader } from './ogg-reader.ts';
import type { PartReader } from './part-reader.ts';
import type { PartSound } from './part-sound.ts';
import { createWavReader } from './wav-reader.ts';

const readers: Readonly<Record<PartSound['format'], () => PartReader>> = {
  mp3: createMp3Reader,
  wav: createWavReader,
  ogg: createOggReader,
};

/** Reader of one part in the format that was asked for. */
export function createPartReader(format: PartSound['format']): PartReader {
  return readers[format]();
}

import type { SpeechFormat } from '../generated/api-types.ts';
import { joinBytes } from './join-bytes.ts';
import { soundHeadReaders } from './sound-head.ts';

export interface Sound {
  /** A whole file. */
  readonly bytes: Uint8Array;
  readonly durationMs: number;
}

export interface JoinedSound extends Sound {
  /** When each of the sounds begins. */
  readonly startsMs: readonly number[];
}

/**
 * Joins files of one format into one. WAV: sample behind sample, under one header. MP3: frame behind frame, without the frames that describe single
 * files; each seam keeps the tens of milliseconds of silence that an encoder puts around a sound. Ogg: file behind file.
 */
export function joinSounds(format: SpeechFormat, sounds: readonly [Sound, ...Sound[]]): JoinedSound {
  const [only] = sounds;
  if (sounds.length === 1) {
    return { ...only, startsMs: [0] };
  }
  const pieces = sounds.map(({ bytes, durationMs }) => {
    const { length = 0, bytesPerSecond } = soundHeadReaders[format](bytes) ?? {};
    const sound = bytes.subarray(length);
    return { sound, durationMs: bytesPerSecond === undefined ? durationMs : (1000 * sound.length) / bytesPerSecond };
  });
  const startsMs = pieces.map((_, index) => Math.round(sumOf(pieces.slice(0, index))));
  const header = format === 'wav' ? only.bytes.subarray(0, only.bytes.length - (pieces[0]?.sound.length ?? 0)) : new Uint8Array(0);
  const bytes = joinBytes([header, ...pieces.map(({ sound }) => sound)]);
  if (format === 'wav') {
    writeWavSizes(bytes, header.length, bytes.length);
  }
  return { bytes, startsMs, durationMs: Math.round(sumOf(pieces)) };
}

function sumOf(pieces: readonly { readonly durationMs: number }[]): number {
  return pieces.reduce((sum, { durationMs }) => sum + durationMs, 0);
}

const riffSizeOffset = 4;
const chunkHeaderLength = 8;
/** For sounds that 32 bits cannot measure: players then read to the end. */
const sizeMax = 0xffff_ffff;

/** Writes into the header of a WAV how long the file has become. */
export function writeWavSizes(header: Uint8Array, headerLength: number, fileLength: number): void {
  const view = new DataView(header.buffer, header.byteOffset, headerLength);
  view.setUint32(riffSizeOffset, Math.min(fileLength - chunkHeaderLength, sizeMax), true);
  view.setUint32(headerLength - 4, Math.min(fileLength - headerLength, sizeMax), true);
}

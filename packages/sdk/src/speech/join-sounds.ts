import type { Bytes } from '../core/bytes.ts';
import type { SpeechFormat } from '../generated/api-types.ts';
import { concatBytes } from '@rakhim/containers';
import { type JoinableFormat, readWholeHeader, silenceOf } from './sound-header.ts';

export interface Sound {
  /** A whole file. */
  readonly bytes: Bytes;
  readonly durationMs: number;
}

export interface PausedSound extends Sound {
  /** Silence to put before it. */
  readonly pauseMs: number;
}

export interface JoinedSound extends Sound {
  /** When each of the sounds begins, its pause behind it. */
  readonly startsMs: readonly number[];
}

/**
 * Joins files of one format into one, with pauses as the service leaves them. WAV: sample behind sample, under one
 * header. MP3: frame behind frame, without the frames that describe single files; the silence that coding puts around a
 * sound is counted as part of the pause.
 */
export function joinSounds(format: SpeechFormat, sounds: readonly [PausedSound, ...PausedSound[]]): JoinedSound {
  const [first] = sounds;
  return sounds.length === 1 ? { ...first, startsMs: [0] } : join(format as JoinableFormat, sounds);
}

function join(format: JoinableFormat, sounds: readonly PausedSound[]): JoinedSound {
  const pieces: Bytes[] = [];
  const startsMs: number[] = [];
  let endMs = 0;
  let headerLength = 0;
  sounds.forEach(({ bytes, pauseMs }, index) => {
    const head = readWholeHeader(bytes, format);
    if (index === 0) {
      headerLength = format === 'wav' ? head.length : 0;
      pieces.push(bytes.subarray(0, headerLength));
    } else {
      const pause = silenceOf(head, pauseMs);
      pieces.push(pause);
      endMs += (1000 * pause.length) / head.bytesPerSecond;
    }
    const sound = bytes.subarray(head.length);
    pieces.push(sound);
    startsMs.push(Math.round(endMs));
    endMs += (1000 * sound.length) / head.bytesPerSecond;
  });
  const bytes = concatBytes(pieces);
  if (format === 'wav') {
    writeWavSizes(bytes, headerLength, bytes.length);
  }
  return { bytes, startsMs, durationMs: Math.round(endMs) };
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

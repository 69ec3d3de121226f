import {
  id3HeaderLength,
  id3TagLength,
  infoTagOffset,
  isInfoFrame,
  pcm16SampleLength,
  readFrameHeader,
  readWavHeader,
  silentFrame,
} from '@rakhim/containers';
import type { Bytes } from '../core/bytes.ts';
import { RakhimError } from '../errors/rakhim-error.ts';
import type { SpeechFormat } from '../generated/api-types.ts';

/** Formats whose sounds can be joined; a joined Ogg would be taken for its last piece by most players. */
export type JoinableFormat = Exclude<SpeechFormat, 'ogg'>;

/** The header of a sound file: everything before its sound. */
export interface SoundHeader {
  /** Bytes of the file before its sound. */
  readonly length: number;
  /** Bytes of sound that last a second. */
  readonly bytesPerSecond: number;
  /** The smallest piece of sound, silent. */
  readonly silence: Uint8Array;
  /** Silence that the coding adds to every sound, at its two ends together. */
  readonly addedMs: number;
}

/**
 * Finds where the sound begins in what a file begins with, so that sounds can be joined.
 *
 * @returns `undefined` while there are too few bytes to tell.
 */
export type ReadSoundHeader = (bytes: Uint8Array) => SoundHeader | undefined;

function readWavSoundHeader(bytes: Uint8Array): SoundHeader | undefined {
  const head = readWavHeader(bytes);
  return (
    head && {
      length: head.length,
      bytesPerSecond: head.format?.bytesPerSecond ?? 0,
      silence: new Uint8Array(pcm16SampleLength),
      addedMs: 0,
    }
  );
}

const infoNameLength = 4;

/**
 * 576 samples before the sound, 529 more in the decoder, and a last frame that is half empty, at 24 kHz: measured 48 to
 * 57 ms.
 */
const mp3AddedMs = 52;

/** MP3: an ID3v2 tag, then perhaps a frame that describes the others and has no sound of its own. */
function readMp3SoundHeader(bytes: Uint8Array): SoundHeader | undefined {
  if (bytes.length < id3HeaderLength) {
    return undefined;
  }
  const tagLength = id3TagLength(bytes);
  const frame = readFrameHeader(bytes, tagLength);
  if (frame === undefined || bytes.length < tagLength + infoTagOffset(frame) + infoNameLength) {
    return undefined;
  }
  return {
    length: tagLength + (isInfoFrame(bytes, tagLength) ? frame.byteLength : 0),
    bytesPerSecond: (1000 * frame.bitrateKbps) / 8,
    silence: silentFrame(bytes.subarray(tagLength)).bytes,
    addedMs: mp3AddedMs,
  };
}

export const soundHeaderReaders: Readonly<Record<JoinableFormat, ReadSoundHeader>> = {
  mp3: readMp3SoundHeader,
  wav: readWavSoundHeader,
};

/** @throws RakhimError when these are not bytes of that format. */
export function readWholeHeader(bytes: Uint8Array, format: JoinableFormat): SoundHeader {
  const head = soundHeaderReaders[format](bytes);
  if (head === undefined) {
    throw new RakhimError(`The answer is no ${format} file, so it cannot be joined to another.`);
  }
  return head;
}

/** Silence of the same kind as the sound, less what the coding adds anyhow. */
export function silenceOf({ silence, bytesPerSecond, addedMs }: SoundHeader, pauseMs: number): Bytes {
  const pieces = Math.max(0, Math.round(((pauseMs - addedMs) * bytesPerSecond) / 1000 / silence.length));
  const bytes = new Uint8Array(pieces * silence.length);
  for (let piece = 0; piece < pieces; piece++) {
    bytes.set(silence, piece * silence.length);
  }
  return bytes;
}

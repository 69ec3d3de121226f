import { RakhimError } from '../errors/rakhim-error.ts';
import type { SpeechFormat } from '../generated/api-types.ts';

/** Formats whose sounds can be joined; a joined Ogg would be taken for its last piece by most players. */
export type JoinableFormat = Exclude<SpeechFormat, 'ogg'>;

/** What a file says of its sound before it begins. */
export interface SoundHead {
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
export type ReadSoundHead = (bytes: Uint8Array) => SoundHead | undefined;

const riffHeaderLength = 12;
const chunkHeaderLength = 8;
const bytesPerSample = 2;

/**
 * RIFF (Microsoft and IBM, Multimedia Programming Interface and Data Specifications 1.0): chunks, of which `data` is
 * the sound.
 */
function readWavHead(bytes: Uint8Array): SoundHead | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let bytesPerSecond = 0;
  for (let offset = riffHeaderLength; offset + chunkHeaderLength <= bytes.length;) {
    const id = textAt(bytes, offset, 4);
    if (id === 'data') {
      return {
        length: offset + chunkHeaderLength,
        bytesPerSecond,
        silence: new Uint8Array(bytesPerSample),
        addedMs: 0,
      };
    }
    if (id === 'fmt ' && offset + chunkHeaderLength + 12 <= bytes.length) {
      bytesPerSecond = view.getUint32(offset + chunkHeaderLength + 8, true);
    }
    offset += chunkHeaderLength + view.getUint32(offset + 4, true);
  }
  return undefined;
}

const id3HeaderLength = 10;

/**
 * MP3: an ID3v2 tag (id3.org), then perhaps a frame that describes the others and has no sound of its own (“Info” or
 * “Xing”).
 */
function readMp3Head(bytes: Uint8Array): SoundHead | undefined {
  if (bytes.length < id3HeaderLength) {
    return undefined;
  }
  const tagLength =
    textAt(bytes, 0, 3) === 'ID3'
      ? id3HeaderLength + bytes.subarray(6, 10).reduce((size, byte) => size * 128 + (byte & 127), 0)
      : 0;
  const frame = readMp3Frame(bytes.subarray(tagLength));
  if (frame === undefined) {
    return undefined;
  }
  const name = textAt(bytes, tagLength + frame.fieldsOffset, 4);
  const hasSound = name !== 'Info' && name !== 'Xing';
  return {
    length: tagLength + (hasSound ? 0 : frame.length),
    bytesPerSecond: frame.bytesPerSecond,
    silence: frame.silence,
    addedMs: mp3AddedMs,
  };
}

/** kbit/s by index, of layer III (ISO/IEC 11172-3 and 13818-3). */
const bitrates = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const sampleRates = [44_100, 48_000, 32_000] as const;
const fieldsLength = 4;

/**
 * 576 samples before the sound, 529 more in the decoder, and a last frame that is half empty, at 24 kHz: measured 48 to
 * 57 ms.
 */
const mp3AddedMs = 52;
const paddingBit = 2;

interface Mp3Frame {
  readonly length: number;
  /** Where a frame that describes the others has its name. */
  readonly fieldsOffset: number;
  readonly bytesPerSecond: number;
  /** A frame of the same kind whose side information, all zeros, says that it has no sound. */
  readonly silence: Uint8Array;
}

function readMp3Frame(bytes: Uint8Array): Mp3Frame | undefined {
  const [, kind = 0, rates = 0, mode = 0] = bytes;
  const isMpeg1 = ((kind >> 3) & 3) === 3;
  const isMono = mode >> 6 === 3;
  const bitrate = 1000 * (bitrates[isMpeg1 ? 'mpeg1' : 'mpeg2'][rates >> 4] ?? 0);
  const sampleRate = (sampleRates[(rates >> 2) & 3] ?? 0) / (isMpeg1 ? 1 : 2);
  const fieldsOffset = fieldsLength + (isMpeg1 ? (isMono ? 17 : 32) : isMono ? 9 : 17);
  if (bytes.length < fieldsOffset + fieldsLength || bitrate === 0 || sampleRate === 0) {
    return undefined;
  }
  const unpaddedLength = Math.floor(((isMpeg1 ? 144 : 72) * bitrate) / sampleRate);
  const silence = new Uint8Array(unpaddedLength);
  silence.set([0xff, kind | 1, rates & ~paddingBit, mode]);
  return { length: unpaddedLength + ((rates & paddingBit) >> 1), fieldsOffset, bytesPerSecond: bitrate / 8, silence };
}

function textAt(bytes: Uint8Array, offset: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + length));
}

export const soundHeadReaders: Readonly<Record<JoinableFormat, ReadSoundHead>> = { mp3: readMp3Head, wav: readWavHead };

/** @throws RakhimError when these are not bytes of that format. */
export function readWholeHead(bytes: Uint8Array, format: JoinableFormat): SoundHead {
  const head = soundHeadReaders[format](bytes);
  if (head === undefined) {
    throw new RakhimError(`The answer is no ${format} file, so it cannot be joined to another.`);
  }
  return head;
}

/** Silence of the same kind as the sound, less what the coding adds anyhow. */
export function silenceOf({ silence, bytesPerSecond, addedMs }: SoundHead, pauseMs: number): Uint8Array {
  const pieces = Math.max(0, Math.round(((pauseMs - addedMs) * bytesPerSecond) / 1000 / silence.length));
  const bytes = new Uint8Array(pieces * silence.length);
  for (let piece = 0; piece < pieces; piece++) {
    bytes.set(silence, piece * silence.length);
  }
  return bytes;
}

import type { SpeechFormat } from '../generated/api-types.ts';

/** Sound of one format, without the rest of the file around it. */
export interface SoundHead {
  /** Bytes of the file before its sound. */
  readonly length: number;
  /** Bytes of sound that last a second; of formats whose rate is constant. */
  readonly bytesPerSecond?: number;
}

/**
 * Finds where the sound begins in what a file begins with, so that sounds can be joined.
 *
 * @returns `undefined` while there are too few bytes to tell.
 */
export type ReadSoundHead = (bytes: Uint8Array) => SoundHead | undefined;

const riffHeaderLength = 12;
const chunkHeaderLength = 8;

/** RIFF (Microsoft and IBM, Multimedia Programming Interface and Data Specifications 1.0): chunks, of which `data` is the sound. */
function readWavHead(bytes: Uint8Array): SoundHead | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let bytesPerSecond = 0;
  for (let offset = riffHeaderLength; offset + chunkHeaderLength <= bytes.length; ) {
    const id = textAt(bytes, offset, 4);
    if (id === 'data') {
      return { length: offset + chunkHeaderLength, bytesPerSecond };
    }
    if (id === 'fmt ' && offset + chunkHeaderLength + 12 <= bytes.length) {
      bytesPerSecond = view.getUint32(offset + chunkHeaderLength + 8, true);
    }
    offset += chunkHeaderLength + view.getUint32(offset + 4, true);
  }
  return undefined;
}

const id3HeaderLength = 10;

/** MP3: an ID3v2 tag (id3.org), then perhaps a frame that describes the others and has no sound of its own (“Info” or “Xing”). */
function readMp3Head(bytes: Uint8Array): SoundHead | undefined {
  if (bytes.length < id3HeaderLength) {
    return undefined;
  }
  const tagLength = textAt(bytes, 0, 3) === 'ID3' ? id3HeaderLength + bytes.subarray(6, 10).reduce((size, byte) => size * 128 + (byte & 127), 0) : 0;
  const frame = readMp3Frame(bytes.subarray(tagLength));
  if (frame === undefined) {
    return undefined;
  }
  const name = textAt(bytes, tagLength + frame.fieldsOffset, 4);
  return { length: tagLength + (name === 'Info' || name === 'Xing' ? frame.length : 0), bytesPerSecond: frame.bytesPerSecond };
}

/** kbit/s by index, of layer III (ISO/IEC 11172-3 and 13818-3). */
const bitrates = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const sampleRates = [44_100, 48_000, 32_000] as const;
const fieldsLength = 4;

function readMp3Frame(bytes: Uint8Array): { length: number; fieldsOffset: number; bytesPerSecond: number } | undefined {
  const [, kind = 0, rates = 0, mode = 0] = bytes;
  const isMpeg1 = ((kind >> 3) & 3) === 3;
  const isMono = mode >> 6 === 3;
  const bitrate = 1000 * (bitrates[isMpeg1 ? 'mpeg1' : 'mpeg2'][rates >> 4] ?? 0);
  const sampleRate = (sampleRates[(rates >> 2) & 3] ?? 0) / (isMpeg1 ? 1 : 2);
  const fieldsOffset = fieldsLength + (isMpeg1 ? (isMono ? 17 : 32) : isMono ? 9 : 17);
  return bytes.length < fieldsOffset + fieldsLength
    ? undefined
    : { length: Math.floor(((isMpeg1 ? 144 : 72) * bitrate) / sampleRate) + ((rates >> 1) & 1), fieldsOffset, bytesPerSecond: bitrate / 8 };
}

function textAt(bytes: Uint8Array, offset: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + length));
}

/** Ogg files may follow one another as they are (RFC 3533, section 4: chaining). */
const readOggHead: ReadSoundHead = () => ({ length: 0 });

export const soundHeadReaders: Readonly<Record<SpeechFormat, ReadSoundHead>> = { mp3: readMp3Head, wav: readWavHead, ogg: readOggHead };

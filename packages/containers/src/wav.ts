import { readText, startsWith, writeText } from './bytes.ts';

/** Sound of 16-bit integers. */
export interface WavFormat {
  readonly sampleRate: number;
  readonly channels: number;
}

/** Bytes that {@link wavHeader} writes. */
export const wavHeaderLength = 44;
/** Bytes of a sample of one channel. */
export const pcm16SampleLength = 2;
/** The size of a sound whose length is not known yet, or does not fit into 32 bits: players then read to the end. */
export const unknownWavSize = 0xffff_ffff;

const riffHeaderLength = 12;
const chunkHeaderLength = 8;
const formatLength = 16;

/**
 * Writes the header of a WAV of 16-bit integers. Source of both functions: Microsoft and IBM, Multimedia Programming
 * Interface and Data Specifications 1.0, chapter 3.
 *
 * @param soundLength bytes of sound that follow; {@link unknownWavSize} where it is not known.
 */
export function wavHeader({ sampleRate, channels }: WavFormat, soundLength: number): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(wavHeaderLength);
  const view = new DataView(header.buffer);
  const frameLength = pcm16SampleLength * channels;
  writeText(header, 0, 'RIFF');
  view.setUint32(4, Math.min(wavHeaderLength - chunkHeaderLength + soundLength, unknownWavSize), true);
  writeText(header, 8, 'WAVEfmt ');
  view.setUint32(16, formatLength, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * frameLength, true);
  view.setUint16(32, frameLength, true);
  view.setUint16(34, 8 * pcm16SampleLength, true);
  writeText(header, 36, 'data');
  view.setUint32(40, Math.min(soundLength, unknownWavSize), true);
  return header;
}

/** The header of a WAV, up to its sound. */
export interface WavHeader {
  /** Bytes of the file before its sound. */
  readonly length: number;
  /** Bytes of sound as announced, which may be {@link unknownWavSize}. */
  readonly soundLength: number;
  /** Left out where nothing says it. */
  readonly format?: WavFormat & {
    /** 1 is integer PCM, 0xfffe the same with more to say. */
    readonly encoding: number;
    readonly bytesPerSecond: number;
    readonly bitsPerSample: number;
  };
}

/** Tells whether a file is WAV by its first twelve bytes. */
export function isWav(bytes: Uint8Array): boolean {
  return startsWith(bytes, 'RIFF') && startsWith(bytes, 'WAVE', 8);
}

/**
 * Reads a WAV from its beginning to its sound, whatever other chunks stand before that.
 *
 * @returns undefined while the sound has not begun, and for what is no WAV.
 */
export function readWavHeader(bytes: Uint8Array): WavHeader | undefined {
  if (!isWav(bytes)) {
    return undefined;
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let format: WavHeader['format'];
  for (let offset = riffHeaderLength; offset + chunkHeaderLength <= bytes.length;) {
    const size = view.getUint32(offset + 4, true);
    const content = offset + chunkHeaderLength;
    const id = readText(bytes, offset, 4);
    if (id === 'data') {
      return { length: content, soundLength: size, ...(format !== undefined && { format }) };
    }
    if (id === 'fmt ' && size >= formatLength && content + formatLength <= bytes.length) {
      format = {
        encoding: view.getUint16(content, true),
        channels: view.getUint16(content + 2, true),
        sampleRate: view.getUint32(content + 4, true),
        bytesPerSecond: view.getUint32(content + 8, true),
        bitsPerSample: view.getUint16(content + 14, true),
      };
    }
    // A chunk of an odd size is followed by a byte that belongs to none.
    offset = content + size + (size % 2);
  }
  return undefined;
}

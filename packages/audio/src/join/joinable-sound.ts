import {
  id3TagLength,
  isInfoFrame,
  pcm16SampleLength,
  readFrameHeader,
  readWavHeader,
  silentFrame,
  unknownWavSize,
  wavHeader,
} from '@rakhim/containers';
import { sampleRate } from '../format.ts';

/** How sounds of a format are put one behind the other. */
export interface JoinableSound {
  /** Constant, so that a place in the sound is a time. */
  readonly bytesPerSecond: number;
  /** Silence that coding adds around each sound. */
  readonly addedMs: number;
  /** Bytes before the sound, of a sound's first block, which holds them all. */
  readonly headLength: (first: Uint8Array) => number;
  /** The smallest piece of silence that fits into the sound. @param first its first block, without the head. */
  readonly silence: (first: Uint8Array) => Uint8Array;
  /** What stands before the joined sound; without a length where that is not known. */
  readonly header: (length?: number) => Uint8Array;
}

/**
 * Formats whose sounds can be joined without decoding them: players would take a joined Ogg for its last piece. MP3:
 * 576 samples before each sound, 529 more in the decoder, and a last frame that is half empty, at 24 kHz: measured 48
 * to 57 ms.
 */
export const joinableSounds: Readonly<Record<'mp3' | 'wav', JoinableSound>> = {
  mp3: {
    bytesPerSecond: 8_000,
    addedMs: 52,
    headLength(first) {
      const tagLength = id3TagLength(first);
      return tagLength + (isInfoFrame(first, tagLength) ? (readFrameHeader(first, tagLength)?.byteLength ?? 0) : 0);
    },
    silence: (first) => (readFrameHeader(first, 0) ? silentFrame(first).bytes : new Uint8Array()),
    header: () => new Uint8Array(),
  },
  wav: {
    bytesPerSecond: sampleRate * pcm16SampleLength,
    addedMs: 0,
    headLength: (first) => readWavHeader(first)?.length ?? 0,
    silence: () => new Uint8Array(pcm16SampleLength),
    header: (length = unknownWavSize) => wavHeader({ sampleRate, channels: 1 }, length),
  },
};

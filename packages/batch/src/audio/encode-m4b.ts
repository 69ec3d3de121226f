import type { SoundTags } from './id3-chapters.ts';

export interface M4bInput {
  /** 16-bit little-endian samples, channels interleaved. */
  readonly pcm: AsyncIterable<Uint8Array>;
  readonly sampleRate: number;
  readonly channels: number;
  readonly tags: SoundTags;
}

/**
 * Makes an audiobook of AAC in MP4. No encoder of AAC is shipped; one that is found on the machine is used, see
 * `findFfmpeg`.
 */
export type EncodeM4b = (input: M4bInput, signal: AbortSignal) => AsyncIterable<Uint8Array>;

import { concatBytes } from '@rakhim/containers';
import { type JoinableSound, joinableSounds } from './joinable-sound.ts';

/** Bytes that a frame of MP3 must have for its header to be read. */
const frameHeaderLength = 4;

/** Puts sounds of one format one behind the other, block by block as they come, without decoding them. */
export interface SoundJoiner {
  /**
   * Begins the next sound.
   *
   * @param pauseMs silence to put before it.
   * @returns where it begins: bytes of the file, and time.
   */
  begin(pauseMs: number): { readonly startByte: number; readonly startMs: number };
  /** @returns the next bytes of the file, with what stands before them; may be empty. */
  push(block: Uint8Array): Uint8Array;
  /** Bytes of the file so far. */
  readonly length: number;
  readonly durationMs: number;
  /** What the file begins with, now that its length is known; it replaces the first bytes, byte for byte. */
  readonly header: Uint8Array;
}

export function createSoundJoiner(format: keyof typeof joinableSounds): SoundJoiner {
  const sound = joinableSounds[format];
  const headerLength = sound.header().length;
  let silence: Uint8Array = new Uint8Array();
  let before = sound.header();
  let length = 0;
  let isBeginning = true;
  const durationOf = (bytes: number): number => (1000 * (bytes - headerLength)) / sound.bytesPerSecond;

  return {
    begin(pauseMs) {
      isBeginning = true;
      if (length > 0) {
        before = pauseOf(sound, silence, pauseMs);
      }
      const startByte = length + before.length;
      return { startByte, startMs: durationOf(startByte) };
    },
    push(block) {
      const bytes = block.subarray(isBeginning ? sound.headLength(block) : 0);
      isBeginning = false;
      if (bytes.length === 0) {
        return bytes;
      }
      if (silence.length === 0 && bytes.length >= frameHeaderLength) {
        silence = sound.silence(bytes);
      }
      const joined = concatBytes([before, bytes]);
      before = new Uint8Array();
      length += joined.length;
      return joined;
    },
    get length() {
      return length;
    },
    get durationMs() {
      return durationOf(length);
    },
    get header() {
      return sound.header(length - headerLength);
    },
  };
}

/** @returns silence of about that length; the coding's own is taken off. */
function pauseOf({ addedMs, bytesPerSecond }: JoinableSound, silence: Uint8Array, pauseMs: number): Uint8Array {
  if (silence.length === 0) {
    return silence;
  }
  const count = Math.max(0, Math.round(((pauseMs - addedMs) * bytesPerSecond) / 1000 / silence.length));
  return concatBytes(Array.from({ length: count }, () => silence));
}

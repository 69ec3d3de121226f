import { AudioDamagedError } from './audio-damaged-error.ts';
import { mp3HeaderLength, readMp3Frame, type Mp3Frame } from './mp3-frame.ts';
import type { PartReader } from './part-reader.ts';
import { createPendingBytes } from './pending-bytes.ts';

const id3HeaderLength = 10;
const id3v1Length = 128;

/**
 * Lets through the frames of sound and leaves out tags and the frame that tells players the length, which would be
 * wrong once sounds are joined. What is not a frame, or not all of one, is damage. Source: id3.org, ID3v2.4.0
 * structure, 3.1; the Xing and LAME tags, 1.
 */
export function createMp3Reader(): PartReader {
  const pending = createPendingBytes();
  let first: Mp3Frame | undefined;
  let header = '';
  let frames = 0;
  let durationMs = 0;
  /** Bytes of a tag still to come. */
  let skip = 0;
  let isAtStart = true;

  /** Notes how much of the beginning is a tag. */
  function measureTag(): void {
    const head = pending.view();
    if (startsWith(head, 'ID3')) {
      const size = head.subarray(6, id3HeaderLength).reduce((total, part) => total * 128 + (part & 0x7f), 0);
      skip = id3HeaderLength + size + (((head[5] ?? 0) & 0x10) === 0 ? 0 : id3HeaderLength);
    }
  }

  /** @returns bytes of the next frame, 0 when more must arrive. */
  function measureFrame(bytes: Uint8Array, offset: number): number {
    const frame = readMp3Frame(bytes, offset);
    if (frame === undefined) {
      throw new AudioDamagedError('What arrived is not a frame of MP3.');
    }
    if (offset + frame.length > bytes.length) {
      return 0;
    }
    if (first !== undefined && (frame.sampleRate !== first.sampleRate || frame.channels !== first.channels)) {
      throw new AudioDamagedError('The sample rate changes within the sound.');
    }
    return frame.length;
  }

  function takeFrames(): Uint8Array {
    const bytes = pending.view();
    let end = 0;
    let start = 0;
    while (end + mp3HeaderLength <= bytes.length && !startsWith(bytes.subarray(end), 'TAG')) {
      const length = measureFrame(bytes, end);
      if (length === 0) {
        break;
      }
      if (frames === 0 && first === undefined && isInfoFrame(bytes, end)) {
        first = readMp3Frame(bytes, end);
        start = end + length;
      } else {
        first ??= readMp3Frame(bytes, end);
        header ||= Buffer.from(bytes.subarray(end, end + mp3HeaderLength)).toString('hex');
        frames++;
        durationMs += ((first?.samples ?? 0) * 1000) / (first?.sampleRate ?? 1);
      }
      end += length;
    }
    const sound = bytes.slice(start, end);
    pending.drop(end);
    return sound;
  }

  function push(chunk: Uint8Array): Uint8Array {
    pending.push(chunk);
    if (isAtStart) {
      if (pending.length < id3HeaderLength) {
        return new Uint8Array();
      }
      isAtStart = false;
      measureTag();
    }
    const dropped = Math.min(skip, pending.length);
    pending.drop(dropped);
    skip -= dropped;
    return skip > 0 ? new Uint8Array() : takeFrames();
  }

  return {
    push,
    end() {
      const isTag = pending.length === id3v1Length && startsWith(pending.view(), 'TAG');
      if (first === undefined || frames === 0 || (pending.length > 0 && !isTag)) {
        throw new AudioDamagedError('The sound ends within a frame.');
      }
      return { format: 'mp3', durationMs, sampleRate: first.sampleRate, channels: first.channels, frameHeader: header };
    },
  };
}

function isInfoFrame(bytes: Uint8Array, offset: number): boolean {
  const tag = bytes.subarray(offset + (readMp3Frame(bytes, offset)?.tagOffset ?? 0));
  return startsWith(tag, 'Xing') || startsWith(tag, 'Info');
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  return (
    bytes.length >= text.length &&
    Array.from(text).every((character, index) => bytes[index] === character.charCodeAt(0))
  );
}

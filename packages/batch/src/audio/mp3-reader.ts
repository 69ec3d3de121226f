import {
  type FrameHeader,
  frameHeaderLength,
  id3HeaderLength,
  id3TagLength,
  id3v1Length,
  isInfoFrame,
  readFrameHeader,
  startsWith,
} from '@rakhim/containers';
import { AudioDamagedError } from './audio-damaged-error.ts';
import type { PartReader } from './part-reader.ts';
import { createPendingBytes } from './pending-bytes.ts';

/**
 * Lets through the frames of sound and leaves out tags and the frame that tells players the length, which would be
 * wrong once sounds are joined. What is not a frame, or not all of one, is damage. Source: id3.org, ID3v2.4.0
 * structure, 3.1; the Xing and LAME tags, 1.
 */
export function createMp3Reader(): PartReader {
  const pending = createPendingBytes();
  let first: FrameHeader | undefined;
  let header = '';
  let frames = 0;
  let durationMs = 0;
  /** Bytes of a tag still to come. */
  let skip = 0;
  let isAtStart = true;

  /** @returns bytes of the next frame, 0 when more must arrive. */
  function measureFrame(bytes: Uint8Array, offset: number): number {
    const frame = readFrameHeader(bytes, offset);
    if (frame === undefined) {
      throw new AudioDamagedError('What arrived is not a frame of MP3.');
    }
    if (offset + frame.byteLength > bytes.length) {
      return 0;
    }
    if (first !== undefined && (frame.sampleRate !== first.sampleRate || frame.channels !== first.channels)) {
      throw new AudioDamagedError('The sample rate changes within the sound.');
    }
    return frame.byteLength;
  }

  function takeFrames(): Uint8Array {
    const bytes = pending.view();
    let end = 0;
    let start = 0;
    while (end + frameHeaderLength <= bytes.length && !startsWith(bytes, 'TAG', end)) {
      const length = measureFrame(bytes, end);
      if (length === 0) {
        break;
      }
      if (frames === 0 && first === undefined && isInfoFrame(bytes, end)) {
        first = readFrameHeader(bytes, end);
        start = end + length;
      } else {
        first ??= readFrameHeader(bytes, end);
        header ||= Buffer.from(bytes.subarray(end, end + frameHeaderLength)).toString('hex');
        frames++;
        durationMs += ((first?.samplesPerFrame ?? 0) * 1000) / (first?.sampleRate ?? 1);
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
      skip = id3TagLength(pending.view());
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

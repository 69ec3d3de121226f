import { type FrameHeader, id3TagLength, id3v1Length, readFrameHeader, startsWith } from '@rakhim/containers';
import { crc16 } from './crc16.ts';
import { Mp3FormatError } from './mp3-format-error.ts';
import { type Mp3InfoFrame, readInfoFrame } from './read-info-frame.ts';

export interface Mp3Scan {
  /** Frames of sound; the Info frame is not one. */
  readonly frames: number;
  /** Duration of the source where an Info frame tells it, else of all frames. */
  readonly durationMs: number;
  readonly sampleRate: number;
  readonly channels: 1 | 2;
  /** Mean over all frames of sound. */
  readonly bitrateKbps: number;
  readonly infoFrame?: Mp3InfoFrame;
  /** Check sum over all frames of sound, to compare with the LAME tag's. */
  readonly musicCrc: number;
}

/** Finds where the frames end: an ID3v1 tag may follow them. */
function endOfFrames(bytes: Uint8Array): number {
  const tagStart = bytes.length - id3v1Length;
  return tagStart >= 0 && startsWith(bytes, 'TAG', tagStart) ? tagStart : bytes.length;
}

function headerAt(bytes: Uint8Array, offset: number, end: number): FrameHeader {
  const header = readFrameHeader(bytes, offset);
  if (header === undefined) {
    throw new Mp3FormatError('no layer III frame', offset);
  }
  if (offset + header.byteLength > end) {
    throw new Mp3FormatError('the frame is cut off', offset);
  }
  return header;
}

function sampleCount(frames: number, samplesPerFrame: number, info: Mp3InfoFrame | undefined): number {
  const added = info?.lame === undefined ? 0 : info.lame.delaySamples + info.lame.paddingSamples;
  return Math.max(0, frames * samplesPerFrame - added);
}

/**
 * Walks a whole MP3 from frame to frame, without decoding it.
 *
 * @param bytes a complete stored MP3, or a stream cut between frames. ID3 tags before and after are skipped.
 * @throws Mp3FormatError when there is no frame of sound, anything lies between frames, the last one is cut off, or the
 *   sample rate or the number of channels changes on the way.
 */
export function scanMp3(bytes: Uint8Array): Mp3Scan {
  const end = endOfFrames(bytes);
  let offset = id3TagLength(bytes);
  const first = headerAt(bytes, offset, end);
  const infoFrame = readInfoFrame(bytes.subarray(offset, offset + first.byteLength), first);
  if (infoFrame !== undefined) {
    offset += first.byteLength;
  }
  const soundStart = offset;
  let frames = 0;
  while (offset < end) {
    const header = headerAt(bytes, offset, end);
    if (header.sampleRate !== first.sampleRate || header.channels !== first.channels) {
      throw new Mp3FormatError('the sample rate or the number of channels changes', offset);
    }
    offset += header.byteLength;
    frames++;
  }
  if (frames === 0) {
    throw new Mp3FormatError('no frame of sound', soundStart);
  }
  const framesDurationMs = (frames * first.samplesPerFrame * 1000) / first.sampleRate;
  return {
    frames,
    durationMs: (sampleCount(frames, first.samplesPerFrame, infoFrame) * 1000) / first.sampleRate,
    sampleRate: first.sampleRate,
    channels: first.channels,
    bitrateKbps: Math.round((8 * (end - soundStart)) / framesDurationMs),
    ...(infoFrame !== undefined && { infoFrame }),
    musicCrc: crc16(bytes.subarray(soundStart, end)),
  };
}

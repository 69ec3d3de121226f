import { type FrameHeader, infoTagOffset } from '@rakhim/containers';
import { crc16 } from './crc16.ts';

/** The fields of the LAME extension of an Info or Xing frame. */
export interface LameTag {
  readonly encoder: string;
  /** Samples added before the sound, and after it. */
  readonly delaySamples: number;
  readonly paddingSamples: number;
  /** Length of the file in bytes, from the Info frame on. */
  readonly musicLength: number;
  readonly musicCrc: number;
  /** Whether the tag's own check sum is right. */
  readonly isIntact: boolean;
}

/** A first frame that carries facts about the whole file instead of sound. */
export interface Mp3InfoFrame {
  /** `Info` marks a constant bitrate, `Xing` a variable one. */
  readonly kind: 'Info' | 'Xing';
  readonly frames?: number;
  readonly bytes?: number;
  /** Hundred byte positions in 256ths of the file, one for each per cent of the duration. */
  readonly tableOfContents?: Uint8Array;
  readonly lame?: LameTag;
}

/** The optional fields in their order: the bit that announces each, and its length. */
const optionalFields = [
  { name: 'frames', bit: 1, length: 4 },
  { name: 'bytes', bit: 2, length: 4 },
  { name: 'tableOfContents', bit: 4, length: 100 },
  { name: 'quality', bit: 8, length: 4 },
] as const;

const lameTagLength = 36;
const tagCrcLength = 2;

function readText(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length));
}

/** @returns the facts in `frame`, a whole frame with the given header, or undefined when it is an ordinary frame. */
export function readInfoFrame(frame: Uint8Array, header: FrameHeader): Mp3InfoFrame | undefined {
  const start = infoTagOffset(header);
  const kind = readText(frame, start, 4);
  if ((kind !== 'Info' && kind !== 'Xing') || start + 8 > frame.length) {
    return undefined;
  }
  const view = new DataView(frame.buffer, frame.byteOffset, frame.byteLength);
  const flags = view.getUint32(start + 4);
  const positions: Partial<Record<(typeof optionalFields)[number]['name'], number>> = {};
  let end = start + 8;
  for (const { name, bit, length } of optionalFields) {
    if ((flags & bit) !== 0 && end + length <= frame.length) {
      positions[name] = end;
      end += length;
    }
  }
  const lame = readLameTag(frame, end);
  return {
    kind,
    ...(positions.frames !== undefined && { frames: view.getUint32(positions.frames) }),
    ...(positions.bytes !== undefined && { bytes: view.getUint32(positions.bytes) }),
    ...(positions.tableOfContents !== undefined && {
      tableOfContents: frame.slice(positions.tableOfContents, positions.tableOfContents + 100),
    }),
    ...(lame !== undefined && { lame }),
  };
}

function readLameTag(frame: Uint8Array, start: number): LameTag | undefined {
  const encoder = readText(frame, start, 9);
  if (start + lameTagLength > frame.length || !/^L(?:AME|avc|avf)/.test(encoder)) {
    return undefined;
  }
  const view = new DataView(frame.buffer, frame.byteOffset + start, lameTagLength);
  const delayAndPadding = view.getUint32(20) & 0xff_ffff;
  return {
    encoder,
    delaySamples: delayAndPadding >> 12,
    paddingSamples: delayAndPadding & 0xfff,
    musicLength: view.getUint32(28),
    musicCrc: view.getUint16(32),
    isIntact: crc16(frame.subarray(0, start + lameTagLength - tagCrcLength)) === view.getUint16(34),
  };
}

import { startsWith } from './bytes.ts';

/** Facts that the four bytes at the start of an MPEG audio layer III frame tell. */
export interface FrameHeader {
  readonly version: 1 | 2 | 2.5;
  readonly sampleRate: number;
  readonly bitrateKbps: number;
  readonly channels: 1 | 2;
  /** Length of the whole frame in bytes, header included. */
  readonly byteLength: number;
  readonly samplesPerFrame: 576 | 1152;
  /** Length of the side information that follows the header (and the check sum, if any). */
  readonly sideInfoLength: number;
  /** Whether two bytes of check sum follow the header. */
  readonly hasCrc: boolean;
}

export const frameHeaderLength = 4;

/** By the two version bits. Source: ISO/IEC 11172-3 and 13818-3; 2.5 is the usual extension to lower rates. */
const versions = [2.5, undefined, 2, 1] as const;
const sampleRates = {
  1: [44_100, 48_000, 32_000],
  2: [22_050, 24_000, 16_000],
  2.5: [11_025, 12_000, 8_000],
} as const;

/** Layer III bitrates in kbit/s of MPEG-2 and 2.5, by index 1 to 14. */
export const lowRateBitratesKbps = [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160] as const;
/** Layer III bitrates in kbit/s by index 1 to 14; index 0 (free format) and 15 are not accepted. */
const bitrates = {
  1: [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: lowRateBitratesKbps,
  2.5: lowRateBitratesKbps,
} as const;

/** The layer bits of layer III. */
const layerThree = 1;

/** Reads the header at `offset`. @returns undefined when no frame of layer III begins there. */
export function readFrameHeader(bytes: Uint8Array, offset: number): FrameHeader | undefined {
  const [sync, kind, rates, mode] = bytes.subarray(offset, offset + frameHeaderLength);
  if (sync !== 0xff || kind === undefined || rates === undefined || mode === undefined || (kind & 0xe0) !== 0xe0) {
    return undefined;
  }
  const version = versions[(kind >> 3) & 3];
  if (version === undefined || ((kind >> 1) & 3) !== layerThree) {
    return undefined;
  }
  const bitrateKbps = bitrates[version][(rates >> 4) - 1];
  const sampleRate = sampleRates[version][(rates >> 2) & 3];
  if (bitrateKbps === undefined || sampleRate === undefined) {
    return undefined;
  }
  const samplesPerFrame = version === 1 ? 1152 : 576;
  const padding = (rates >> 1) & 1;
  const channels = mode >> 6 === 3 ? 1 : 2;
  return {
    version,
    sampleRate,
    bitrateKbps,
    channels,
    samplesPerFrame,
    byteLength: Math.floor((samplesPerFrame * bitrateKbps * 125) / sampleRate) + padding,
    sideInfoLength: sideInfoLengthOf(version, channels),
    hasCrc: (kind & 1) === 0,
  };
}

function sideInfoLengthOf(version: FrameHeader['version'], channels: FrameHeader['channels']): number {
  if (version === 1) {
    return channels === 1 ? 17 : 32;
  }
  return channels === 1 ? 9 : 17;
}

/** Returns where an Info tag stands in a frame that has one: behind header, check sum and side information. */
export function infoTagOffset({ hasCrc, sideInfoLength }: FrameHeader): number {
  return frameHeaderLength + (hasCrc ? 2 : 0) + sideInfoLength;
}

/** Tells whether the frame at `offset` describes the others and has no sound of its own: an Info or Xing frame. */
export function isInfoFrame(bytes: Uint8Array, offset: number): boolean {
  const header = readFrameHeader(bytes, offset);
  return (
    header !== undefined && ['Info', 'Xing'].some((name) => startsWith(bytes, name, offset + infoTagOffset(header)))
  );
}

/**
 * Makes a frame of silence that fits between the frames of a sound: the same header, without check sum and padding, and
 * nothing after it. All-zero side information means no bits of sound and no bits borrowed from the frame before.
 *
 * @param header the first four bytes of one of the sound's frames.
 */
export function silentFrame(header: Uint8Array): { readonly bytes: Uint8Array; readonly durationMs: number } {
  const [sync = 0, kind = 0, rates = 0, mode = 0] = header;
  const plain = Uint8Array.of(sync, kind | 1, rates & 0xfd, mode);
  const frame = readFrameHeader(plain, 0);
  if (frame === undefined) {
    throw new RangeError('Not the header of a frame.');
  }
  const bytes = new Uint8Array(frame.byteLength);
  bytes.set(plain);
  return { bytes, durationMs: (frame.samplesPerFrame * 1000) / frame.sampleRate };
}

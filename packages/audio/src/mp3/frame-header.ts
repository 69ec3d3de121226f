/** What the four bytes at the start of an MPEG audio layer III frame say. */
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

const lowRateBitrates = [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160] as const;
/** Layer III bitrates in kbit/s by index 1 to 14; index 0 (free format) and 15 are not accepted. */
const bitrates = {
  1: [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: lowRateBitrates,
  2.5: lowRateBitrates,
} as const;

/** The layer bits of layer III. */
const layerThree = 1;

/** @returns the header at `offset`, or undefined when there is none. */
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

/**
 * Bitrates in kbit/s that the encoder offers at 24 kHz. Lower ones blur consonants and add a decibel and more to peaks,
 * and their frames are too short for an Info tag; LAME turns higher ones into the last without a word.
 */
export const mp3BitratesKbps = [64, 80, 96, 112, 128, 160] as const;
export type Mp3BitrateKbps = (typeof mp3BitratesKbps)[number];

/**
 * @returns the header bytes of our own frames: MPEG-2 layer III, 24 kHz, mono, no padding, no check sum, "original".
 */
export function frameHeaderBytes(bitrateKbps: Mp3BitrateKbps): Uint8Array {
  const bitrateIndex = lowRateBitrates.indexOf(bitrateKbps) + 1;
  return Uint8Array.of(0xff, 0xf3, (bitrateIndex << 4) | (1 << 2), 0xc4);
}

/** What the header of an MPEG audio layer III frame says. */
export interface Mp3Frame {
  readonly sampleRate: number;
  readonly channels: 1 | 2;
  readonly samples: 576 | 1152;
  /** Bytes of the whole frame. */
  readonly length: number;
  /** Bytes of header, check sum and side information, after which an Info tag would stand. */
  readonly tagOffset: number;
}

/**
 * By the two version bits: 2.5, reserved, 2, 1. Source: ISO/IEC 11172-3, 2.4.2.3, and 13818-3; 2.5 is the usual
 * extension.
 */
const sampleRates = [[11_025, 12_000, 8_000], undefined, [22_050, 24_000, 16_000], [44_100, 48_000, 32_000]] as const;
const bitratesOne = [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320] as const;
const bitratesTwo = [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160] as const;
const versionOne = 3;
const layerThree = 1;

export const mp3HeaderLength = 4;

/** @returns undefined when no frame of layer III begins here. */
export function readMp3Frame(bytes: Uint8Array, offset: number): Mp3Frame | undefined {
  const [sync = 0, kind = 0, rates = 0, mode = 0] = bytes.subarray(offset, offset + mp3HeaderLength);
  const version = (kind >> 3) & 3;
  const sampleRate = sampleRates[version]?.[(rates >> 2) & 3];
  const bitrateKbps = (version === versionOne ? bitratesOne : bitratesTwo)[(rates >> 4) - 1];
  if (
    sync !== 0xff ||
    (kind & 0xe0) !== 0xe0 ||
    ((kind >> 1) & 3) !== layerThree ||
    sampleRate === undefined ||
    bitrateKbps === undefined
  ) {
    return undefined;
  }
  const samples = version === versionOne ? 1152 : 576;
  const channels = mode >> 6 === 3 ? 1 : 2;
  const sideInfo = version === versionOne ? (channels === 1 ? 17 : 32) : channels === 1 ? 9 : 17;
  const checkSum = (kind & 1) === 0 ? 2 : 0;
  const length = Math.floor((samples * bitrateKbps * 125) / sampleRate) + ((rates >> 1) & 1);
  return { sampleRate, channels, samples, length, tagOffset: mp3HeaderLength + checkSum + sideInfo };
}

/**
 * A frame of silence that fits between the frames of a sound: the same header, and nothing after it. All-zero side
 * information means no bits of sound and no bits borrowed from the frame before.
 *
 * @param header the first four bytes of one of the sound's frames.
 */
export function silentMp3Frame(header: Uint8Array): { readonly bytes: Uint8Array; readonly durationMs: number } {
  const [sync = 0, kind = 0, rates = 0, mode = 0] = header;
  // No check sum, no padding.
  const plain = Uint8Array.of(sync, kind | 1, rates & 0xfd, mode);
  const frame = readMp3Frame(plain, 0);
  if (frame === undefined) {
    throw new RangeError('Not the header of a frame.');
  }
  const bytes = new Uint8Array(frame.length);
  bytes.set(plain);
  return { bytes, durationMs: (frame.samples * 1000) / frame.sampleRate };
}

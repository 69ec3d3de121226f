import { concatBytes, readFrameHeader } from '@rakhim/containers';
import { crc16 } from './crc16.ts';
import { frameHeaderBytes, type Mp3BitrateKbps } from './frame-header.ts';

/** Samples that LAME puts before the first one of the source, not counting the decoder's own 529. */
const encoderDelaySamples = 576;
const samplesPerFrame = 576;

const tableOfContentsLength = 100;
/** Frames, bytes, table of contents and quality are all present. */
const allFieldsPresent = 0x0f;
/** The value that LAME writes for its default quality settings. */
const qualityIndicator = 57;
const encoderName = 'LAME3.100';
/** Revision 0 of the tag in the upper half, constant bitrate in the lower. */
const constantBitrateMethod = 1;
/** Lengths of the parts of the LAME tag that stay zero: unknown. */
const lowPassAndGainLength = 9;
const afterPaddingLength = 4;

/** The sizes of one encoded utterance. */
export interface EncodedSound {
  readonly bitrateKbps: Mp3BitrateKbps;
  readonly frames: number;
  readonly bytes: number;
  /** Check sum over all those bytes. */
  readonly crc: number;
  /** Samples of the source. */
  readonly samples: number;
}

/**
 * @returns a silent frame of the length that `infoFrame` will have, which plays correctly should it never be replaced.
 */
export function infoFramePlaceholder(bitrateKbps: Mp3BitrateKbps): Uint8Array {
  const header = frameHeaderBytes(bitrateKbps);
  const frame = new Uint8Array(readFrameHeader(header, 0)?.byteLength ?? 0);
  frame.set(header);
  return frame;
}

function bigEndian(value: number, length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, index) => (value / 256 ** (length - 1 - index)) & 0xff);
}

/** Byte positions of each per cent of the duration, in 256ths of the file. */
function tableOfContents(frameLength: number, sound: EncodedSound): Uint8Array {
  const total = frameLength + sound.bytes;
  return Uint8Array.from({ length: tableOfContentsLength }, (_, percent) =>
    Math.floor((256 * (frameLength + (sound.bytes * percent) / 100)) / total),
  );
}

function lameTag(frameLength: number, sound: EncodedSound): Uint8Array {
  const paddingSamples = sound.frames * samplesPerFrame - encoderDelaySamples - sound.samples;
  return concatBytes([
    new TextEncoder().encode(encoderName),
    Uint8Array.of(constantBitrateMethod),
    new Uint8Array(lowPassAndGainLength),
    Uint8Array.of(0, sound.bitrateKbps),
    bigEndian(encoderDelaySamples * 4096 + paddingSamples, 3),
    new Uint8Array(afterPaddingLength),
    bigEndian(frameLength + sound.bytes, 4),
    bigEndian(sound.crc, 2),
  ]);
}

/**
 * The Info frame that a stored MP3 begins with: it says how long the sound is, where to find each part, and which
 * samples the coding added, so that a decoder gives back exactly the source's samples. Source: the Xing header as
 * described by its authors, and Mp3 Info Tag revision 1 specifications (gabriel.mp3-tech.org).
 */
export function infoFrame(sound: EncodedSound): Uint8Array {
  const frame = infoFramePlaceholder(sound.bitrateKbps);
  const header = readFrameHeader(frame, 0);
  const fields = concatBytes([
    frame.subarray(0, 4 + (header?.sideInfoLength ?? 0)),
    new TextEncoder().encode('Info'),
    bigEndian(allFieldsPresent, 4),
    bigEndian(sound.frames, 4),
    bigEndian(frame.length + sound.bytes, 4),
    tableOfContents(frame.length, sound),
    bigEndian(qualityIndicator, 4),
    lameTag(frame.length, sound),
  ]);
  frame.set(fields);
  frame.set(bigEndian(crc16(fields), 2), fields.length);
  return frame;
}

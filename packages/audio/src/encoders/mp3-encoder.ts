import { concatBytes, readFrameHeader } from '@rakhim/containers';
import type { Delivery, Encoder } from '../encoder.ts';
import { sampleRate } from '../format.ts';
import { crc16 } from '../mp3/crc16.ts';
import { frameHeaderBytes, type Mp3BitrateKbps, mp3BitratesKbps } from '../mp3/frame-header.ts';
import { id3Tag } from '../mp3/id3-tag.ts';
import { infoFrame, infoFramePlaceholder } from '../mp3/info-frame.ts';
import { createClipper } from '../signal/clipper.ts';
import { createCodecPool } from './codec-pool.ts';
import { openCodecSession } from './codec-session.ts';
import { createLameCodec } from './lame-codec.ts';

export interface Mp3EncoderOptions {
  readonly delivery: Delivery;
  /** Constant bitrate in kbit/s; 64 when absent. */
  readonly bitrateKbps?: Mp3BitrateKbps;
  /** Written as an ID3 title; control characters are dropped and 200 code points kept. */
  readonly title?: string;
}

export const mp3CodecPool = createCodecPool(createLameCodec);

const defaultBitrateKbps = 64;

/**
 * LAME turns its input down by this factor at the bitrates offered here, against clipping that the limiter has already
 * ruled out.
 */
const lameScale = 0.95;

function assertBitrate(bitrateKbps: number): void {
  if (!mp3BitratesKbps.some((offered) => offered === bitrateKbps)) {
    throw new RangeError(`MP3 bitrate must be one of ${mp3BitratesKbps.join(', ')} kbit/s, got ${bitrateKbps}`);
  }
}

/**
 * MP3 at a constant bitrate through LAME. Every block put out consists of whole frames, so a stream can be cut or
 * played after any of them.
 *
 * @throws RangeError for a bitrate that is not offered.
 */
export async function createMp3Encoder(options: Mp3EncoderOptions): Promise<Encoder> {
  const { delivery, bitrateKbps = defaultBitrateKbps, title } = options;
  assertBitrate(bitrateKbps);
  const frameLength = readFrameHeader(frameHeaderBytes(bitrateKbps), 0)?.byteLength ?? 1;
  const tag = title === undefined ? new Uint8Array(0) : id3Tag(title);
  const session = await openCodecSession(mp3CodecPool, { sampleRate, bitrateKbps });
  let beginning: Uint8Array = delivery === 'file' ? concatBytes([tag, infoFramePlaceholder(bitrateKbps)]) : tag;
  let partialFrame: Uint8Array = new Uint8Array(0);
  const bound = createClipper({ limit: 1, factor: 1 / lameScale });
  const sound = { bitrateKbps, frames: 0, bytes: 0, crc: 0, samples: 0 };

  function wholeFrames(encoded: Uint8Array): Uint8Array {
    const waiting = concatBytes([partialFrame, encoded]);
    const frames = Math.floor(waiting.length / frameLength);
    const bytes = waiting.subarray(0, frames * frameLength);
    partialFrame = waiting.slice(bytes.length);
    sound.frames += frames;
    sound.bytes += bytes.length;
    sound.crc = crc16(bytes, sound.crc);
    const output = concatBytes([beginning, bytes]);
    beginning = new Uint8Array(0);
    return output;
  }

  return {
    encode(samples) {
      sound.samples += samples.length;
      return wholeFrames(session.encode(bound(samples)));
    },
    finish() {
      const bytes = wholeFrames(session.finish());
      return delivery === 'file' ? { bytes, header: concatBytes([tag, infoFrame(sound)]) } : { bytes };
    },
    close: session.close,
  };
}

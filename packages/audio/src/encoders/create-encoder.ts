import type { Encoder } from '../encoder.ts';
import type { AudioFormat } from '../format.ts';
import { createMp3Encoder, type Mp3EncoderOptions } from './mp3-encoder.ts';
import { createOggEncoder } from './ogg-encoder.ts';
import { createWavEncoder } from './wav-encoder.ts';

/** Bitrate and title concern MP3 only; the other formats have no use for them. */
export type EncoderOptions = Mp3EncoderOptions;

const encoderFactories = {
  mp3: createMp3Encoder,
  wav: createWavEncoder,
  ogg: createOggEncoder,
} as const satisfies Record<AudioFormat, (options: EncoderOptions) => Encoder | Promise<Encoder>>;

/**
 * Opens an encoder for one utterance. The caller must end it with `finish` or `close`, which frees it for the next
 * utterance.
 *
 * @throws RangeError for an MP3 bitrate that is not offered.
 */
export async function createEncoder(format: AudioFormat, options: EncoderOptions): Promise<Encoder> {
  return encoderFactories[format](options);
}

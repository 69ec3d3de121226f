import {
  type AacEncoder,
  createAacEncoder,
  createFlacEncoder,
  createOpusEncoder,
  createPcm16Decoder,
  type Encoder,
} from '@rakhim/audio';
import { AppError } from '#src/errors/app-error.ts';

/** Formats that are made here, of samples, because no engine makes them. */
const encoderFactories = { aac: openAacEncoder, flac: createFlacEncoder, opus: createOpusEncoder } as const;

export type EncodedHere = keyof typeof encoderFactories;

const fullScale = 32_768;

/** AAC encoders at once; each has a thread of some 30 MB. */
const aacEncodersMax = 16;
const aacRetrySeconds = 5;
let aacEncoders = 0;

/** @throws AppError `overloaded` while all encoders are busy. */
async function openAacEncoder(): Promise<AacEncoder> {
  if (aacEncoders >= aacEncodersMax) {
    throw new AppError('overloaded', { values: { seconds: aacRetrySeconds }, retryAfterSeconds: aacRetrySeconds });
  }
  aacEncoders += 1;
  let isCounted = true;
  const release = (): void => {
    aacEncoders -= isCounted ? 1 : 0;
    isCounted = false;
  };
  try {
    const encoder = await createAacEncoder();
    return {
      ...encoder,
      close() {
        encoder.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * Sound of 16-bit samples at 24 kHz in another format, block by block. Passes on what the samples return; if the
 * encoder fails, they are told.
 */
export async function* encodePcm<Result>(
  pcm: AsyncGenerator<Uint8Array, Result>,
  format: EncodedHere,
): AsyncGenerator<Uint8Array, Result> {
  const decode = createPcm16Decoder();
  let encoder: Encoder | AacEncoder | undefined;
  try {
    let next = await pcm.next();
    encoder = await encoderFactories[format]();
    for (; !next.done; next = await pcm.next()) {
      const bytes = await encoder.encode(Float32Array.from(decode(next.value), (sample) => sample / fullScale));
      if (bytes.length > 0) {
        yield bytes;
      }
    }
    yield (await encoder.finish()).bytes;
    return next.value;
  } catch (error) {
    await pcm.throw(error);
    throw error;
  } finally {
    encoder?.close();
    await pcm.return(undefined as Result);
  }
}

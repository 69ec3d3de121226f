import { createFlacEncoder, createOpusEncoder, createPcm16Decoder, type Encoder } from '@rakhim/audio';

/** Formats that are made here, of samples, because no engine makes them. */
const encoderFactories = { flac: createFlacEncoder, opus: createOpusEncoder } as const;

export type EncodedHere = keyof typeof encoderFactories;

const fullScale = 32_768;

/**
 * Sound of 16-bit samples at 24 kHz in another format, block by block. Passes on what the samples return; if the
 * encoder fails, they are told.
 */
export async function* encodePcm<Result>(
  pcm: AsyncGenerator<Uint8Array, Result>,
  format: EncodedHere,
): AsyncGenerator<Uint8Array, Result> {
  const decode = createPcm16Decoder();
  let encoder: Encoder | undefined;
  try {
    let next = await pcm.next();
    encoder = await encoderFactories[format]();
    for (; !next.done; next = await pcm.next()) {
      const bytes = encoder.encode(Float32Array.from(decode(next.value), (sample) => sample / fullScale));
      if (bytes.length > 0) {
        yield bytes;
      }
    }
    yield encoder.finish().bytes;
    return next.value;
  } catch (error) {
    await pcm.throw(error);
    throw error;
  } finally {
    encoder?.close();
    await pcm.return(undefined as Result);
  }
}

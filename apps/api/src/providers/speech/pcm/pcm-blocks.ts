import { speechFailed } from '../failures.ts';

const bytesPerSample = 2;

/** Below this a block is kept until more comes, so that a server that writes byte by byte costs no message a byte. */
const blockSamplesMin = 480;

/** 0.7 s at 24 kHz: one block is the unit of cancelling and of back-pressure. */
const blockSamplesMax = 16_384;

/**
 * Cuts a stream of bytes, however the network divided it, into blocks of whole 16-bit samples.
 *
 * @param chunks signed 16-bit little-endian mono PCM.
 * @returns blocks of 480 to 16,384 samples, the last one perhaps shorter; each owns its memory.
 * @throws `speech_engine_failed` when the sound ends in the middle of a sample.
 */
export async function* toPcmBlocks(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Int16Array<ArrayBuffer>> {
  const pending = new Uint8Array(blockSamplesMax * bytesPerSample);
  let filled = 0;

  function take(): Int16Array<ArrayBuffer> {
    const whole = filled - (filled % bytesPerSample);
    const block = new Int16Array(pending.buffer.slice(0, whole));
    pending.copyWithin(0, whole, filled);
    filled -= whole;
    return block;
  }

  for await (const chunk of chunks) {
    let offset = 0;
    while (offset < chunk.byteLength) {
      const part = chunk.subarray(offset, offset + pending.byteLength - filled);
      pending.set(part, filled);
      filled += part.byteLength;
      offset += part.byteLength;
      if (filled >= blockSamplesMin * bytesPerSample) {
        yield take();
      }
    }
  }
  if (filled % bytesPerSample !== 0) {
    throw speechFailed(new Error('The sound ended in the middle of a sample.'));
  }
  if (filled > 0) {
    yield take();
  }
}

import { BlobTooLargeError } from './blob-store.ts';

/** Passes bytes on and counts them. @throws BlobTooLargeError once there are too many. */
export async function* boundedBytes(
  bytes: Uint8Array | AsyncIterable<Uint8Array>,
  bytesMax: number,
  onBytes: (count: number) => void,
): AsyncGenerator<Uint8Array> {
  let total = 0;
  for await (const block of bytes instanceof Uint8Array ? [bytes] : bytes) {
    total += block.byteLength;
    if (total > bytesMax) {
      throw new BlobTooLargeError(bytesMax);
    }
    onBytes(block.byteLength);
    yield block;
  }
}

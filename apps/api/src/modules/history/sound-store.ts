import { Readable } from 'node:stream';
import { limits } from '@rakhim/contract';
import type { BlobStore, ByteRange, StoredBlob } from '#src/providers/blobs/blob-store.ts';
import { boundedBytes } from '#src/providers/blobs/bounded-bytes.ts';
import { BrokenSealError, openBlocks, sealBlocks, sealedPart, sealedSize } from '#src/secrets/sealed-blocks.ts';

/** The sounds of the history in the blob store, encrypted under the key outside it. */
export interface SoundStore {
  /**
   * Keeps a sound as it comes.
   *
   * @returns how many bytes it has. @throws BlobTooLargeError beyond `limits.keptSoundBytesMax`.
   */
  put(key: string, sound: Uint8Array | AsyncIterable<Uint8Array>): Promise<number>;
  /**
   * Opens a sound, or a part of it.
   *
   * @param size its bytes, as `put` returned them.
   * @returns `undefined` when there is none, or it was sealed under another key. Bytes that were changed later on break
   *   the stream off.
   */
  get(key: string, size: number, range?: ByteRange): Promise<StoredBlob | undefined>;
}

export function createSoundStore(blobs: BlobStore, masterSecret: Buffer): SoundStore {
  const purposeOf = (key: string): string => `sound ${key}`;
  return {
    async put(key, sound) {
      let size = 0;
      const counted = boundedBytes(sound, limits.keptSoundBytesMax, (count) => {
        size += count;
      });
      await blobs.put(key, sealBlocks(masterSecret, purposeOf(key), counted), {
        bytesMax: sealedSize(limits.keptSoundBytesMax),
      });
      return size;
    },

    async get(key, size, range) {
      const start = range?.start ?? 0;
      const end = Math.min(range?.end ?? size - 1, size - 1);
      if (start > end) {
        return { size, bytes: Readable.from([]) };
      }
      const part = { start, end, size };
      const stored = await blobs.get(key, sealedPart(part));
      if (stored?.size === size) {
        // Kept before sounds were sealed.
        stored.bytes.destroy();
        return blobs.get(key, range);
      }
      if (!stored) {
        return undefined;
      }
      const blocks = await startBlocks(openBlocks(masterSecret, purposeOf(key), part, stored.bytes));
      if (!blocks) {
        stored.bytes.destroy();
        return undefined;
      }
      const bytes = Readable.from(blocks);
      // Otherwise a caller who leaves before the first read would leak the open file.
      bytes.once('close', () => stored.bytes.destroy());
      return { size, bytes };
    },
  };
}

/** Opens the first block before an answer begins. @returns `undefined` when it does not open. */
async function startBlocks(
  blocks: AsyncGenerator<Uint8Array, void>,
): Promise<AsyncGenerator<Uint8Array, void> | undefined> {
  try {
    const first = await blocks.next();
    return (async function* () {
      if (!first.done) {
        yield first.value;
      }
      yield* blocks;
    })();
  } catch (error) {
    if (error instanceof BrokenSealError) {
      return undefined;
    }
    throw error;
  }
}

import { Readable } from 'node:stream';
import { limits } from '@rakhim/contract';
import type { BlobStore, ByteRange, StoredBlob } from '#src/providers/blobs/blob-store.ts';
import { boundedBytes } from '#src/providers/blobs/bounded-bytes.ts';
import { type MasterSecret, secretsOf } from '#src/secrets/master-secret.ts';
import {
  BrokenSealError,
  type SealedPart,
  openBlocks,
  sealBlocks,
  sealedPart,
  sealedSize,
} from '#src/secrets/sealed-blocks.ts';

/** The sounds of the history in the blob store, encrypted under the key outside it. */
export interface SoundStore {
  /**
   * Keeps a sound as it comes.
   *
   * @returns how many bytes it has. @throws BlobTooLargeError beyond the store's limit.
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
  /** Seals a sound anew that the previous master secret sealed, or nothing. */
  reseal(key: string, size: number): Promise<'renewed' | 'current' | 'lost'>;
  delete(key: string): Promise<void>;
}

/** @param bytesMax of one sound. */
export function createSoundStore(
  blobs: BlobStore,
  masterSecret: MasterSecret,
  bytesMax: number = limits.keptSoundBytesMax,
): SoundStore {
  const purposeOf = (key: string): string => `sound ${key}`;
  // Today's secret again at last: between the two looks the sound may have been sealed anew.
  const secrets = masterSecret.previous ? [...secretsOf(masterSecret), masterSecret.current] : [masterSecret.current];

  async function put(key: string, sound: Uint8Array | AsyncIterable<Uint8Array>): Promise<number> {
    let size = 0;
    const counted = boundedBytes(sound, bytesMax, (count) => {
      size += count;
    });
    await blobs.put(key, sealBlocks(masterSecret.current, purposeOf(key), counted), {
      bytesMax: sealedSize(bytesMax),
    });
    return size;
  }

  async function openUnder(secret: Buffer, key: string, part: SealedPart): Promise<StoredBlob | undefined> {
    const stored = await blobs.get(key, sealedPart(part));
    const blocks = stored && (await startBlocks(openBlocks(secret, purposeOf(key), part, stored.bytes)));
    if (!blocks) {
      stored?.bytes.destroy();
      return undefined;
    }
    const bytes = Readable.from(blocks);
    // Otherwise a caller who leaves before the first read would leak the open file.
    bytes.once('close', () => stored.bytes.destroy());
    return { size: part.size, bytes };
  }

  async function openPlain(key: string, size: number, range?: ByteRange): Promise<StoredBlob | undefined> {
    const stored = await blobs.get(key, range);
    if (stored?.size === size) {
      return stored;
    }
    stored?.bytes.destroy();
    return undefined;
  }

  return {
    put,

    async get(key, size, range) {
      const start = range?.start ?? 0;
      const end = Math.min(range?.end ?? size - 1, size - 1);
      if (start > end) {
        return { size, bytes: Readable.from([]) };
      }
      for (const secret of secrets) {
        const opened = await openUnder(secret, key, { start, end, size });
        if (opened) {
          return opened;
        }
      }
      // Kept before sounds were sealed.
      return openPlain(key, size, range);
    },

    async reseal(key, size) {
      const whole = { start: 0, end: size - 1, size };
      const current = await openUnder(masterSecret.current, key, whole);
      if (current) {
        current.bytes.destroy();
        return 'current';
      }
      const earlier =
        (masterSecret.previous && (await openUnder(masterSecret.previous, key, whole))) ?? (await openPlain(key, size));
      if (!earlier) {
        return 'lost';
      }
      await put(key, earlier.bytes);
      return 'renewed';
    },

    delete: (key) => blobs.delete(key),
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

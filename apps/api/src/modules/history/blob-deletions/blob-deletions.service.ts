import pLimit from 'p-limit';
import type { Logger } from 'pino';
import type { BlobStore } from '#src/providers/blobs/blob-store.ts';
import type { BlobDeletionsQueries } from './blob-deletions.queries.ts';

export interface BlobDeletionsService {
  /** Orders the deletion of sounds whose time is over. @returns how many there were. */
  orderExpired(now: Date): Promise<number>;
  /** Deletes all blobs whose deletion was ordered. A failure is logged and retried the next time. */
  carryOut(): Promise<void>;
  /** Starts deletions whose orders are in the database already, without making the caller wait for the store. */
  begin(blobKeys: readonly string[]): void;
}

/** Deletions that one process asks the store for at the same time. */
const parallelMax = 8;

/**
 * Sounds are deleted in two steps: the order with the row, in the database; then the sound, in the store, which may be
 * away.
 */
export function createBlobDeletionsService({
  queries,
  blobs,
  logger,
}: {
  queries: BlobDeletionsQueries;
  blobs: BlobStore;
  logger: Logger;
}): BlobDeletionsService {
  const turn = pLimit(parallelMax);

  return {
    async orderExpired(now) {
      let expired = 0;
      for (let count = -1; count !== 0; expired += count) {
        count = await queries.orderExpired(now);
      }
      return expired;
    },

    async carryOut() {
      let last = 0;
      for (;;) {
        const orders = await queries.listAfter(last);
        for (const { id, blob_key: key, is_prefix: isPrefix } of orders) {
          last = id;
          await (isPrefix ? blobs.deleteByPrefix(key) : blobs.delete(key)).then(
            () => queries.close(id),
            (error: unknown) => {
              logger.warn({ err: error }, 'a sound could not be deleted and will be tried again');
            },
          );
        }
        if (orders.length === 0) {
          return;
        }
      }
    },

    begin(blobKeys) {
      for (const key of blobKeys) {
        turn(() => blobs.delete(key)).catch((error: unknown) => {
          logger.warn({ err: error }, 'a sound will be deleted by the next sweep');
        });
      }
    },
  };
}

import pLimit from 'p-limit';
import type { Logger } from 'pino';
import type { BlobStore } from '#src/providers/blobs/blob-store.ts';
import type { BlobDeletionsQueries } from './blob-deletions.queries.ts';

export interface BlobDeletionsService {
  /** Queues the deletion of expired sounds. @returns how many there were. */
  orderExpired(now: Date): Promise<number>;
  /** Deletes all blobs whose deletion was ordered. A failure is logged and retried the next time. */
  carryOut(): Promise<void>;
  /** Starts deletions whose orders are in the database already, without making the caller wait for the store. */
  begin(blobKeys: readonly string[]): void;
}

/** Concurrent deletions of one process. */
const parallelMax = 8;

/**
 * Deletes sounds in two steps: a queued deletion, in the transaction that deletes the row; then the blob, once the
 * store is reachable.
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

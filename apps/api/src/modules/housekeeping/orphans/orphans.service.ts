import type { Logger } from 'pino';
import type { BlobStore } from '#src/providers/blobs/blob-store.ts';
import type { OrphansQueries } from './orphans.queries.ts';

/** Whose blobs are below a name, and which of them it knows. */
export interface BlobOwner {
  readonly prefix: string;
  /** Returns those of the keys that belong to something in the database. */
  findOwned(keys: readonly string[]): Promise<ReadonlySet<string>>;
}

export interface OrphansOptions {
  readonly blobs: Pick<BlobStore, 'list' | 'delete'>;
  readonly owners: readonly BlobOwner[];
  readonly queries: OrphansQueries;
  readonly logger: Logger;
  readonly now: () => Date;
}

/** A blob is stored before its row says so; a younger one may still get its row. */
const youngMs = 86_400_000;
const batchSize = 500;
/** Orphans of one owner that one day deletes; more wait for the next. */
const orphansMax = 10_000;

/**
 * Deletes blobs that nothing in the database knows of: a process that died between storing one and writing it down left
 * it, or the database is older than the store, because it was restored from a backup. Where most of them are unknown,
 * nothing is deleted: the database is probably not the one that the store belongs to.
 *
 * @returns what sweeps once a day, in whichever process comes first, and says how many it deleted.
 */
export function createOrphanSweep({ blobs, owners, queries, logger, now }: OrphansOptions): () => Promise<number> {
  async function findOrphans({ prefix, findOwned }: BlobOwner): Promise<{ listed: number; orphans: string[] }> {
    const orphans: string[] = [];
    let listed = 0;
    let batch: string[] = [];
    const check = async (): Promise<void> => {
      const owned = await findOwned(batch);
      orphans.push(...batch.filter((key) => !owned.has(key)));
      batch = [];
    };
    for await (const { key, storedAt } of blobs.list(prefix)) {
      listed += 1;
      if (now().getTime() - storedAt.getTime() > youngMs && orphans.length < orphansMax) {
        batch.push(key);
      }
      if (batch.length === batchSize) {
        await check();
      }
    }
    await check();
    return { listed, orphans };
  }

  async function sweepOwner(owner: BlobOwner): Promise<number> {
    const { listed, orphans } = await findOrphans(owner);
    if (orphans.length * 2 > listed) {
      const facts = { prefix: owner.prefix, listed, orphans: orphans.length };
      logger.warn(facts, 'most blobs belong to nothing in this database; none was deleted');
      return 0;
    }
    for (const key of orphans) {
      await blobs.delete(key);
    }
    return orphans.length;
  }

  return async () => {
    let deleted = 0;
    if (await queries.begin()) {
      for (const owner of owners) {
        deleted += await sweepOwner(owner);
      }
    }
    return deleted;
  };
}

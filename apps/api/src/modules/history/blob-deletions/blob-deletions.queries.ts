import type { Knex } from 'knex';

export interface BlobDeletionRow {
  readonly id: number;
  readonly blob_key: string;
  readonly is_prefix: boolean;
}

const batchSize = 200;

export type BlobDeletionsQueries = ReturnType<typeof createBlobDeletionsQueries>;

export function createBlobDeletionsQueries(db: Knex, audioDays: number) {
  return {
    /** Queues the deletion of sounds past their owners' retention. @returns how many. */
    async orderExpired(now: Date): Promise<number> {
      const { rows } = await db.raw<{ rows: unknown[] }>(
        `WITH expired AS (
           SELECT u.request_id FROM utterances AS u LEFT JOIN history_settings AS s USING (account_id)
           WHERE u.audio_state <> 'none' AND u.created_at < :now::timestamptz - make_interval(days => coalesce(s.audio_days, :audioDays))
           ORDER BY u.created_at LIMIT :batchSize FOR UPDATE OF u SKIP LOCKED
         ), gone AS (
           UPDATE utterances AS u SET audio_state = 'none', audio_bytes = NULL, sealed_facts = NULL FROM expired AS e WHERE u.request_id = e.request_id
           RETURNING u.account_id, u.request_id
         )
         INSERT INTO blob_deletions (blob_key) SELECT 'history/' || account_id || '/' || request_id FROM gone RETURNING id`,
        { now, audioDays, batchSize },
      );
      return rows.length;
    },

    async listAfter(id: number): Promise<BlobDeletionRow[]> {
      return db('blob_deletions')
        .where('id', '>', id)
        .orderBy('id')
        .limit(batchSize)
        .select<BlobDeletionRow[]>('id', 'blob_key', 'is_prefix');
    },

    /** How long a queued deletion is repeated: an upload in flight may finish after the first deletion. */
    async close(id: number): Promise<void> {
      await db('blob_deletions').where({ id }).whereRaw("created_at < now() - interval '1 hour'").delete();
    },
  };
}

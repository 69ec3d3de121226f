import type { JWK } from 'jose';
import type { Knex } from 'knex';

export interface SigningKeyRow {
  readonly id: string;
  readonly public_key: JWK;
  readonly private_key: Buffer;
  readonly created_at: Date;
  readonly accepted_until: Date;
}

export type SigningKeysQueries = ReturnType<typeof createSigningKeysQueries>;

/** Any number that stays the same: only one process may add a key at a time. */
const lockId = 7_220_313;

export function createSigningKeysQueries(db: Knex) {
  return {
    /** Keys whose tokens are still accepted, newest first. */
    async listAcceptedKeys(now: Date): Promise<SigningKeyRow[]> {
      return db<SigningKeyRow>('signing_keys').where('accepted_until', '>', now).orderBy('created_at', 'desc');
    },

    /**
     * Adds a key unless one was made since `unlessSince`. Processes that want a new key at the same time end up with
     * one.
     */
    async addKeyOnce(row: SigningKeyRow, unlessSince: Date): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.raw('SELECT pg_advisory_xact_lock(?)', [lockId]);
        const newer = await tx<SigningKeyRow>('signing_keys').where('created_at', '>', unlessSince).first('id');
        if (!newer) {
          await tx('signing_keys').insert({ ...row, public_key: JSON.stringify(row.public_key) });
        }
      });
    },

    async deleteExpired(now: Date): Promise<number> {
      return db('signing_keys').where('accepted_until', '<', now).delete();
    },
  };
}

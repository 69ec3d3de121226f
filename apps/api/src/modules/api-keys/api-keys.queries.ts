import type { Knex } from 'knex';

export interface NewApiKeyRow {
  readonly id: string;
  readonly account_id: string;
  readonly name: string;
  readonly key_hash: Buffer;
  readonly first4: string;
  readonly last4: string;
}

export interface ApiKeyOwner {
  readonly id: string;
  readonly account_id: string;
}

export type ApiKeysQueries = ReturnType<typeof createApiKeysQueries>;

export function createApiKeysQueries(db: Knex) {
  return {
    async insertApiKey(row: NewApiKeyRow): Promise<void> {
      await db('api_keys').insert(row);
    },

    async revokeApiKeys(tx: Knex, accountId: string): Promise<void> {
      await tx('api_keys').where({ account_id: accountId }).whereNull('revoked_at').update({ revoked_at: tx.fn.now() });
    },

    /** The key with this hash, unless it was revoked. */
    async findLiveApiKey(keyHash: Buffer): Promise<ApiKeyOwner | undefined> {
      return db('api_keys').where({ key_hash: keyHash }).whereNull('revoked_at').first('id', 'account_id');
    },
  };
}

import type { ApiKeyScope } from '@rakhim/contract';
import type { Knex } from 'knex';

/** What is stored of a key's secret part. */
export interface ApiKeySecret {
  readonly key_hash: Buffer;
  readonly first4: string;
  readonly last4: string;
  readonly sealed_key: Buffer | null;
}

export interface ApiKeySettings {
  readonly name: string;
  readonly scopes: readonly ApiKeyScope[];
  readonly expires_at: Date | null;
  readonly character_limit: number | null;
}

export interface ApiKeyRow extends ApiKeySettings, ApiKeySecret {
  readonly id: string;
  readonly account_id: string;
  readonly is_default: boolean;
  /** The program that it was made for. */
  readonly issued_to: string | null;
  readonly created_at: Date;
  readonly rotated_at: Date | null;
  readonly previous_valid_until: Date | null;
  readonly last_used_at: Date | null;
}

/** A prepared statement names its columns, so that one more of them in a later version does not break it. */
const knownColumns = [
  'id',
  'account_id',
  'scopes',
  'expires_at',
  'character_limit',
  'issued_to',
  'last_used_at',
] as const satisfies readonly (keyof ApiKeyRow)[];

/** What is read of a key that is shown. */
export type KnownKeyRow = Pick<ApiKeyRow, (typeof knownColumns)[number]>;

export type NewApiKeyRow = ApiKeySecret &
  Partial<ApiKeySettings> &
  Pick<ApiKeyRow, 'id' | 'account_id' | 'name' | 'is_default' | 'issued_to'>;

/** A key's id and the account that must own it. */
export interface OwnedKey {
  readonly id: string;
  readonly accountId: string;
}

export type ApiKeysQueries = ReturnType<typeof createApiKeysQueries>;

export function createApiKeysQueries(db: Knex) {
  /** Lists an account's keys that are not revoked. */
  function live({ id, accountId }: OwnedKey, tx: Knex = db) {
    return tx<ApiKeyRow>('api_keys').where({ id, account_id: accountId }).whereNull('revoked_at');
  }

  return {
    async insertApiKey(tx: Knex, row: NewApiKeyRow): Promise<ApiKeyRow> {
      const [inserted] = await tx('api_keys').insert(row).returning<ApiKeyRow[]>('*');
      if (!inserted) {
        throw new Error('An inserted key was not returned.');
      }
      return inserted;
    },

    /** Locks the account's keys until the transaction ends. @returns how many there are. */
    async lockAndCount(tx: Knex.Transaction, accountId: string): Promise<number> {
      await tx('accounts').where({ id: accountId }).forUpdate().first('id');
      const rows = await tx('api_keys').where({ account_id: accountId }).whereNull('revoked_at').select('id');
      return rows.length;
    },

    /** The default key, which stays as it is until the transaction ends. */
    async lockDefaultApiKey(tx: Knex, accountId: string): Promise<ApiKeyRow | undefined> {
      return tx<ApiKeyRow>('api_keys')
        .where({ account_id: accountId, is_default: true })
        .whereNull('revoked_at')
        .forUpdate()
        .first();
    },

    async listApiKeys(accountId: string): Promise<ApiKeyRow[]> {
      return db<ApiKeyRow>('api_keys')
        .where({ account_id: accountId })
        .whereNull('revoked_at')
        .orderBy([{ column: 'is_default', order: 'desc' }, 'created_at', 'id']);
    },

    async findApiKey(key: OwnedKey): Promise<ApiKeyRow | undefined> {
      return live(key).first();
    },

    async updateApiKey(key: OwnedKey, change: Partial<ApiKeySettings>): Promise<ApiKeyRow | undefined> {
      const [row] = await live(key)
        .update(change as never)
        .returning('*');
      return row;
    },

    /** Replaces the secret. The old one works until `overlapEndsAt`, or stops at once. */
    async replaceSecret(
      tx: Knex,
      key: OwnedKey,
      secret: ApiKeySecret,
      times: { at: Date; overlapEndsAt: Date | null },
    ): Promise<ApiKeyRow | undefined> {
      const [row] = await live(key, tx)
        .update({
          ...secret,
          rotated_at: times.at,
          previous_key_hash: times.overlapEndsAt && tx.ref('key_hash'),
          previous_valid_until: times.overlapEndsAt,
        } as never)
        .returning('*');
      return row;
    },

    async revokeApiKey(tx: Knex, key: OwnedKey): Promise<number> {
      return live(key, tx).update({ revoked_at: tx.fn.now(), sealed_key: null } as never);
    },

    async revokeApiKeys(tx: Knex, accountId: string): Promise<void> {
      await tx('api_keys')
        .where({ account_id: accountId })
        .whereNull('revoked_at')
        .update({ revoked_at: tx.fn.now(), sealed_key: null });
    },

    /** The key with this hash, or the one that replaced it a moment ago, unless it was revoked. */
    async findByHash(keyHash: Buffer, now: Date): Promise<KnownKeyRow | undefined> {
      return db('api_keys')
        .whereNull('revoked_at')
        .whereRaw('(key_hash = ? OR (previous_key_hash = ? AND previous_valid_until > ?))', [keyHash, keyHash, now])
        .first<KnownKeyRow | undefined>(...knownColumns)
        .options({ name: 'find API key' });
    },

    /** Updates "last used", unless that was done after `before`. */
    async markUsed(id: string, { at, before }: { at: Date; before: Date }): Promise<void> {
      await db<ApiKeyRow>('api_keys')
        .where({ id })
        .whereRaw('(last_used_at IS NULL OR last_used_at <= ?)', [before])
        .update({ last_used_at: at } as never);
    },

    /** Deletes the encrypted copies that keys are revealed from. @returns how many there were. */
    async deleteSealedKeys(): Promise<number> {
      return db('api_keys').whereNotNull('sealed_key').update({ sealed_key: null });
    },
  };
}

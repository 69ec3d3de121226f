import type { ApiKeyScope } from '@rakhim/contract';
import type { Knex } from 'knex';

export interface NewClientTokenRow {
  readonly id: string;
  readonly api_key_id: string;
  readonly token_hash: Buffer;
  readonly scopes: readonly ApiKeyScope[];
  readonly origin: string;
  readonly character_limit: number;
  readonly expires_at: Date;
}

/** A token, and the key in whose name it speaks. */
export interface ClientTokenRow extends NewClientTokenRow {
  readonly account_id: string;
  readonly key_character_limit: number | null;
}

export type ClientTokensQueries = ReturnType<typeof createClientTokensQueries>;

export function createClientTokensQueries(db: Knex) {
  return {
    async insertToken(row: NewClientTokenRow): Promise<void> {
      await db('client_tokens').insert(row);
    },

    /** The token with this hash, unless its key was revoked or has expired. */
    async findByHash(tokenHash: Buffer, now: Date): Promise<ClientTokenRow | undefined> {
      return db('client_tokens AS t')
        .join('api_keys AS k', 'k.id', 't.api_key_id')
        .where('t.token_hash', tokenHash)
        .whereNull('k.revoked_at')
        .whereRaw('(k.expires_at IS NULL OR k.expires_at > ?)', [now])
        .first<ClientTokenRow | undefined>('t.*', 'k.account_id', 'k.character_limit AS key_character_limit');
    },

    /** Takes characters of what a token may use; one statement, so that it is never overspent. @returns whether it could. */
    async spend(id: string, characters: number): Promise<boolean> {
      const changed = await db('client_tokens')
        .where({ id })
        .whereRaw('characters_used + ? <= character_limit', [characters])
        .increment('characters_used', characters);
      return changed > 0;
    },

    async giveBack(id: string, characters: number): Promise<void> {
      await db('client_tokens').where({ id }).decrement('characters_used', characters);
    },

    async deleteExpired(before: Date): Promise<number> {
      return db('client_tokens').where('expires_at', '<', before).delete();
    },
  };
}

import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { AppError } from '#src/errors/app-error.ts';
import { type ApiKeyMode, createApiKey, hashApiKey, isWellFormedApiKey } from './api-key.ts';
import type { ApiKeysQueries } from './api-keys.queries.ts';

/** Who is asking, once a key has been accepted. */
export interface ApiKeyPrincipal {
  readonly accountId: string;
  readonly apiKeyId: string;
}

export interface ApiKeysService {
  /** Issues a key. The plain key is in this answer and nowhere else. */
  createKey(options: { accountId: string; name: string; mode: ApiKeyMode }): Promise<string>;
  /** Ends every key of an account. */
  revokeAll(tx: Knex, accountId: string): Promise<void>;
  /** @throws AppError `invalid_api_key`. A key whose checksum is wrong is refused without asking the database. */
  authenticate(key: string): Promise<ApiKeyPrincipal>;
}

export function createApiKeysService({ queries }: { queries: ApiKeysQueries }): ApiKeysService {
  return {
    async createKey({ accountId, name, mode }) {
      const key = createApiKey(mode);
      await queries.insertApiKey({
        id: randomUUID(),
        account_id: accountId,
        name,
        key_hash: hashApiKey(key),
        first4: key.slice(0, 4),
        last4: key.slice(-4),
      });
      return key;
    },

    revokeAll: (tx, accountId) => queries.revokeApiKeys(tx, accountId),

    async authenticate(key) {
      const owner = isWellFormedApiKey(key) ? await queries.findLiveApiKey(hashApiKey(key)) : undefined;
      if (!owner) {
        throw new AppError('invalid_api_key');
      }
      return { accountId: owner.account_id, apiKeyId: owner.id };
    },
  };
}

import type { UpdateApiKeyBody } from '@rakhim/contract';
import type { Knex } from 'knex';
import type { Caller } from '#src/caller.ts';
import { inTransaction } from '#src/database/transaction.ts';
import { AppError } from '#src/errors/app-error.ts';
import type { AuditService } from '#src/modules/audit/audit.service.ts';
import { hashApiKey, isWellFormedApiKey } from '#src/secrets/api-key.ts';
import { toSettings } from './api-keys.policy.ts';
import type { OwnedKey } from './api-keys.queries.ts';
import {
  type ApiKeyAuthentication,
  type ApiKeyAuthenticationOptions,
  createApiKeyAuthentication,
} from './authenticate-api-key.ts';
import {
  type ApiKeyIssuing,
  type RecordKeyEvent,
  type StoredApiKey,
  createApiKeyIssuing,
  requireKey,
} from './issue-api-keys.ts';
import { type SecretIssuerOptions, createSecretIssuer } from './issue-secret.ts';

export type { IssuedApiKey, StoredApiKey } from './issue-api-keys.ts';

export interface ApiKeysService extends ApiKeyAuthentication, ApiKeyIssuing {
  /** Whether keys can be shown again. */
  readonly isRevealable: boolean;
  list(accountId: string): Promise<StoredApiKey[]>;
  /** @throws AppError `not_found` for a key that this account does not have; so do all that follow. */
  update(key: OwnedKey, change: UpdateApiKeyBody): Promise<StoredApiKey>;
  /** @throws AppError `api_key_reveal_disabled` also for a key of which no copy was kept. */
  reveal(key: OwnedKey, caller: Pick<Caller, 'requestId'>): Promise<string>;
  revoke(key: OwnedKey, caller: Pick<Caller, 'requestId'>): Promise<void>;
  /** Revokes a key that was issued to a program and is presented by it; ignores any other string. */
  revokeIssued(key: string, caller: Pick<Caller, 'requestId'>): Promise<void>;
  /** Ends every key of an account. */
  revokeAll(tx: Knex, accountId: string): Promise<void>;
  /** Deletes encrypted copies once revealing is disabled. @returns how many. */
  deleteSealedKeys(): Promise<number>;
}

export interface ApiKeysServiceOptions extends SecretIssuerOptions, ApiKeyAuthenticationOptions {
  readonly db: Knex;
  readonly audit: AuditService;
}

export function createApiKeysService(options: ApiKeysServiceOptions): ApiKeysService {
  const { db, queries, audit, limits, isRevealable, now } = options;
  const secrets = createSecretIssuer(options);
  const record: RecordKeyEvent = (tx, action, { accountId, id }, requestId) =>
    audit.record(tx, { accountId, actor: 'self', action, requestId, details: { apiKeyId: id } });

  async function revoke(key: OwnedKey, requestId: string): Promise<boolean> {
    return inTransaction(db, async (tx) => {
      const isRevoked = (await queries.revokeApiKey(tx, key)) > 0;
      if (isRevoked) {
        await record(tx, 'api_key.revoked', key, requestId);
      }
      return isRevoked;
    });
  }

  return {
    ...createApiKeyAuthentication(options),
    ...createApiKeyIssuing({ ...options, secrets, record }),
    isRevealable,
    list: (accountId) => queries.listApiKeys(accountId),

    async update(key, change) {
      await limits.consume('api-key:change', key.accountId);
      const settings = toSettings(change);
      return requireKey(
        Object.keys(settings).length > 0 ? await queries.updateApiKey(key, settings) : await queries.findApiKey(key),
      );
    },

    async reveal(key, { requestId }) {
      const { sealed_key: sealedKey } = requireKey(await queries.findApiKey(key));
      const copy = isRevealable && sealedKey ? secrets.open(key.id, sealedKey) : undefined;
      if (copy === undefined) {
        throw new AppError('api_key_reveal_disabled');
      }
      await limits.consume('api-key:reveal', key.accountId);
      await record(db, 'api_key.revealed', key, requestId);
      return copy;
    },

    async revoke(key, { requestId }) {
      if (!(await revoke(key, requestId))) {
        throw new AppError('not_found');
      }
    },

    async revokeIssued(key, { requestId }) {
      const row = isWellFormedApiKey(key) ? await queries.findByHash(hashApiKey(key), now()) : undefined;
      if (row && row.issued_to !== null) {
        await revoke({ id: row.id, accountId: row.account_id }, requestId);
      }
    },

    revokeAll: (tx, accountId) => queries.revokeApiKeys(tx, accountId),

    deleteSealedKeys: async () => (isRevealable ? 0 : queries.deleteSealedKeys()),
  };
}

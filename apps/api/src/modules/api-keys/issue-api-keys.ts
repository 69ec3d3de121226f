import { randomUUID } from 'node:crypto';
import { type CreateApiKeyBody, limits as bounds } from '@rakhim/contract';
import type { Knex } from 'knex';
import type { Caller } from '#src/caller.ts';
import { inTransaction } from '#src/database/transaction.ts';
import { AppError } from '#src/errors/app-error.ts';
import type { AuditAction } from '#src/modules/audit/audit.service.ts';
import type { RateLimitsService } from '#src/modules/rate-limits/rate-limits.service.ts';
import { defaultKeyName, toSettings } from './api-keys.policy.ts';
import type { ApiKeyRow, ApiKeysQueries, OwnedKey } from './api-keys.queries.ts';
import type { SecretIssuer } from './issue-secret.ts';

/** A key as its owner sees it. */
export type StoredApiKey = ApiKeyRow;

/** A key that was just made. The plain key is in here and nowhere else. */
export interface IssuedApiKey {
  readonly key: string;
  readonly row: StoredApiKey;
}

/** A key as it is asked for. */
export type NewKeySettings = CreateApiKeyBody & {
  readonly isDefault?: boolean;
  /** The program that it is made for. */
  readonly issuedTo?: string;
};

export interface ApiKeyIssuing {
  /** Creates a key in a transaction of the caller's. @throws AppError `api_key_limit_reached`. */
  createIn(tx: Knex.Transaction, accountId: string, settings: NewKeySettings, requestId: string): Promise<IssuedApiKey>;
  /**
   * Makes changes to the keys of an account take turns. @throws AppError `api_key_limit_reached` when it has as many
   * keys as it may.
   */
  requireRoom(tx: Knex.Transaction, accountId: string): Promise<void>;
  /** @throws AppError `api_key_limit_reached` or `too_many_requests`. */
  create(accountId: string, settings: CreateApiKeyBody, caller: Pick<Caller, 'requestId'>): Promise<IssuedApiKey>;
  /** Creates the account's default key, or replaces it. */
  regenerateDefault(
    accountId: string,
    overlapSeconds: number,
    caller: Pick<Caller, 'requestId'>,
  ): Promise<IssuedApiKey>;
  /** Gives an account its default key if it has none and could see it; in the transaction that gives it access. */
  ensureDefault(tx: Knex.Transaction, accountId: string, requestId: string): Promise<void>;
  /** @throws AppError `not_found` for a key that this account does not have. */
  rotate(key: OwnedKey, overlapSeconds: number, caller: Pick<Caller, 'requestId'>): Promise<IssuedApiKey>;
}

export type RecordKeyEvent = (tx: Knex, action: AuditAction, key: OwnedKey, requestId: string) => Promise<void>;

export interface ApiKeyIssuingOptions {
  readonly db: Knex;
  readonly queries: ApiKeysQueries;
  /** Writes down what was done with a key. */
  readonly record: RecordKeyEvent;
  readonly limits: RateLimitsService;
  readonly secrets: SecretIssuer;
  readonly isRevealable: boolean;
  readonly now: () => Date;
}

/** Makes keys and replaces them; nothing else sees a new key. */
export function createApiKeyIssuing({
  db,
  queries,
  record,
  limits,
  secrets,
  isRevealable,
  now,
}: ApiKeyIssuingOptions): ApiKeyIssuing {
  async function insert(
    tx: Knex.Transaction,
    accountId: string,
    settings: NewKeySettings,
    requestId: string,
  ): Promise<IssuedApiKey> {
    const id = randomUUID();
    const { key, stored } = secrets.issue(id);
    const { isDefault = false, issuedTo = null, name, ...rest } = settings;
    const row = await queries.insertApiKey(tx, {
      id,
      account_id: accountId,
      name,
      is_default: isDefault,
      issued_to: issuedTo,
      ...toSettings(rest),
      ...stored,
    });
    await record(tx, 'api_key.created', { id, accountId }, requestId);
    return { key, row };
  }

  async function replace(
    tx: Knex.Transaction,
    owned: OwnedKey,
    overlapSeconds: number,
    requestId: string,
  ): Promise<IssuedApiKey> {
    const { key, stored } = secrets.issue(owned.id);
    const at = now();
    const overlapEndsAt = overlapSeconds > 0 ? new Date(at.getTime() + overlapSeconds * 1000) : null;
    const row = requireKey(await queries.replaceSecret(tx, owned, stored, { at, overlapEndsAt }));
    await record(tx, 'api_key.rotated', owned, requestId);
    return { key, row };
  }

  async function requireRoom(tx: Knex.Transaction, accountId: string): Promise<void> {
    if ((await queries.lockAndCount(tx, accountId)) >= bounds.apiKeysMax) {
      throw new AppError('api_key_limit_reached', { values: { max: bounds.apiKeysMax } });
    }
  }

  async function createIn(
    tx: Knex.Transaction,
    accountId: string,
    settings: NewKeySettings,
    requestId: string,
  ): Promise<IssuedApiKey> {
    await requireRoom(tx, accountId);
    return insert(tx, accountId, settings, requestId);
  }

  return {
    createIn,
    requireRoom,

    async create(accountId, settings, { requestId }) {
      await limits.consume('api-key:change', accountId);
      return inTransaction(db, (tx) => createIn(tx, accountId, settings, requestId));
    },

    async regenerateDefault(accountId, overlapSeconds, { requestId }) {
      await limits.consume('api-key:change', accountId);
      return inTransaction(db, async (tx) => {
        const found = await queries.lockDefaultApiKey(tx, accountId);
        if (found) {
          return replace(tx, { id: found.id, accountId }, overlapSeconds, requestId);
        }
        await requireRoom(tx, accountId);
        // Whoever had the lock before us may have created it.
        const created = await queries.lockDefaultApiKey(tx, accountId);
        return created
          ? replace(tx, { id: created.id, accountId }, overlapSeconds, requestId)
          : insert(tx, accountId, { name: defaultKeyName, isDefault: true }, requestId);
      });
    },

    async ensureDefault(tx, accountId, requestId) {
      if (isRevealable && (await queries.lockAndCount(tx, accountId)) === 0) {
        await insert(tx, accountId, { name: defaultKeyName, isDefault: true }, requestId);
      }
    },

    async rotate(key, overlapSeconds, { requestId }) {
      await limits.consume('api-key:change', key.accountId);
      return inTransaction(db, (tx) => replace(tx, key, overlapSeconds, requestId));
    },
  };
}

/** @throws AppError `not_found` when there is no row. */
export function requireKey(row: ApiKeyRow | undefined): ApiKeyRow {
  if (!row) {
    throw new AppError('not_found');
  }
  return row;
}

import type { DeviceClientId, ErrorCode } from '@rakhim/contract';
import type { Knex } from 'knex';
import type { Caller } from '#src/caller.ts';
import { inTransaction } from '#src/database/transaction.ts';
import { AppError } from '#src/errors/app-error.ts';
import type { ApiKeysService, IssuedApiKey } from '#src/modules/api-keys/api-keys.service.ts';
import { hashToken } from '#src/secrets/opaque-token.ts';
import { asksTooOften, nameKey, pollIntervalSeconds } from './devices.policy.ts';
import type { DeviceRequestRow, DevicesQueries } from './devices.queries.ts';

export interface DeviceRedemptionOptions {
  readonly db: Knex;
  readonly queries: DevicesQueries;
  readonly apiKeys: Pick<ApiKeysService, 'createIn'>;
  readonly now: () => Date;
}

export interface DeviceCode {
  readonly deviceCode: string;
  readonly client: DeviceClientId;
}

/**
 * Answers a polling program: issues the key once, in the transaction that redeems the code, or says why not yet (RFC
 * 8628, section 3.5).
 *
 * @throws AppError `authorization_pending`, `slow_down`, `access_denied`, `expired_token` or `invalid_grant`.
 */
export function createDeviceRedemption({ db, queries, apiKeys, now }: DeviceRedemptionOptions) {
  /** Stores the time of the poll and the interval until the next. */
  async function putOff(tx: Knex.Transaction, row: DeviceRequestRow): Promise<ErrorCode> {
    const isTooOften = asksTooOften(row, now());
    const interval = row.interval_seconds + (isTooOften ? pollIntervalSeconds : 0);
    await queries.update(tx, row.device_code_hash, { polled_at: now(), interval_seconds: interval });
    return isTooOften ? 'slow_down' : 'authorization_pending';
  }

  /** A refusal is a result, not an exception, so that the transaction commits. */
  async function answer(
    tx: Knex.Transaction,
    { deviceCode, client }: DeviceCode,
    requestId: string,
  ): Promise<IssuedApiKey | ErrorCode> {
    const row = await queries.lock(tx, hashToken(deviceCode));
    if (!row || row.client !== client || row.state === 'redeemed') {
      return 'invalid_grant';
    }
    if (row.expires_at <= now()) {
      return 'expired_token';
    }
    if (row.state === 'pending') {
      return putOff(tx, row);
    }
    if (row.state === 'denied' || row.account_id === null) {
      return 'access_denied';
    }
    await queries.update(tx, row.device_code_hash, { state: 'redeemed' });
    return apiKeys.createIn(
      tx,
      row.account_id,
      { name: nameKey(client, row.device_name), scopes: [...row.scopes], issuedTo: client },
      requestId,
    );
  }

  return async function redeem(code: DeviceCode, { requestId }: Pick<Caller, 'requestId'>): Promise<IssuedApiKey> {
    const result = await inTransaction(db, (tx) => answer(tx, code, requestId));
    if (typeof result === 'string') {
      throw new AppError(result);
    }
    return result;
  };
}

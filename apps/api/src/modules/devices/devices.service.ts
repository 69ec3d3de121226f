import { type DeviceClientId, type DeviceRequest, formatUserCode, normalizeUserCode } from '@rakhim/contract';
import type { Knex } from 'knex';
import type { Caller } from '#src/caller.ts';
import { inTransaction } from '#src/database/transaction.ts';
import { AppError } from '#src/errors/app-error.ts';
import type { ApiKeysService, IssuedApiKey } from '#src/modules/api-keys/api-keys.service.ts';
import type { AuditService } from '#src/modules/audit/audit.service.ts';
import type { RateLimitsService } from '#src/modules/rate-limits/rate-limits.service.ts';
import { createToken, hashToken } from '#src/secrets/opaque-token.ts';
import {
  cleanDeviceName,
  createUserCode,
  deviceCodeSeconds,
  hashUserCode,
  nameKey,
  pollIntervalSeconds,
  readScopes,
} from './devices.policy.ts';
import type { DeviceRequestRow, DevicesQueries } from './devices.queries.ts';
import { type DeviceCode, createDeviceRedemption } from './redeem-device-code.ts';
import type { MasterSecret } from '#src/secrets/master-secret.ts';

export interface StartedDevice {
  readonly deviceCode: string;
  /** Letters only; see `formatUserCode`. */
  readonly userCode: string;
}

export interface DeviceAsking {
  readonly client: DeviceClientId;
  readonly scope?: string | undefined;
  readonly deviceName?: string | undefined;
}

export interface DevicesService {
  /** @throws AppError `invalid_scope` or `too_many_requests`. */
  start(asking: DeviceAsking, caller: Caller): Promise<StartedDevice>;
  /** Issues the key, once. @throws AppError that says why not (yet). */
  redeem(code: DeviceCode, caller: Caller): Promise<IssuedApiKey>;
  /** @throws AppError `device_code_unknown`, also for a code that is no longer waiting; so do the next two. */
  find(accountId: string, typed: string, caller: Caller): Promise<DeviceRequest>;
  /** @throws AppError `api_key_limit_reached` too. */
  approve(accountId: string, typed: string, caller: Caller): Promise<DeviceRequest>;
  deny(accountId: string, typed: string, caller: Caller): Promise<void>;
  /** Revokes a key that was given to a device, by the key itself. */
  revoke(key: string, caller: Caller): Promise<void>;
  /** Deletes requests that ended over an hour ago. @returns how many. */
  deleteExpired(): Promise<number>;
}

export interface DevicesServiceOptions {
  readonly db: Knex;
  readonly queries: DevicesQueries;
  readonly apiKeys: Pick<ApiKeysService, 'createIn' | 'requireRoom' | 'revokeIssued'>;
  readonly audit: AuditService;
  readonly limits: RateLimitsService;
  readonly masterSecret: MasterSecret;
  readonly now: () => Date;
}

/** How long an expired code is remembered, so that the program hears "expired" and not "unknown". */
const keptAfterExpiryMs = 3_600_000;
const attemptsMax = 3;

export function createDevicesService({
  db,
  queries,
  apiKeys,
  audit,
  limits,
  masterSecret,
  now,
}: DevicesServiceOptions): DevicesService {
  const redeem = createDeviceRedemption({ db, queries, apiKeys, now });

  /** Attempts are counted for right and wrong codes alike, which prevents guessing. */
  async function readUserCode(
    accountId: string,
    typed: string,
    { address }: Caller,
  ): Promise<{ letters: string; hash: Buffer }> {
    await limits.consume('device-code:account', accountId);
    await limits.consume('device-code:address', address);
    const letters = normalizeUserCode(typed);
    if (letters === undefined) {
      throw new AppError('device_code_unknown', { param: 'userCode' });
    }
    return { letters, hash: hashUserCode(masterSecret.current, letters) };
  }

  async function decide(
    accountId: string,
    hash: Buffer,
    state: 'approved' | 'denied',
    { requestId }: Caller,
  ): Promise<DeviceRequestRow> {
    return inTransaction(db, async (tx) => {
      if (state === 'approved') {
        await apiKeys.requireRoom(tx, accountId);
      }
      const row = requireRow(await queries.decide(tx, hash, now(), { state, account_id: accountId }));
      await audit.record(tx, {
        accountId,
        actor: 'self',
        action: `device.${state}`,
        requestId,
        details: { client: row.client },
      });
      return row;
    });
  }

  return {
    async start({ client, scope, deviceName }, { address }) {
      await limits.consume('device-start:address', address);
      const scopes = readScopes(scope);
      const at = now();
      for (let attempt = 1; attempt <= attemptsMax; attempt += 1) {
        const codes = { deviceCode: createToken(), userCode: createUserCode() };
        const isInserted = await queries.insert({
          device_code_hash: hashToken(codes.deviceCode),
          user_code_hash: hashUserCode(masterSecret.current, codes.userCode),
          client,
          device_name: cleanDeviceName(deviceName),
          scopes,
          interval_seconds: pollIntervalSeconds,
          created_at: at,
          expires_at: new Date(at.getTime() + deviceCodeSeconds * 1000),
        });
        if (isInserted) {
          return codes;
        }
      }
      throw new AppError('service_unavailable');
    },

    async redeem(code, caller) {
      await limits.consume('device-poll:address', caller.address);
      return redeem(code, caller);
    },

    async find(accountId, typed, caller) {
      const { letters, hash } = await readUserCode(accountId, typed, caller);
      return presentDeviceRequest(requireRow(await queries.findPending(hash, now())), letters);
    },

    async approve(accountId, typed, caller) {
      const { letters, hash } = await readUserCode(accountId, typed, caller);
      return presentDeviceRequest(await decide(accountId, hash, 'approved', caller), letters);
    },

    async deny(accountId, typed, caller) {
      const { hash } = await readUserCode(accountId, typed, caller);
      await decide(accountId, hash, 'denied', caller);
    },

    async revoke(key, { address, requestId }) {
      await limits.consume('device-poll:address', address);
      await apiKeys.revokeIssued(key, { requestId });
    },

    deleteExpired: () => queries.deleteExpired(new Date(now().getTime() - keptAfterExpiryMs)),
  };
}

function requireRow(row: DeviceRequestRow | undefined): DeviceRequestRow {
  if (!row) {
    throw new AppError('device_code_unknown', { param: 'userCode' });
  }
  return row;
}

/**
 * Shows a person the program that asks.
 *
 * @param letters the code, which is not stored.
 */
function presentDeviceRequest(row: DeviceRequestRow, letters: string): DeviceRequest {
  return {
    userCode: formatUserCode(letters),
    client: row.client,
    deviceName: row.device_name,
    scopes: [...row.scopes],
    keyName: nameKey(row.client, row.device_name),
    requestedAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}

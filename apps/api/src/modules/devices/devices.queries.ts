import type { ApiKeyScope, DeviceClientId } from '@rakhim/contract';
import type { Knex } from 'knex';

export interface DeviceRequestRow {
  readonly device_code_hash: Buffer;
  readonly user_code_hash: Buffer;
  readonly client: DeviceClientId;
  readonly device_name: string | null;
  readonly scopes: readonly ApiKeyScope[];
  readonly state: 'pending' | 'approved' | 'denied' | 'redeemed';
  readonly account_id: string | null;
  readonly interval_seconds: number;
  readonly polled_at: Date | null;
  readonly created_at: Date;
  readonly expires_at: Date;
}

export type NewDeviceRequestRow = Omit<DeviceRequestRow, 'state' | 'account_id' | 'polled_at'>;

/** The person's decision. */
export type DeviceDecision = { readonly state: 'approved' | 'denied'; readonly account_id: string };

export type DevicesQueries = ReturnType<typeof createDevicesQueries>;

export function createDevicesQueries(db: Knex) {
  function pending(userCodeHash: Buffer, now: Date, tx: Knex = db) {
    return tx<DeviceRequestRow>('device_requests')
      .where({ user_code_hash: userCodeHash, state: 'pending' })
      .where('expires_at', '>', now);
  }

  return {
    /** @returns false when another program has the same code. */
    async insert(row: NewDeviceRequestRow): Promise<boolean> {
      const inserted = await db('device_requests')
        .insert(row)
        .onConflict('user_code_hash')
        .ignore()
        .returning('client');
      return inserted.length > 0;
    },

    async findPending(userCodeHash: Buffer, now: Date): Promise<DeviceRequestRow | undefined> {
      return pending(userCodeHash, now).first();
    },

    /** Stores a decision. @returns it, or nothing when the request was decided before or has expired. */
    async decide(
      tx: Knex,
      userCodeHash: Buffer,
      now: Date,
      decision: DeviceDecision,
    ): Promise<DeviceRequestRow | undefined> {
      const [row] = await pending(userCodeHash, now, tx)
        .update(decision as never)
        .returning('*');
      return row;
    },

    /** Locks and returns the device request of a polling program. */
    async lock(tx: Knex.Transaction, deviceCodeHash: Buffer): Promise<DeviceRequestRow | undefined> {
      return tx<DeviceRequestRow>('device_requests').where({ device_code_hash: deviceCodeHash }).forUpdate().first();
    },

    async update(
      tx: Knex.Transaction,
      deviceCodeHash: Buffer,
      change: Partial<Pick<DeviceRequestRow, 'state' | 'polled_at' | 'interval_seconds'>>,
    ): Promise<void> {
      await tx('device_requests').where({ device_code_hash: deviceCodeHash }).update(change);
    },

    async deleteExpired(before: Date): Promise<number> {
      return db('device_requests').where('expires_at', '<', before).delete();
    },
  };
}

import type { Knex } from 'knex';

/** Which record: whose, and under which key. */
export interface RecordKey {
  readonly account_id: string;
  readonly key_hash: Buffer;
}

/** Holder and length of the lease. */
export interface NewAttempt {
  readonly request_id: string;
  readonly leaseSeconds: number;
  readonly keptSeconds: number;
}

export interface IdempotencyRow extends RecordKey {
  readonly request_hash: Buffer;
  readonly request_id: string;
  readonly sealed_answer: Buffer | null;
  readonly blob_key: string | null;
  readonly is_leased: boolean;
  readonly is_expired: boolean;
}

export type IdempotencyQueries = ReturnType<typeof createIdempotencyQueries>;

/** Times are the database's, so that processes whose clocks differ agree. */
export function createIdempotencyQueries(db: Knex) {
  const inSeconds = (seconds: number) => db.raw('now() + make_interval(secs => ?)', [seconds]);

  /** The record while this attempt holds its lease. */
  function held(key: RecordKey, requestId: string) {
    return db('idempotency_records')
      .where({ ...key, request_id: requestId })
      .whereNull('completed_at')
      .where('lease_expires_at', '>', db.fn.now());
  }

  return {
    /** @returns false when the key is taken. */
    async insertRecord(
      key: RecordKey,
      requestHash: Buffer,
      { request_id, leaseSeconds, keptSeconds }: NewAttempt,
    ): Promise<boolean> {
      const rows = await db('idempotency_records')
        .insert({
          ...key,
          request_hash: requestHash,
          request_id,
          lease_expires_at: inSeconds(leaseSeconds),
          expires_at: inSeconds(keptSeconds),
        })
        .onConflict(['account_id', 'key_hash'])
        .ignore()
        .returning('request_id');
      return rows.length > 0;
    },

    async findRecord(key: RecordKey): Promise<IdempotencyRow | undefined> {
      return db('idempotency_records')
        .where(key)
        .first<IdempotencyRow | undefined>(
          '*',
          db.raw('lease_expires_at > now() AS is_leased'),
          db.raw('expires_at <= now() AS is_expired'),
        );
    },

    /** Takes over from an expired attempt. @returns false when another request was faster. */
    async takeOver(
      key: RecordKey,
      previousRequestId: string,
      { request_id, leaseSeconds, keptSeconds }: NewAttempt,
    ): Promise<boolean> {
      const taken = await db('idempotency_records')
        .where({ ...key, request_id: previousRequestId })
        .update({
          request_id,
          lease_expires_at: inSeconds(leaseSeconds),
          expires_at: inSeconds(keptSeconds),
          completed_at: null,
          sealed_answer: null,
          blob_key: null,
        });
      return taken > 0;
    },

    /** @returns false when the attempt's lease has expired meanwhile. */
    async completeRecord(
      key: RecordKey,
      requestId: string,
      answer: { sealed_answer: Buffer; blob_key: string | null },
    ): Promise<boolean> {
      return (await held(key, requestId).update({ ...answer, completed_at: db.fn.now() })) > 0;
    },

    /** Releases the key, unless it has an answer or another holder. */
    async deleteAttempt(key: RecordKey, requestId: string): Promise<void> {
      await db('idempotency_records')
        .where({ ...key, request_id: requestId })
        .whereNull('completed_at')
        .delete();
    },

    /** Frees a key at once for a repetition of the request. */
    async endLease(key: RecordKey, requestId: string): Promise<void> {
      await held(key, requestId).update({ lease_expires_at: db.fn.now() });
    },

    /** An expired lease is never extended: another process may have taken over. */
    async extendLeases(requestIds: readonly string[], leaseSeconds: number): Promise<void> {
      await db('idempotency_records')
        .whereIn('request_id', requestIds)
        .whereNull('completed_at')
        .where('lease_expires_at', '>', db.fn.now())
        .update({ lease_expires_at: inSeconds(leaseSeconds) });
    },

    /** Returns the accounts and requests of those records that are there. */
    async listByRequest(requestIds: readonly string[]): Promise<Pick<IdempotencyRow, 'account_id' | 'request_id'>[]> {
      return db('idempotency_records').whereIn('request_id', requestIds).select('account_id', 'request_id');
    },

    async listExpired(batchSize: number): Promise<IdempotencyRow[]> {
      return db<IdempotencyRow>('idempotency_records')
        .where('expires_at' as never, '<=', db.fn.now())
        .limit(batchSize);
    },

    /** Deletes a record whose time is over, as it was when it was found. @returns how many. */
    async deleteExpired({ account_id, key_hash, request_id }: IdempotencyRow): Promise<number> {
      return db('idempotency_records')
        .where({ account_id, key_hash, request_id })
        .where('expires_at', '<=', db.fn.now())
        .delete();
    },
  };
}

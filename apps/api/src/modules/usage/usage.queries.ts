import type { Knex } from 'knex';
import type { SqlFragment } from '#src/database/sql-fragment.ts';
import { inTransaction } from '#src/database/transaction.ts';
import { createLeaseQueries } from './leases/leases.queries.ts';

export interface UsagePeriod {
  readonly accountId: string;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly characterLimit: number;
}

/** A period, and how many requests its account may have in flight. */
export interface Allowance extends UsagePeriod {
  readonly concurrency: number;
}

export interface NewReservation {
  readonly requestId: string;
  readonly characters: number;
  readonly leaseSeconds: number;
  /** The key that asks; absent when somebody who has signed in does. */
  readonly apiKey?: KeyAllowance;
}

/** A kept sound that is heard again. */
export interface NewRepeat {
  readonly requestId: string;
  readonly voice: string;
  readonly client: string;
  /** The key that asks; absent when somebody who has signed in does. */
  readonly apiKey?: KeyAllowance;
}

/** A request that costs nothing. */
export interface FreeRequest {
  readonly requestId: string;
  readonly accountId: string;
  readonly apiKeyId: string | null;
}

/** A key, and how many characters it may use in a period of its account; `null`: as many as the account. */
export interface KeyAllowance {
  readonly id: string;
  readonly characterLimit: number | null;
  /** The web page's token that speaks in the key's name. */
  readonly clientTokenId?: string | undefined;
}

/** What the ledger says of a charge besides its characters, and what else is written at the same moment. */
export interface ChargeDetails {
  readonly voice?: string;
  readonly client?: string;
  readonly also?: SqlFragment;
}

/**
 * Whether a request may go ahead, or what keeps it from that. `inFlight` counts the account's requests, this one
 * included if it may.
 */
export type Verdict =
  | { readonly verdict: 'held'; readonly remaining: number; readonly inFlight: number }
  | {
      readonly verdict: 'too_many_in_flight' | 'exhausted' | 'key_exhausted';
      readonly remaining: null;
      readonly inFlight: number;
    };

/** State of a reservation's characters: `held` while its process may still charge them. */
export type ReservationOutcome = 'held' | 'charged' | 'not_charged' | 'none';

export interface ClosedReservation {
  readonly account_id: string;
  readonly period_start: Date;
  readonly api_key_id: string | null;
  readonly characters: number;
  readonly state: 'released' | 'refunded';
}

/** Takes a reservation that was just closed off the counters, and off the ledger if it had been charged. */
export async function giveBack(
  tx: Knex.Transaction,
  requestId: string,
  { state, ...closed }: ClosedReservation,
): Promise<number | undefined> {
  const { characters, account_id, period_start, api_key_id } = closed;
  if (state === 'refunded') {
    await tx.raw(
      `INSERT INTO ledger_entries (account_id, period_start, request_id, kind, characters, voice, api_key_id, client)
       SELECT account_id, period_start, request_id, 'refund', -characters, voice, api_key_id, client FROM ledger_entries
       WHERE request_id = ? AND kind = 'charge'`,
      [requestId],
    );
  }
  const [period] = await tx('usage_periods')
    .where({ account_id, period_start })
    .decrement(state === 'refunded' ? 'used' : 'reserved', characters)
    .returning<{ remaining: number }[]>(tx.raw('greatest(character_limit - used - reserved, 0) AS remaining'));
  // The period's row before the key's, as a reservation takes them: the other way round the two could wait for each
  // other.
  if (api_key_id !== null) {
    await tx('api_key_periods').where({ api_key_id, period_start }).decrement('characters', characters);
  }
  return period?.remaining;
}

export type UsageQueries = ReturnType<typeof createUsageQueries>;

/**
 * Every change of quota is one statement (or, for the rare refund, one transaction), so no interleaving of processes
 * and no crash half-way can make the counters, the reservations and the ledger disagree. See
 * docs/decisions/0005-quota-reservation-ledger.md.
 */
export function createUsageQueries(db: Knex) {
  /**
   * Runs a statement that answers at most one row with the characters that remain. Its name has PostgreSQL plan it once
   * for each connection.
   */
  async function findRemaining(
    name: string,
    sql: string,
    bindings: Record<string, unknown>,
  ): Promise<number | undefined> {
    const { rows } = await db.raw<{ rows: { remaining: number }[] }>(sql, bindings as Knex.ValueDict).options({ name });
    return rows[0]?.remaining;
  }

  return {
    ...createLeaseQueries(db),

    /**
     * Holds characters of a period if they fit its limit and the key's, and a place among the account's requests in
     * flight is free. One call of the function that the migration describes: all of it happens, or nothing.
     */
    async reserve(allowance: Allowance, { apiKey, ...request }: NewReservation): Promise<Verdict> {
      const { rows } = await db
        .raw<{ rows: [Verdict] }>(
          `SELECT verdict, left_over AS remaining, running AS "inFlight" FROM reserve_characters(
           :requestId, :accountId, :periodStart, :periodEnd, :characterLimit, :characters, :leaseSeconds, :concurrency, :apiKeyId, :apiKeyCharacterLimit)`,
          {
            ...allowance,
            ...request,
            apiKeyId: apiKey?.id ?? null,
            apiKeyCharacterLimit: apiKey?.characterLimit ?? null,
          },
        )
        .options({ name: 'reserve' });
      return rows[0];
    },

    /**
     * Turns a held reservation into a charge.
     *
     * @param isLast whether the answer is complete with it; otherwise the request stays in flight.
     * @returns what remains, or `undefined` when it was no longer held.
     */
    settle: (requestId: string, isLast: boolean, { voice, client, also }: ChargeDetails = {}) =>
      findRemaining(
        also ? `settle, ${also.name}` : 'settle',
        `WITH reservation AS (
           UPDATE reservations SET state = 'settled', in_flight = in_flight AND NOT :isLast::boolean WHERE request_id = :requestId AND state = 'held'
           RETURNING request_id, account_id, period_start, api_key_id, characters
         ), entry AS (
           INSERT INTO ledger_entries (account_id, period_start, request_id, kind, characters, voice, api_key_id, client)
           SELECT account_id, period_start, request_id, 'charge', characters, :chargedVoice, api_key_id, :chargedClient FROM reservation
         )${also ? `, also AS (${also.sql})` : ''}
         UPDATE usage_periods AS p SET reserved = p.reserved - r.characters, used = p.used + r.characters
         FROM reservation AS r WHERE p.account_id = r.account_id AND p.period_start = r.period_start
         RETURNING greatest(p.character_limit - p.used - p.reserved, 0) AS remaining`,
        { requestId, isLast, chargedVoice: voice ?? null, chargedClient: client ?? null, ...also?.bindings },
      ),

    /**
     * Writes down that a kept sound was heard again, for nothing.
     *
     * @returns what remains of the period, whose row is there once something was held in it.
     */
    async noteRepeat(allowance: Allowance, { requestId, apiKey, voice, client }: NewRepeat): Promise<number> {
      const { rows } = await db.raw<{ rows: [{ remaining: number }] }>(
        `WITH entry AS (
           INSERT INTO ledger_entries (account_id, period_start, request_id, kind, characters, voice, api_key_id, client)
           VALUES (:accountId, :periodStart, :requestId, 'repeat', 0, :voice, :apiKeyId, :client)
         )
         SELECT greatest(:characterLimit::bigint - coalesce(sum(used + reserved), 0), 0)::bigint AS remaining
         FROM usage_periods WHERE account_id = :accountId AND period_start = :periodStart`,
        { ...allowance, requestId, voice, client, apiKeyId: apiKey?.id ?? null } as unknown as Knex.ValueDict,
      );
      return rows[0].remaining;
    },

    /** Writes something down beside a request that nothing was held for: it finds the request in `reservation`. */
    async writeFree(request: FreeRequest, also: SqlFragment): Promise<void> {
      await db
        .raw(
          `WITH reservation AS (SELECT :requestId::text AS request_id, :accountId::uuid AS account_id, 0 AS characters, :apiKeyId::uuid AS api_key_id),
             also AS (${also.sql}) SELECT`,
          { ...request, ...also.bindings } as unknown as Knex.ValueDict,
        )
        .options({ name: `free, ${also.name}` });
    },

    /** The answer has ended, well or not: its place among the requests in flight is free. */
    async end(requestId: string): Promise<void> {
      await db('reservations')
        .where({ request_id: requestId, in_flight: true })
        .update({ in_flight: false })
        .options({ name: 'end request' });
    },

    /**
     * Refunds in full, held or charged. Idempotent. Two statements rather than one, because PostgreSQL evaluates a
     * statement against its snapshot: a charge committed while this waited for the lock would be missing.
     *
     * @returns what remains, or `undefined` when there was nothing to give back.
     */
    refund: (requestId: string) =>
      inTransaction(db, async (tx) => {
        const { rows } = await tx.raw<{ rows: ClosedReservation[] }>(
          `UPDATE reservations SET state = CASE state WHEN 'held' THEN 'released' ELSE 'refunded' END, in_flight = false
           WHERE request_id = ? AND state IN ('held', 'settled')
           RETURNING account_id, period_start, api_key_id, characters, state`,
          [requestId],
        );
        return rows[0] && giveBack(tx, requestId, rows[0]);
      }),

    async findOutcome(requestId: string): Promise<ReservationOutcome> {
      const row = await db('reservations')
        .where({ request_id: requestId })
        .first<{ state: string; is_leased: boolean } | undefined>(
          'state',
          db.raw('lease_expires_at > now() AS is_leased'),
        );
      if (!row) {
        return 'none';
      }
      if (row.state === 'settled') {
        return 'charged';
      }
      return row.state === 'held' && row.is_leased ? 'held' : 'not_charged';
    },

    /** What the keys of an account have used or hold in the period that is running, by the id of the key. */
    async listKeyUsage(accountId: string): Promise<Map<string, number>> {
      const rows = await db('api_key_periods AS k')
        .join('usage_periods AS p', 'p.period_start', 'k.period_start')
        .where('p.account_id', accountId)
        .whereRaw('now() >= p.period_start AND now() < p.period_end')
        .whereIn('k.api_key_id', db('api_keys').where({ account_id: accountId }).select('id'))
        // A period goes on while the next one is not paid for, so for some days the two may overlap: the newer counts.
        .orderBy('p.period_start')
        .select<{ api_key_id: string; characters: number }[]>('k.api_key_id', 'k.characters');
      return new Map(rows.map(({ api_key_id, characters }) => [api_key_id, characters]));
    },

    /** Which of these requests were charged and given back. */
    async listRefunded(requestIds: readonly string[]): Promise<Set<string>> {
      return new Set(
        await db('ledger_entries')
          .where({ kind: 'refund' })
          .whereIn('request_id', requestIds)
          .pluck<string[]>('request_id'),
      );
    },
  };
}

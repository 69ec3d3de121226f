import type { Knex } from 'knex';
import { inTransaction } from '#src/database/transaction.ts';

export interface UsagePeriod {
  readonly accountId: string;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly characterLimit: number;
}

export interface NewReservation {
  readonly requestId: string;
  readonly characters: number;
  readonly leaseSeconds: number;
}

interface ClosedReservation {
  readonly account_id: string;
  readonly period_start: Date;
  readonly characters: number;
  readonly state: 'released' | 'refunded';
}

/** Takes a reservation that was just closed off the counters, and off the ledger if it had been charged. */
async function giveBack(tx: Knex.Transaction, requestId: string, { state, ...closed }: ClosedReservation): Promise<number | undefined> {
  const { characters, account_id, period_start } = closed;
  if (state === 'refunded') {
    await tx('ledger_entries').insert({ account_id, period_start, request_id: requestId, kind: 'refund', characters: -characters });
  }
  const [period] = await tx('usage_periods')
    .where({ account_id, period_start })
    .decrement(state === 'refunded' ? 'used' : 'reserved', characters)
    .returning<{ remaining: number }[]>(tx.raw('greatest(character_limit - used - reserved, 0) AS remaining'));
  return period?.remaining;
}

export type UsageQueries = ReturnType<typeof createUsageQueries>;

/**
 * Every change of quota is one statement (or, for the rare refund, one transaction), so no interleaving of processes and no crash half-way
 * can make the counters, the reservations and the ledger disagree. See docs/decisions/0005-quota-reservation-ledger.md.
 */
export function createUsageQueries(db: Knex) {
  /** Runs a statement that answers at most one row with the characters that remain. */
  async function findRemaining(sql: string, bindings: Record<string, unknown>): Promise<number | undefined> {
    const { rows } = await db.raw<{ rows: { remaining: number }[] }>(sql, bindings as Knex.ValueDict);
    return rows[0]?.remaining;
  }

  return {
    /** Holds characters of a period if they still fit. @returns what remains, or `undefined` when they do not fit. */
    reserve: (period: UsagePeriod, reservation: NewReservation) =>
      findRemaining(
        `WITH period AS (
           INSERT INTO usage_periods AS p (account_id, period_start, period_end, character_limit, used, reserved)
           SELECT :accountId::uuid, :periodStart::timestamptz, :periodEnd::timestamptz, :characterLimit::bigint, 0, :characters::bigint
           WHERE :characters::bigint <= :characterLimit::bigint
           ON CONFLICT (account_id, period_start) DO UPDATE
             SET reserved = p.reserved + excluded.reserved, character_limit = excluded.character_limit, period_end = excluded.period_end
             WHERE p.used + p.reserved + excluded.reserved <= excluded.character_limit
           RETURNING account_id, period_start, character_limit - used - reserved AS remaining
         ), held AS (
           INSERT INTO reservations (request_id, account_id, period_start, characters, state, lease_expires_at)
           SELECT :requestId, account_id, period_start, :characters::bigint, 'held', now() + make_interval(secs => :leaseSeconds)
           FROM period
         )
         SELECT remaining FROM period`,
        { ...period, ...reservation },
      ),

    /** Turns a held reservation into a charge. @returns what remains, or `undefined` when it was no longer held. */
    settle: (requestId: string) =>
      findRemaining(
        `WITH reservation AS (
           UPDATE reservations SET state = 'settled' WHERE request_id = :requestId AND state = 'held'
           RETURNING account_id, period_start, characters
         ), entry AS (
           INSERT INTO ledger_entries (account_id, period_start, request_id, kind, characters)
           SELECT account_id, period_start, :requestId, 'charge', characters FROM reservation
         )
         UPDATE usage_periods AS p SET reserved = p.reserved - r.characters, used = p.used + r.characters
         FROM reservation AS r WHERE p.account_id = r.account_id AND p.period_start = r.period_start
         RETURNING greatest(p.character_limit - p.used - p.reserved, 0) AS remaining`,
        { requestId },
      ),

    /**
     * Gives everything back, whether it was still held or already charged. A second call changes nothing. Two statements rather than one,
     * because PostgreSQL checks constraints against a row as the statement first saw it: a charge that was committed while this waited for
     * the reservation would not be in it.
     *
     * @returns what remains, or `undefined` when there was nothing to give back.
     */
    refund: (requestId: string) =>
      inTransaction(db, async (tx) => {
        const { rows } = await tx.raw<{ rows: ClosedReservation[] }>(
          `UPDATE reservations SET state = CASE state WHEN 'held' THEN 'released' ELSE 'refunded' END
           WHERE request_id = ? AND state IN ('held', 'settled')
           RETURNING account_id, period_start, characters, state`,
          [requestId],
        );
        return rows[0] && giveBack(tx, requestId, rows[0]);
      }),

    /** Pushes back the end of leases. @returns the requests that still hold theirs. */
    async extendLeases(requestIds: readonly string[], leaseSeconds: number): Promise<void> {
      await db('reservations')
        .whereIn('request_id', requestIds)
        .where({ state: 'held' })
        .update({ lease_expires_at: db.raw('now() + make_interval(secs => ?)', [leaseSeconds]) });
    },

    /**
     * Releases the reservations that nobody has spoken for any more, at most `batchSize` of them; rows another process is working on are
     * left to it. @returns how many were released.
     */
    async releaseExpired(batchSize: number): Promise<number> {
      const { rows } = await db.raw<{ rows: { released: number }[] }>(
        `WITH expired AS (
           SELECT request_id FROM reservations WHERE state = 'held' AND lease_expires_at < now()
           ORDER BY lease_expires_at LIMIT :batchSize FOR UPDATE SKIP LOCKED
         ), reservation AS (
           UPDATE reservations AS r SET state = 'released' FROM expired AS e WHERE r.request_id = e.request_id
           RETURNING r.account_id, r.period_start, r.characters
         ), freed AS (
           SELECT account_id, period_start, sum(characters)::bigint AS characters, count(*)::int AS reservations
           FROM reservation GROUP BY account_id, period_start
         ), period AS (
           UPDATE usage_periods AS p SET reserved = p.reserved - f.characters
           FROM freed AS f WHERE p.account_id = f.account_id AND p.period_start = f.period_start
         )
         SELECT coalesce(sum(reservations), 0)::int AS released FROM freed`,
        { batchSize },
      );
      return rows[0]?.released ?? 0;
    },
  };
}

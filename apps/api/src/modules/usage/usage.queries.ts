import type { Knex } from 'knex';

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

export type UsageQueries = ReturnType<typeof createUsageQueries>;

/**
 * Every change of quota is one statement, so no interleaving of processes and no crash between two statements can make the counters,
 * the reservations and the ledger disagree. See docs/decisions/0005-quota-reservation-ledger.md.
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

    /** Gives everything back, whether it was still held or already charged. A second call changes nothing. */
    refund: (requestId: string) =>
      findRemaining(
        `WITH before AS (
           SELECT request_id, state FROM reservations WHERE request_id = :requestId AND state IN ('held', 'settled') FOR UPDATE
         ), reservation AS (
           UPDATE reservations AS r SET state = CASE b.state WHEN 'held' THEN 'released' ELSE 'refunded' END
           FROM before AS b WHERE r.request_id = b.request_id
           RETURNING r.account_id, r.period_start, r.characters, b.state AS was
         ), entry AS (
           INSERT INTO ledger_entries (account_id, period_start, request_id, kind, characters)
           SELECT account_id, period_start, :requestId, 'refund', -characters FROM reservation WHERE was = 'settled'
         )
         UPDATE usage_periods AS p
         SET reserved = p.reserved - CASE r.was WHEN 'held' THEN r.characters ELSE 0 END,
             used = p.used - CASE r.was WHEN 'settled' THEN r.characters ELSE 0 END
         FROM reservation AS r WHERE p.account_id = r.account_id AND p.period_start = r.period_start
         RETURNING greatest(p.character_limit - p.used - p.reserved, 0) AS remaining`,
        { requestId },
      ),

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

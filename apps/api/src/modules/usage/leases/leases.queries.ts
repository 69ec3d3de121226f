import type { Knex } from 'knex';

/** Leases mark requests that a live process works on; reservations with expired leases are released. */
export function createLeaseQueries(db: Knex) {
  return {
    /** Extends leases. */
    async extendLeases(requestIds: readonly string[], leaseSeconds: number): Promise<void> {
      await db('reservations')
        .whereIn('request_id', requestIds)
        .where({ in_flight: true })
        .update({ lease_expires_at: db.raw('now() + make_interval(secs => ?)', [leaseSeconds]) });
    },

    /**
     * Releases reservations with expired leases, at most `batchSize`; skips rows that another process has locked.
     * @returns how many were released.
     */
    async releaseExpired(batchSize: number): Promise<number> {
      const { rows } = await db.raw<{ rows: { released: number }[] }>(
        `WITH expired AS (
           SELECT request_id FROM reservations WHERE state = 'held' AND lease_expires_at < now()
           ORDER BY lease_expires_at LIMIT :batchSize FOR UPDATE SKIP LOCKED
         ), reservation AS (
           UPDATE reservations AS r SET state = 'released', in_flight = false FROM expired AS e WHERE r.request_id = e.request_id
           RETURNING r.account_id, r.period_start, r.api_key_id, r.characters
         ), freed AS (
           SELECT account_id, period_start, sum(characters)::bigint AS characters, count(*)::int AS reservations
           FROM reservation GROUP BY account_id, period_start
         ), locked AS (
           -- In one order: two processes that release for the same accounts would else wait for each other.
           SELECT p.account_id, p.period_start FROM usage_periods AS p JOIN freed USING (account_id, period_start)
           ORDER BY p.account_id, p.period_start FOR UPDATE OF p
         ), period AS (
           UPDATE usage_periods AS p SET reserved = p.reserved - f.characters
           FROM freed AS f JOIN locked USING (account_id, period_start) WHERE p.account_id = f.account_id AND p.period_start = f.period_start
           RETURNING p.account_id
         ), key_freed AS (
           -- After the periods, as a reservation takes them: the other way round the two could wait for each other.
           UPDATE api_key_periods AS k SET characters = k.characters - f.characters
           FROM (SELECT api_key_id, period_start, sum(characters)::bigint AS characters FROM reservation GROUP BY api_key_id, period_start) AS f
           WHERE k.api_key_id = f.api_key_id AND k.period_start = f.period_start AND (SELECT count(*) FROM period) > 0
         )
         SELECT coalesce(sum(reservations), 0)::int AS released FROM freed`,
        { batchSize },
      );
      return rows[0]?.released ?? 0;
    },

    /**
     * Clears the in-flight mark of charged requests whose process died, at most `batchSize`. Their leases have expired,
     * so they did not count. Locked rows are skipped: their process may only have been slow.
     */
    async endExpired(batchSize: number): Promise<number> {
      const free = db('reservations')
        .where({ in_flight: true, state: 'settled' })
        .where('lease_expires_at', '<', db.fn.now())
        .limit(batchSize)
        .forUpdate()
        .skipLocked()
        .select('request_id');
      return db('reservations')
        .with('free', free)
        .whereIn('request_id', db('free').select('request_id'))
        .update({ in_flight: false });
    },
  };
}

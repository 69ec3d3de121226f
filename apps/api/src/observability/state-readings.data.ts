/** A gauge that is read from the database: each row has `value` and the labels. */
export interface StateReading {
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  /** How long a reading holds, where it costs more than a look into an index; not at all when absent. */
  readonly everyMs?: number;
  readonly sql: string;
}

const ageOfOldest = (column: string): string =>
  `coalesce(extract(epoch FROM greatest(now() - min(${column}), interval '0')), 0)::float8`;

/** One row a gauge. Each must stay cheap when tables have millions of rows: it reads through a partial index. */
export const stateReadings: readonly StateReading[] = [
  {
    name: 'rakhim_reservations_held',
    help: 'Reservations of characters that are neither charged nor given back.',
    sql: `SELECT count(*) AS value FROM reservations WHERE state = 'held'`,
  },
  {
    name: 'rakhim_reservations_expired',
    help: 'Held reservations whose lease ended over a minute ago: the reaper does not come.',
    sql: `SELECT count(*) AS value FROM reservations WHERE state = 'held' AND lease_expires_at < now() - interval '1 minute'`,
  },
  {
    name: 'rakhim_outbox_mails_waiting',
    help: 'Mails that are to be sent.',
    sql: `SELECT count(*) AS value FROM mail_outbox WHERE state = 'waiting'`,
  },
  {
    name: 'rakhim_outbox_lag_seconds',
    help: 'Age of the oldest mail that is to be sent.',
    sql: `SELECT ${ageOfOldest('created_at')} AS value FROM mail_outbox WHERE state = 'waiting'`,
  },
  {
    name: 'rakhim_stripe_events_waiting',
    help: 'Events of Stripe that were received and not applied yet.',
    sql: `SELECT count(*) AS value FROM billing_events WHERE applied_at IS NULL AND stripe_customer_id IS NOT NULL`,
  },
  {
    name: 'rakhim_stripe_event_lag_seconds',
    help: 'Age of the oldest event of Stripe that was not applied yet.',
    sql: `SELECT ${ageOfOldest('received_at')} AS value FROM billing_events WHERE applied_at IS NULL AND stripe_customer_id IS NOT NULL`,
  },
  {
    name: 'rakhim_jobs',
    help: 'Jobs by queue, and by what has become of them.',
    labels: ['queue', 'state'],
    everyMs: 10_000,
    sql: `SELECT name AS queue, state::text AS state, count(*) AS value FROM jobs.job
      WHERE state < 'completed' OR state = 'failed' GROUP BY name, state`,
  },
  {
    name: 'rakhim_job_lag_seconds',
    help: 'How long the oldest job of a queue has been due.',
    labels: ['queue'],
    everyMs: 10_000,
    sql: `SELECT name AS queue, ${ageOfOldest('start_after')} AS value FROM jobs.job
      WHERE state < 'active' AND start_after <= now() GROUP BY name`,
  },
  {
    name: 'rakhim_ledger_broken_periods',
    help: 'Of the periods charged last, those whose counters are not the sum of what they count. Anything but 0 is a fault.',
    everyMs: 60_000,
    sql: `WITH newest AS (
        SELECT DISTINCT account_id, period_start FROM ledger_entries
        WHERE id > (SELECT coalesce(max(id), 0) - 100 FROM ledger_entries)
      )
      SELECT count(*) AS value FROM usage_periods p JOIN newest USING (account_id, period_start)
      WHERE p.used + p.reserved > p.character_limit
        OR p.used <> (SELECT coalesce(sum(characters), 0) FROM ledger_entries l
          WHERE l.account_id = p.account_id AND l.period_start = p.period_start)
        OR p.reserved <> (SELECT coalesce(sum(characters), 0) FROM reservations r
          WHERE r.account_id = p.account_id AND r.period_start = p.period_start AND r.state = 'held')`,
  },
];

import type { ServiceComponentId } from '@rakhim/contract';
import type { Knex } from 'knex';
import type { Latencies } from './latencies.ts';
import type { CountsByComponent } from './tally.ts';

/** A component on one day, as far as it was measured. */
export interface DayRow {
  /** Such as 2026-11-27, in UTC. */
  readonly day: string;
  readonly component: ServiceComponentId;
  readonly minutes: number;
  readonly goodMinutes: number;
  readonly latencies: Latencies;
}

/** A component in the last minutes. */
export interface RecentRow {
  readonly component: ServiceComponentId;
  readonly since: Date;
  readonly recentMinutes: number;
  readonly recentGood: number;
}

/** The last minutes, which say how the service is at present. */
export const recentMinutes = 5;
/** Minutes are kept for so long after their day was summed up. */
const minutesKeptDays = 7;
const daysKept = 400;

/** Days that were not summed up yet, from their minutes. */
const sumsOfMinutes = `
  WITH measured AS (
    SELECT (minute AT TIME ZONE 'UTC')::date AS day, component, served, failed, latencies FROM status_minutes
    WHERE minute < :until::timestamptz AND (minute AT TIME ZONE 'UTC')::date > coalesce((SELECT max(day) FROM status_days), '-infinity')
  ), times AS (
    SELECT day, component, array_agg(count ORDER BY place) AS latencies FROM (
      SELECT day, component, place, sum(each) AS count
      FROM measured, unnest(latencies) WITH ORDINALITY AS bucket (each, place) GROUP BY day, component, place
    ) buckets GROUP BY day, component
  )
  SELECT day, component, count(*)::int AS minutes, sum(served::float8 / (served + failed)) AS good_minutes, t.latencies
  FROM measured JOIN times t USING (day, component) GROUP BY day, component, t.latencies`;

export type StatusQueries = ReturnType<typeof createStatusQueries>;

export function createStatusQueries(db: Knex) {
  return {
    /** Adds to what has been counted of this minute. */
    async addCounts(minute: Date, counts: CountsByComponent): Promise<void> {
      if (counts.size > 0) {
        await db('status_minutes')
          .insert(toRows(minute, counts))
          .onConflict(['minute', 'component'])
          .merge({
            served: db.raw('status_minutes.served + excluded.served'),
            failed: db.raw('status_minutes.failed + excluded.failed'),
            latencies: db.raw(
              `(SELECT array_agg(a + b ORDER BY place)
                FROM unnest(status_minutes.latencies, excluded.latencies) WITH ORDINALITY AS bucket (a, b, place))`,
            ),
          });
      }
    },

    /** Notes what was probed, where nobody was quicker. */
    async addProbed(minute: Date, counts: CountsByComponent): Promise<void> {
      if (counts.size > 0) {
        await db('status_minutes').insert(toRows(minute, counts)).onConflict(['minute', 'component']).ignore();
      }
    },

    async findMeasured(minute: Date): Promise<ServiceComponentId[]> {
      return db('status_minutes').where({ minute }).pluck('component');
    },

    /** @returns for how many seconds the oldest mail or webhook has been due that nobody has taken up. */
    async readLateness(): Promise<number> {
      const { rows } = await db.raw<{ rows: { seconds: number }[] }>(
        `SELECT coalesce(extract(epoch FROM now() - min(due)), 0)::float8 AS seconds FROM (
           SELECT min(next_attempt_at) AS due FROM mail_outbox WHERE state = 'waiting' AND next_attempt_at <= now()
           UNION ALL
           SELECT min(start_after) FROM jobs.job WHERE name = 'webhook-deliver' AND state < 'active' AND start_after <= now()
         ) waiting`,
      );
      return Math.max(0, rows[0]?.seconds ?? 0);
    },

    async findDays(from: string, until: Date): Promise<DayRow[]> {
      const { rows } = await db.raw<{ rows: DayRow[] }>(
        `SELECT day, component, minutes, good_minutes AS "goodMinutes", latencies::float8[] AS latencies FROM (
           SELECT day, component, minutes, good_minutes, latencies FROM status_days UNION ALL (${sumsOfMinutes})
         ) days WHERE day >= :from::date`,
        { from, until },
      );
      return rows;
    },

    /** The first minute of each component, and its last ones before `until`. */
    async findRecent(until: Date): Promise<RecentRow[]> {
      const { rows } = await db.raw<{ rows: RecentRow[] }>(
        `SELECT component, min(minute) AS since, count(*) FILTER (WHERE is_recent)::int AS "recentMinutes",
           coalesce(sum(served::float8 / (served + failed)) FILTER (WHERE is_recent), 0) AS "recentGood"
         FROM (SELECT *, minute >= :until::timestamptz - make_interval(mins => :recentMinutes) AS is_recent FROM status_minutes) m
         WHERE minute < :until::timestamptz GROUP BY component`,
        { until, recentMinutes },
      );
      return rows;
    },

    /** Sums up the days before this time, and deletes what is not shown any more. @returns how many rows. */
    async sumUp(until: Date): Promise<number> {
      await db.raw(
        `INSERT INTO status_days (day, component, minutes, good_minutes, latencies) ${sumsOfMinutes} ON CONFLICT DO NOTHING`,
        { until },
      );
      // The first minute stays: it says since when there should have been others.
      const { rowCount } = await db.raw<{ rowCount: number }>(
        `DELETE FROM status_minutes m WHERE minute < :until::timestamptz - make_interval(days => :minutesKeptDays)
           AND (minute AT TIME ZONE 'UTC')::date <= (SELECT max(day) FROM status_days)
           AND minute > (SELECT min(minute) FROM status_minutes first WHERE first.component = m.component)`,
        { until, minutesKeptDays },
      );
      const days = await db('status_days')
        .whereRaw(`day < ?::timestamptz - make_interval(days => ?)`, [until, daysKept])
        .delete();
      return rowCount + days;
    },
  };
}

function toRows(minute: Date, counts: CountsByComponent) {
  return Array.from(counts, ([component, { served, failed, latencies }]) => ({
    minute,
    component,
    served,
    failed,
    latencies: [...latencies],
  }));
}

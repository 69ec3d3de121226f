import type { Knex } from 'knex';

export type OrphansQueries = ReturnType<typeof createOrphansQueries>;

export function createOrphansQueries(db: Knex) {
  return {
    /** @returns true for one process a day. */
    async begin(): Promise<boolean> {
      const { rows } = await db.raw<{ rows: unknown[] }>(
        `INSERT INTO daily_sweeps AS s (name) VALUES ('orphans')
         ON CONFLICT (name) DO UPDATE SET begun_at = now() WHERE s.begun_at < now() - interval '1 day'
         RETURNING name`,
      );
      return rows.length > 0;
    },
  };
}

import type { Pool } from 'pg';

/** One step each; a step that has been released is never changed. */
const steps: readonly string[] = [
  `CREATE TABLE stripe_stand_in.objects (
     id text PRIMARY KEY,
     object text NOT NULL,
     position bigserial NOT NULL,
     clock text,
     due_at bigint,
     data jsonb NOT NULL
   );
   CREATE INDEX objects__object__position__idx ON stripe_stand_in.objects (object, position);
   CREATE INDEX objects__due_at__idx ON stripe_stand_in.objects (due_at) WHERE due_at IS NOT NULL;
   CREATE INDEX objects__data__idx ON stripe_stand_in.objects USING gin (data jsonb_path_ops);
   CREATE TABLE stripe_stand_in.answers (
     key text PRIMARY KEY,
     request_hash text NOT NULL,
     status integer NOT NULL,
     body text NOT NULL,
     created_at timestamptz NOT NULL DEFAULT now()
   );
   CREATE TABLE stripe_stand_in.deliveries (
     event_id text PRIMARY KEY,
     attempts integer NOT NULL DEFAULT 0,
     next_attempt_at timestamptz NOT NULL DEFAULT now()
   );`,
];

/** Any number, the same for all processes that share a database: "STRIP" in ASCII. */
export const advisoryLockKey = 0x53_54_52_49_50;

/**
 * Makes the tables of the stand-in, in a schema of its own beside the product's. Processes that start together do it
 * once.
 */
export async function migrateStore(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [advisoryLockKey]);
    await client.query('CREATE SCHEMA IF NOT EXISTS stripe_stand_in');
    await client.query('CREATE TABLE IF NOT EXISTS stripe_stand_in.steps (step integer PRIMARY KEY)');
    const { rows } = await client.query<{ done: number }>('SELECT count(*)::int AS done FROM stripe_stand_in.steps');
    for (const [index, sql] of steps.entries()) {
      if (index >= (rows[0]?.done ?? 0)) {
        await client.query(sql);
        await client.query('INSERT INTO stripe_stand_in.steps (step) VALUES ($1)', [index]);
      }
    }
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

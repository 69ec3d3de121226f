import { Pool, type PoolClient } from 'pg';
import type { UnitOfWork } from '../unit-of-work.ts';
import { StripeStandInError } from '../wire/stripe-error.ts';
import { advisoryLockKey, migrateStore } from './schema.ts';
import { createStore } from './store.ts';

export interface SavedAnswer {
  readonly status: number;
  readonly body: string;
  readonly isReplayed?: boolean;
}

export interface Idempotency {
  readonly key: string | null;
  /** A fingerprint of the call; the same key with another call is an error. */
  readonly hash: string;
}

export interface StripeDatabase {
  readonly origin: () => string;
  /** Runs work as one whole, after whatever else is going on. Nothing of it is kept when it throws. */
  run<T>(work: (unit: UnitOfWork) => Promise<T>, request?: UnitOfWork['request']): Promise<T>;
  /** Runs a call once for each key: with a key that was used before, the first answer is given again. */
  transact(
    request: NonNullable<UnitOfWork['request']>,
    idempotency: Idempotency,
    work: (unit: UnitOfWork) => Promise<SavedAnswer>,
  ): Promise<SavedAnswer>;
  close(): Promise<void>;
}

export interface StripeDatabaseOptions {
  readonly databaseUrl: string;
  readonly origin: () => string;
  /** Called after every change that was kept. */
  readonly onChange: () => void;
}

const answersKeptHours = 24;

/** The state of the stand-in, in PostgreSQL: a restart forgets nothing, and several processes see the same. */
export async function openStripeDatabase({
  databaseUrl,
  origin,
  onChange,
}: StripeDatabaseOptions): Promise<StripeDatabase> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 4,
    connectionTimeoutMillis: 30_000,
    application_name: 'rakhim-stripe-stand-in',
  });
  pool.on('error', () => undefined);
  await migrateStore(pool);

  async function run<T>(
    work: (unit: UnitOfWork, client: PoolClient) => Promise<T>,
    request?: UnitOfWork['request'],
  ): Promise<T> {
    const client = await pool.connect();
    // A server that goes away is an error of the query that used it, never of the process.
    client.on('error', ignore);
    try {
      await client.query('BEGIN');
      await client.query('SELECT pg_advisory_xact_lock($1)', [advisoryLockKey]);
      const result = await work(
        {
          store: createStore(client),
          now: Math.floor(Date.now() / 1000),
          origin: origin(),
          ...(request && { request }),
        },
        client,
      );
      await client.query('COMMIT');
      client.off('error', ignore);
      client.release();
      onChange();
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      client.off('error', ignore);
      client.release(!(error instanceof StripeStandInError));
      throw error;
    }
  }

  return {
    origin,
    run,
    async transact(request, { key, hash }, work) {
      if (key === null) {
        return run(work, request);
      }
      try {
        return await run(async (unit, client) => {
          const saved = await findAnswer(client, key, hash);
          if (saved) {
            return saved;
          }
          const answer = await work(unit);
          await saveAnswer(client, key, hash, answer);
          return answer;
        }, request);
      } catch (error) {
        if (error instanceof StripeStandInError && error.answer.type === 'card_error') {
          // A refused card is an answer, too: the same call hears it again without another attempt.
          await run((_scope, client) =>
            saveAnswer(client, key, hash, { status: error.status, body: JSON.stringify({ error: error.answer }) }),
          );
        }
        throw error;
      }
    },
    close: () => pool.end(),
  };
}

function ignore(): void {
  // Said by the query that failed.
}

async function findAnswer(client: PoolClient, key: string, hash: string): Promise<SavedAnswer | undefined> {
  await client.query('DELETE FROM stripe_stand_in.answers WHERE created_at < now() - make_interval(hours => $1)', [
    answersKeptHours,
  ]);
  const { rows } = await client.query<{ request_hash: string; status: number; body: string }>(
    'SELECT request_hash, status, body FROM stripe_stand_in.answers WHERE key = $1',
    [key],
  );
  const [saved] = rows;
  if (saved && saved.request_hash !== hash) {
    throw new StripeStandInError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with.`,
    });
  }
  return saved && { status: saved.status, body: saved.body, isReplayed: true };
}

async function saveAnswer(client: PoolClient, key: string, hash: string, { status, body }: SavedAnswer): Promise<void> {
  await client.query(
    'INSERT INTO stripe_stand_in.answers (key, request_hash, status, body) VALUES ($1, $2, $3, $4) ON CONFLICT (key) DO NOTHING',
    [key, hash, status, body],
  );
}

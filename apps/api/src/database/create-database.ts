import knex, { type Knex } from 'knex';
import type pg from 'pg';
import type { Share } from '#src/fairness/work.ts';
import { failFastWhileSilent } from './fail-fast-while-silent.ts';
import { shareConnections } from './share-connections.ts';
import { valueParsers } from './value-parsers.ts';

/** Knex on the `pg` dialect. */
export type Database = Knex;

/** The place where the pool and the driver write what they notice. A pino logger fits. */
export interface DatabaseLog {
  warn(message: string): void;
  error(message: string): void;
}

export interface DatabaseOptions {
  url: string;
  log: DatabaseLog;
  /** Connections at most; 10 when not given. */
  poolMax?: number;
  /** Connections that are kept for a kind of work; none when not given. */
  reserved?: Partial<Readonly<Record<Share, number>>>;
  /** Longest time for one statement, and for getting a connection; 3 s when not given. */
  timeoutMs?: number;
  /** Longest wait for one row or table lock; 2 s when not given. */
  lockTimeoutMs?: number;
  /** Name shown in the server's list of sessions. */
  applicationName?: string;
  /** The role that a connection takes; that of its account when not given. */
  role?: string;
  /** Hears how long each of those who got a connection waited for it. */
  onWait?: (ms: number) => void;
}

/**
 * The server cancels a slow statement itself; only when it does not answer at all does the driver give up, this much
 * later.
 */
const answerGraceMs = 500;

/**
 * Creates the pool of connections to PostgreSQL. It connects when the first query comes, and again after every loss, so
 * it may be made before the server runs. Whatever happens to a connection is an error of the query that used it, never
 * of the process.
 */
export function createDatabase(options: DatabaseOptions): Database {
  const {
    url,
    log,
    poolMax = 10,
    reserved = {},
    timeoutMs = 3_000,
    lockTimeoutMs = 2_000,
    applicationName = 'rakhim-api',
    role,
    onWait,
  } = options;
  const connection: pg.ClientConfig = {
    connectionString: url,
    application_name: applicationName,
    statement_timeout: timeoutMs,
    lock_timeout: Math.min(lockTimeoutMs, timeoutMs),
    idle_in_transaction_session_timeout: 10_000,
    query_timeout: timeoutMs + answerGraceMs,
    connectionTimeoutMillis: timeoutMs,
    keepAlive: true,
    ...(role !== undefined && { options: `-c role=${role}` }),
    types: valueParsers,
  };
  const db = knex({
    client: 'pg',
    // Knex hands everything to the driver, and describes less than the driver takes.
    connection: connection as Knex.PgConnectionConfig,
    acquireConnectionTimeout: timeoutMs,
    // Bound values are personal data and must not appear in error messages.
    compileSqlOnError: false,
    pool: {
      min: 0,
      max: poolMax,
      idleTimeoutMillis: 30_000,
      afterCreate(created: pg.Client, done: (error: Error | null, connection: pg.Client) => void) {
        watch(created);
        done(null, created);
      },
    },
    log: {
      warn: (message: unknown) => {
        log.warn(describe(message));
      },
      error: (message: unknown) => {
        log.error(describe(message));
      },
    },
  });
  // First, so that those who have waited for their turn are refused, too.
  const watch = failFastWhileSilent(db);
  shareConnections(db, { poolMax, reserved, timeoutMs, onWait });
  return db;
}

function describe(message: unknown): string {
  return message instanceof Error ? message.message : String(message);
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Database } from './create-database.ts';

/**
 * Two transactions got in each other's way and PostgreSQL gave one of them up: `serialization_failure`,
 * `deadlock_detected`.
 */
const retryableCodes: ReadonlySet<unknown> = new Set(['40001', '40P01']);

const attemptsMax = 3;
const pauseMs = 20;

/**
 * Runs work in one transaction: all of it is kept, or none. The work is done again, at most twice, when PostgreSQL gave
 * it up for another transaction, so between begin and commit it only queries: no network, no mail, no hashing.
 * @throws what the work throws, after everything was undone.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (tx: Knex.Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === attemptsMax || !isRetryable(error)) {
        throw error;
      }
      await sleep(pauseMs * attempt);
    }
  }
}

function isRetryable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && retryableCodes.has(error.code);
}

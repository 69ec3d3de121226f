import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase, type Database } from '../database/create-database.ts';
import { databaseAddress } from './database-address.ts';
import { errorsOnlyLog } from './errors-only-log.ts';
import { withClient } from './with-client.ts';

/**
 * Longer than the product waits: where many tests share a machine, a hundred requests at once that take turns are slow
 * and not lost. That it gives up in time is tested where it does.
 */
const patience = { timeoutMs: 30_000, lockTimeoutMs: 30_000 };

export interface TestDatabase {
  db: Database;
  url: string;
  /** Closes the pool and deletes the database, also when somebody is still connected. */
  drop(): Promise<void>;
}

/**
 * Makes a database of its own for a test file, at the newest migration and empty. Call it in `beforeAll`, and `drop` in
 * `afterAll`.
 */
export function createTestDatabase(): Promise<TestDatabase> {
  return cloneDatabase(inject('testTemplate'));
}

/** Makes a database without a table, for tests of migrations. */
export function createBlankDatabase(): Promise<TestDatabase> {
  return cloneDatabase('template1');
}

/** One more pool on a test's database, with the rights of the API and no more. */
export function openRuntimeDatabase(url: string): Database {
  const role = inject('testRuntimeRole');
  return createDatabase({ url, log: errorsOnlyLog, ...patience, ...(role !== '' && { role }) });
}

/** One more pool on a database that somebody else made and will delete. */
export function openTestDatabase(url: string): TestDatabase {
  const db = createDatabase({ url, log: errorsOnlyLog, applicationName: 'rakhim-test', ...patience });
  return { db, url, drop: () => db.destroy() };
}

async function cloneDatabase(template: string): Promise<TestDatabase> {
  const serverUrl = inject('testServerUrl');
  const name = `rakhim_test_${randomBytes(6).toString('hex')}`;
  await withClient(serverUrl, (client) => client.query(`create database ${name} template ${template}`));
  const url = databaseAddress(serverUrl, name);
  const database = openTestDatabase(url);
  return {
    ...database,
    async drop() {
      await database.drop();
      await withClient(serverUrl, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { prepareJobQueues } from '../database/job-queues.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { prepareRuntimeRole } from '../database/runtime-role.ts';
import { databaseAddress } from './database-address.ts';
import { errorsOnlyLog } from './errors-only-log.ts';
import { startTestServer } from './test-server.ts';
import { withClient } from './with-client.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A database of the test server that every test may connect to. */
    testServerUrl: string;
    /** Name of the migrated database that tests clone. Nobody may be connected to it. */
    testTemplate: string;
    /** The role that the API works under, or nothing where the server does not let us have one. */
    testRuntimeRole: string;
  }
}

/**
 * Runs once before the tests of the API: one PostgreSQL server, and in it one migrated database for
 * `createTestDatabase` to clone.
 * @returns what vitest runs after the last test.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  const template = `rakhim_test_template_${randomBytes(6).toString('hex')}`;
  await withClient(server.url, (client) => client.query(`create database ${template}`));
  await migrateDatabase({ url: databaseAddress(server.url, template), log: errorsOnlyLog });
  await prepareJobQueues(databaseAddress(server.url, template));
  const role = await prepareRuntimeRole({ url: databaseAddress(server.url, template), log: errorsOnlyLog });
  project.provide('testServerUrl', server.url);
  project.provide('testRuntimeRole', role ?? '');
  project.provide('testTemplate', template);
  return async () => {
    await withClient(server.url, (client) => client.query(`drop database if exists ${template} with (force)`));
    await server.stop();
  };
}

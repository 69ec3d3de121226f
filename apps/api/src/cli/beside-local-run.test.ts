import { randomBytes, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadConfig } from '#src/config/config.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#src/database/embedded/start-embedded-postgres.ts';
import type { OpenDatabase } from '#src/database/open-database.ts';
import { openDatabaseBeside } from '#src/database/open-database-beside.ts';
import { createAccountsQueries } from '#src/modules/accounts/accounts.queries.ts';
import { createApiKeysQueries } from '#src/modules/api-keys/api-keys.queries.ts';
import { createSecretIssuer } from '#src/modules/api-keys/issue-secret.ts';
import { errorsOnlyLog } from '#src/testing/errors-only-log.ts';
import { runOperatorCommand } from '#src/testing/operator-command.ts';
import { makeTemporaryFolder } from '#src/testing/temporary-folder.ts';

/** The folder of a local run: the embedded database in it is that of the service, which this process stands for. */
let dataDir: string;
let server: EmbeddedPostgres;
let database: OpenDatabase;

beforeAll(async () => {
  dataDir = await makeTemporaryFolder();
  server = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log: errorsOnlyLog });
  database = await openDatabaseBeside(loadConfig({ NODE_ENV: 'test', RAKHIM_DATA_DIR: dataDir }), errorsOnlyLog);
});
afterAll(async () => {
  await database.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const command = (name: string, parameters: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  runOperatorCommand(name, parameters, { RAKHIM_DATA_DIR: dataDir, ...env });

async function createAccount(email: string): Promise<string> {
  const id = randomUUID();
  const account = { id, email, name: 'Layla', email_confirmed_at: new Date() };
  await createAccountsQueries(database.db).insertAccount(account);
  return id;
}

it('npm run incident tells of an incident', async () => {
  const title = ['--title-en', 'Speech is slow', '--title-ar', 'النطق بطيء'];
  const text = ['--text-en', 'We are looking.', '--text-ar', 'نبحث في السبب.'];
  expect(await command('incident', ['open', ...title, ...text])).toMatchObject({
    exitCode: 0,
    output: expect.stringContaining('Incident 1 '),
  });
  expect(await database.db('service_incidents').pluck('title_ar')).toEqual(['النطق بطيء']);
});

it('npm run admin makes somebody an administrator', async () => {
  const id = await createAccount('samira@example.test');
  expect(await command('admin', ['grant', 'samira@example.test'])).toMatchObject({ exitCode: 0 });
  expect(await database.db('accounts').where({ id }).first('role')).toEqual({ role: 'admin' });
});

const issuerOf = (secret: Buffer) =>
  createSecretIssuer({ mode: 'test', masterSecret: { current: secret }, isRevealable: true });

it('npm run rotate-secret seals anew', async () => {
  const [old, current] = [randomBytes(32), randomBytes(32)];
  const id = randomUUID();
  const accountId = await createAccount('layla@example.test');
  const { key, stored } = issuerOf(old).issue(id);
  const queries = createApiKeysQueries(database.db);
  const owned = { id, account_id: accountId, name: 'Newsroom', is_default: false, issued_to: null };
  await queries.insertApiKey(database.db, { ...owned, ...stored });

  const rotated = command('rotate-secret', [], {
    RAKHIM_SECRET_KEY: current.toString('base64'),
    RAKHIM_SECRET_KEY_PREVIOUS: old.toString('base64'),
  });
  expect(await rotated).toMatchObject({
    exitCode: 0,
    output: expect.stringContaining('API keys: 1 sealed anew, 0 were'),
  });
  const row = await queries.findApiKey({ id, accountId });
  expect(row?.sealed_key && issuerOf(current).open(id, row.sealed_key)).toBe(key);
});

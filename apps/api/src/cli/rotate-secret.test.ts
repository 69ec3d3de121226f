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

const [old, current] = [randomBytes(32), randomBytes(32)];
const secrets = { RAKHIM_SECRET_KEY: current.toString('base64'), RAKHIM_SECRET_KEY_PREVIOUS: old.toString('base64') };

let dataDir: string;
let server: EmbeddedPostgres;
let database: OpenDatabase;

// The service of a local run, which has the embedded database.
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

const issuerOf = (secret: Buffer) =>
  createSecretIssuer({ mode: 'test', masterSecret: { current: secret }, isRevealable: true });

it('npm run rotate-secret seals anew while the service has the embedded database, and leaves that running', async () => {
  const [id, accountId] = [randomUUID(), randomUUID()];
  await createAccountsQueries(database.db).insertAccount({
    id: accountId,
    email: 'layla@example.test',
    name: 'Layla',
    email_confirmed_at: new Date(),
  });
  const { key, stored } = issuerOf(old).issue(id);
  const queries = createApiKeysQueries(database.db);
  const owned = { id, account_id: accountId, name: 'Newsroom', is_default: false, issued_to: null };
  await queries.insertApiKey(database.db, { ...owned, ...stored });

  const rotated = await runOperatorCommand('rotate-secret', [], { RAKHIM_DATA_DIR: dataDir, ...secrets });
  expect(rotated).toMatchObject({ exitCode: 0, output: expect.stringContaining('API keys: 1 sealed anew, 0 were') });
  const row = await queries.findApiKey({ id, accountId });
  expect(row?.sealed_key && issuerOf(current).open(id, row.sealed_key)).toBe(key);
});

it('npm run rotate-secret changes nothing unless it is told which secret is replaced', async () => {
  const { RAKHIM_SECRET_KEY } = secrets;
  const env = { RAKHIM_DATA_DIR: dataDir, RAKHIM_SECRET_KEY };
  expect(await runOperatorCommand('rotate-secret', [], env)).toMatchObject({
    exitCode: 2,
    output: expect.stringContaining('RAKHIM_SECRET_KEY_PREVIOUS'),
  });
});

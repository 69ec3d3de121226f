import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadConfig } from '#src/config/config.ts';
import { errorsOnlyLog } from '#src/testing/errors-only-log.ts';
import { createTemporaryFolder } from '#src/testing/temporary-folder.ts';
import { withClient } from '#src/testing/with-client.ts';
import { clusterDirectory } from './embedded/cluster.ts';
import { lockFolder } from './embedded/folder-lock.ts';
import { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts';
import { openDatabaseBeside } from './open-database-beside.ts';

const configOf = (dataDir: string) => loadConfig({ NODE_ENV: 'test', RAKHIM_DATA_DIR: dataDir });

test('a command works in the database of the service that runs, and leaves its server running', async () => {
  const dataDir = await createTemporaryFolder();
  const server = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log: errorsOnlyLog });
  onTestFinished(() => server.stop());
  const { url, close } = await openDatabaseBeside(configOf(dataDir), errorsOnlyLog);
  expect(url).toBe(server.url);
  await close();
  await withClient(server.url, (client) => client.query('select 1 from service_incidents'));
});

test('a command is refused, and told by whom, while the server of the service is not ready', async () => {
  const dataDir = await createTemporaryFolder();
  const folder = join(dataDir, 'postgres');
  const cluster = clusterDirectory(folder);
  await mkdir(cluster, { recursive: true });
  await writeFile(join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n1\n1\n\n127.0.0.1\n\nstarting\n`);
  const lock = lockFolder(folder);
  onTestFinished(lock.release);
  await expect(openDatabaseBeside(configOf(dataDir), errorsOnlyLog)).rejects.toThrow(
    `Process ${process.pid} is already using the data`,
  );
});

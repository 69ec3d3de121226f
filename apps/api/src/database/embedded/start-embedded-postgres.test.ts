import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { errorsOnlyLog } from '#src/testing/errors-only-log.ts';
import { chooseStablePort } from '#src/testing/choose-stable-port.ts';
import { createTemporaryFolder, makeTemporaryFolder } from '#src/testing/temporary-folder.ts';
import { withClient } from '#src/testing/with-client.ts';
import { clusterDirectory } from './cluster.ts';
import { readPostmasterPid } from './postmaster-pid.ts';
import { serverLogPath } from './server-log.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './start-embedded-postgres.ts';

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log: errorsOnlyLog });
  onTestFinished(() => server.stop());
  return server;
}

test('data survives a stop and a second start, at the same address', async () => {
  const folder = await createTemporaryFolder();
  await chooseStablePort(folder);
  const first = await start(folder);
  await withClient(first.url, (client) => client.query(`create table words as select 'رخيم' as word`));
  await first.stop();
  await expect(withClient(first.url, (client) => client.query('select 1'))).rejects.toThrow(/ECONNREFUSED/);

  const second = await start(folder);
  expect(second.url).toBe(first.url);
  const { rows } = await withClient(second.url, (client) => client.query('select word from words'));
  expect(rows).toEqual([{ word: 'رخيم' }]);
});

test('a folder whose name has spaces and Arabic letters serves as well', async () => {
  const folder = join(await createTemporaryFolder(), 'بيانات رخيم', 'data');
  const { url } = await start(folder);
  const { rows } = await withClient(url, (client) => client.query('select current_database() as name'));
  expect(rows).toEqual([{ name: 'rakhim' }]);
});

describe('one running server', () => {
  let folder: string;
  let server: EmbeddedPostgres;

  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    server = await startEmbeddedPostgres({ dataDir: folder, log: errorsOnlyLog });
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('keeps text as UTF-8, sorts by code point, and changes case in every script', async () => {
    const { rows } = await withClient(server.url, (client) =>
      client.query(
        `select current_setting('server_encoding') as encoding, upper('é') as upper, 'ب' > 'Z' as sorted, 'ا' < 'ب' collate "ar-x-icu" as arabic`,
      ),
    );
    expect(rows).toEqual([{ encoding: 'UTF8', upper: 'É', sorted: true, arabic: true }]);
  });

  test('writes commits to the disk, and listens to this machine only', async () => {
    const { rows } = await withClient(server.url, (client) =>
      client.query(
        `select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses') order by name`,
      ),
    );
    expect(rows).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'listen_addresses', setting: '127.0.0.1' },
      { name: 'synchronous_commit', setting: 'on' },
    ]);
  });

  test('requires the password, which only its owner can read', async () => {
    const wrong = new URL(server.url);
    wrong.password = 'guessed';
    await expect(withClient(wrong.href, (client) => client.query('select 1'))).rejects.toThrow(
      /password authentication failed/,
    );
    const { mode } = await stat(join(folder, 'password'));
    expect(mode & 0o777).toBe(0o600);
  });

  test('does not write down what people typed when a statement fails', async () => {
    await withClient(server.url, (client) => client.query(`select 'canary-7f3a'::int`)).catch(() => undefined);
    expect(await readFile(serverLogPath(folder), 'utf8')).not.toContain('canary-7f3a');
  });

  test('has one owner: a second is refused by name, and the first keeps running', async () => {
    await expect(start(folder)).rejects.toThrow(`Process ${process.pid} is already using the data`);
    await withClient(server.url, (client) => client.query('select 1'));
  });

  test.runIf(process.platform === 'linux')(
    'does not see Ctrl-C at the terminal, because it is in a process group of its own',
    async () => {
      const postmaster = await readPostmasterPid(clusterDirectory(folder));
      const fields = (await readFile(`/proc/${postmaster?.pid}/stat`, 'utf8')).split(') ')[1]?.split(' ');
      expect(fields?.[2]).toBe(String(postmaster?.pid));
    },
  );
});

test('a first start that was cut short leaves nothing that hinders the next', async () => {
  const folder = await createTemporaryFolder();
  await mkdir(join(folder, 'cluster.unfinished-1', 'base'), { recursive: true });
  await writeFile(join(folder, 'cluster.unfinished-1.password'), 'x');
  await start(folder);
  await expect(stat(join(folder, 'cluster.unfinished-1'))).rejects.toThrow(/ENOENT/);
});

test('data of another major version is refused with its version', async () => {
  const folder = await createTemporaryFolder();
  await mkdir(clusterDirectory(folder));
  await writeFile(join(clusterDirectory(folder), 'PG_VERSION'), '9\n');
  await expect(start(folder)).rejects.toThrow(/written by PostgreSQL 9, and this version brings PostgreSQL \d+/);
});

test('a failed start gives the folder back', async () => {
  const folder = await createTemporaryFolder();
  await mkdir(clusterDirectory(folder));
  await writeFile(join(clusterDirectory(folder), 'PG_VERSION'), '9\n');
  await expect(start(folder)).rejects.toThrow(/PostgreSQL 9/);
  await expect(start(folder)).rejects.toThrow(/PostgreSQL 9/);
});

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { compileCache } from '@rakhim/tooling/compile-cache';
import { errorsOnlyLog } from '#src/testing/errors-only-log.ts';
import { type PreparedCluster, prepareCluster } from '#src/testing/prepared-cluster.ts';
import { chooseStablePort } from '#src/testing/choose-stable-port.ts';
import { withClient } from '#src/testing/with-client.ts';
import { clusterDirectory } from './cluster.ts';
import { readPostmasterPid } from './postmaster-pid.ts';
import { serverLogPath } from './server-log.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './start-embedded-postgres.ts';
import { stopAbandonedServer } from './stop-abandoned-server.ts';

let prepared: PreparedCluster;

beforeAll(async () => {
  prepared = await prepareCluster();
});
afterAll(() => prepared.remove());

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log: errorsOnlyLog });
  onTestFinished(() => server.stop());
  return server;
}

/** Starts a server that another process owns. */
async function startOwner(folder: string): Promise<{ owner: ChildProcess; url: string }> {
  const program = fileURLToPath(new URL('../../testing/postgres-owner.ts', import.meta.url));
  const owner = spawn(process.execPath, [program, folder], {
    // eslint-disable-next-line no-restricted-properties -- The owner runs in the environment of this test.
    env: { ...process.env, ...compileCache },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void owner.kill('SIGKILL'));
  const ended = once(owner, 'exit').then(() =>
    Promise.reject(new Error('The owner ended before its server was ready.')),
  );
  const [text] = (await Promise.race([once(owner.stdout, 'data'), ended])) as [Buffer];
  return { owner, url: text.toString().trim() };
}

async function kill(process: ChildProcess): Promise<void> {
  process.kill('SIGKILL');
  await once(process, 'exit');
}

async function killPostmaster(folder: string): Promise<void> {
  const postmaster = await readPostmasterPid(clusterDirectory(folder));
  process.kill(postmaster!.pid, 'SIGKILL');
}

/**
 * Writes rows one after the other, and their numbers to `acknowledged` once they are committed, until the connection
 * breaks.
 */
async function writeUntilBroken(url: string, writer: number, acknowledged: number[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (let row = writer; ; row += 4) {
      await client.query('insert into rows (id) values ($1)', [row]);
      acknowledged.push(row);
    }
  } catch {
    // It is broken: that is the end of this writer.
  }
}

/** Has four writers at work, breaks something under them, and waits until they have noticed. */
async function writeAndBreak(url: string, breakIt: () => Promise<void>): Promise<number[]> {
  await withClient(url, (client) => client.query('create table rows (id int primary key)'));
  const acknowledged: number[][] = [[], [], [], []];
  const writers = acknowledged.map((numbers, writer) => writeUntilBroken(url, writer, numbers));
  await expect.poll(() => Math.min(...acknowledged.map(({ length }) => length)), { interval: 5 }).toBeGreaterThan(2);
  await breakIt();
  await Promise.all(writers);
  return acknowledged.flat();
}

async function expectRows(url: string, acknowledged: number[]): Promise<void> {
  const { rows } = await withClient(url, (client) => client.query<{ id: number }>('select id from rows'));
  const kept = new Set(rows.map(({ id }) => id));
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
}

async function untilItAnswers(url: string): Promise<void> {
  await expect
    .poll(() =>
      withClient(url, (client) => client.query('select 1')).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
}

test('a server whose owner was killed is stopped and started again, and no acknowledged row is lost', async () => {
  const folder = await prepared.createFolder();
  await chooseStablePort(folder);
  const { owner, url } = await startOwner(folder);
  const orphan = await readPostmasterPid(clusterDirectory(folder));
  let next: EmbeddedPostgres | undefined;
  const acknowledged = await writeAndBreak(url, async () => {
    await kill(owner);
    // The writers still reach the orphan; the next owner ends their sessions.
    next = await start(folder);
  });
  expect(next?.url).toBe(url);
  expect((await readPostmasterPid(clusterDirectory(folder)))?.pid).not.toBe(orphan?.pid);
  await expectRows(url, acknowledged);
});

test('when owner and server are both killed, the next start recovers every acknowledged row', async () => {
  const folder = await prepared.createFolder();
  const { owner, url } = await startOwner(folder);
  const acknowledged = await writeAndBreak(url, async () => {
    await kill(owner);
    await killPostmaster(folder);
  });
  const server = await start(folder);
  await expectRows(server.url, acknowledged);
});

test('a killed server is started again at the same address under its living owner, every time', async () => {
  const folder = await prepared.createFolder();
  await chooseStablePort(folder);
  const { url } = await start(folder);
  const acknowledged = await writeAndBreak(url, () => killPostmaster(folder));
  await untilItAnswers(url);
  await killPostmaster(folder);
  await untilItAnswers(url);
  await expectRows(url, acknowledged);
});

test('a stop during the restart of a killed server leaves no server', async () => {
  const folder = await prepared.createFolder();
  const server = await start(folder);
  await killPostmaster(folder);
  await sleep(20);
  await server.stop();
  // The killed server may not have been started again yet; then the file it left is still there, and nobody behind it.
  const left = await readPostmasterPid(clusterDirectory(folder));
  expect(left !== undefined && isAlive(left.pid)).toBe(false);
});

test('a start waits for the last process of a killed server, which still uses the shared memory', async () => {
  const folder = await prepared.createFolder();
  const { owner, url } = await startOwner(folder);
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const backend = rows[0]!.pid;
  process.kill(backend, 'SIGSTOP');
  await kill(owner);
  await killPostmaster(folder);

  const starting = start(folder);
  await expect.poll(() => readFile(serverLogPath(folder), 'utf8')).toContain('is still in use');
  process.kill(backend, 'SIGCONT');
  await withClient((await starting).url, (next) => next.query('select 1'));
});

test('another process that has the id of a dead server does not hinder the start', async () => {
  const folder = await prepared.createFolder();
  const { owner } = await startOwner(folder);
  await kill(owner);
  await killPostmaster(folder);
  // Under the account of the server: PostgreSQL does not mind the processes of others.
  const { uid, gid } = await stat(clusterDirectory(folder));
  const bystander = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid, gid } : {});
  onTestFinished(() => void bystander.kill());
  const path = join(clusterDirectory(folder), 'postmaster.pid');
  const [, ...rest] = (await readFile(path, 'utf8')).split('\n');
  await writeFile(path, [bystander.pid, ...rest].join('\n'));

  const { url } = await start(folder);
  await withClient(url, (client) => client.query('select 1'));
  expect(bystander.exitCode).toBeNull();
  expect(bystander.signalCode).toBeNull();
});

test('a folder of another living process is refused by name; when that is killed, its server can be stopped', async () => {
  const folder = await prepared.createFolder();
  const { owner } = await startOwner(folder);
  await expect(start(folder)).rejects.toThrow(`Process ${owner.pid} is already using the data`);
  await kill(owner);
  await stopAbandonedServer(folder, errorsOnlyLog);
  expect(await readPostmasterPid(clusterDirectory(folder))).toBeUndefined();
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { projectDir } from './lib/project.mjs';

let dataDir: string;
let loop: ChildProcess;
let output = '';

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rakhim-dev-'));
  // PostgreSQL does not run as root, and keeps its data elsewhere when its account cannot pass through here.
  await chmod(dataDir, 0o711);
  loop = spawn(process.execPath, [join(projectDir, 'scripts', 'dev.mjs'), '--engine=embedded'], {
    env: { ...process.env, RAKHIM_DATA_DIR: dataDir, PORT: '3900' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  loop.stdout?.on('data', (text: Buffer) => (output += text.toString()));
  await vi.waitFor(() => expect(output).toContain('Ctrl-C stops it.'), { timeout: 120_000 });
});
afterAll(async () => {
  loop.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

function readServer(): Promise<string> {
  return readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8');
}

test('the dev loop restarts the API on a change, keeps the database, and ends everything on Ctrl-C', async () => {
  const origin = /Address\s+(\S+)/.exec(output)?.[1] ?? '';
  expect((await fetch(`${origin}/en/login`, { headers: { accept: 'text/html' } })).status).toBe(200);
  expect(await (await fetch(`${origin}/livez`)).json()).toEqual({ status: 'ok' });
  const database = await readServer();

  const now = new Date();
  await utimes(join(projectDir, 'apps', 'api', 'src', 'app.ts'), now, now);
  await expect.poll(() => output, { timeout: 60_000 }).toContain('API restarted in');
  expect(await (await fetch(`${origin}/livez`)).json()).toEqual({ status: 'ok' });
  expect(await readServer()).toBe(database);

  const ended = once(loop, 'exit');
  loop.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  await expect(fetch(origin)).rejects.toThrow();
  await expect(readServer()).rejects.toThrow(/ENOENT/u);
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { soundOf } from '../testing/speech-service.ts';

const files = 200;
const kills = 10;
const worker = fileURLToPath(new URL('../testing/batch-worker.ts', import.meta.url));

let folder = '';
let server: Server;
/** Texts charged, by idempotency key: kept by the service, which does not die with its client. */
const charged = new Map<string, string>();
const running = new Set<string>();
let charges = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rakhim-kill-'));
  await mkdir(join(folder, 'in'));
  for (let index = 0; index < files; index++) {
    await writeFile(join(folder, 'in', `${index}.txt`), `نص الملف رقم ${index}.`);
  }
  server = createServer((request, response) => {
    void (async () => {
      const key = String(request.headers['idempotency-key']);
      const text = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>)).toString();
      if (running.has(key)) {
        response.writeHead(409, { 'x-code': 'idempotency_key_in_use' }).end();
        return;
      }
      running.add(key);
      await sleep(20);
      if (charged.get(key) === undefined) {
        charges++;
        charged.set(key, text);
      }
      await sleep(10);
      running.delete(key);
      response.writeHead(charged.get(key) === text ? 200 : 422).end(soundOf(text));
    })().catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

function start(): ChildProcess {
  const { port } = server.address() as AddressInfo;
  return spawn(process.execPath, ['--conditions=@rakhim/source', worker, folder, `http://127.0.0.1:${port}/`], {
    stdio: 'inherit',
  });
}

it('a batch of two hundred files, killed ten times, writes each once and pays once for each', async () => {
  for (let kill = 0; kill < kills; kill++) {
    const child = start();
    const target = Math.round(((kill + 1) * files) / (kills + 2));
    while (charged.size < target && child.exitCode === null) {
      await sleep(1);
    }
    child.kill('SIGKILL');
    await once(child, 'close');
  }
  expect(charged.size).toBeLessThan(files);
  const [code] = (await once(start(), 'close')) as [number];
  expect(code).toBe(0);
  const expected = Array.from({ length: files }, (_, index) => `${index}.wav`).sort();
  expect((await readdir(join(folder, 'out'))).sort()).toEqual(expected);
  for (const name of expected) {
    const text = await readFile(join(folder, 'in', name.replace('wav', 'txt')), 'utf8');
    expect((await readFile(join(folder, 'out', name))).equals(Buffer.from(soundOf(text)))).toBe(true);
  }
  expect(charges).toBe(files);
  expect(new Set(charged.values()).size).toBe(files);
  expect((await readdir(join(folder, 'state'))).sort()).toEqual(['batch.jsonl', 'batch.jsonl.parts']);
  expect(await readdir(join(folder, 'state', 'batch.jsonl.parts'))).toEqual([]);
});

import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiProcess } from '#src/testing/api-process.ts';
import { type PcmEngine, startPcmEngine } from '#src/testing/pcm-engine.ts';
import { makeTemporaryFolder } from '#src/testing/temporary-folder.ts';
import { type Toxic, type ToxicProxy, startToxicProxy } from '#src/testing/toxic-proxy.ts';
import {
  type Operator,
  createOperator,
  restartServer,
  serverPrograms,
  startServer,
  stopServer,
} from '../runbooks/operator.ts';
import { assertLedger, createCustomer, readUsed, speak, startService } from '../runbooks/service.ts';
import { startCallers } from './callers.ts';

const callers = 50;
/** What is refused because the database is away, and nothing else. */
const mayBe = new Set([200, 503, 504]);
/** No request waits for longer, whatever has happened. */
const answeredWithinMs = 10_000;
/** From the moment at which it could be served again. */
const backWithinMs = 5_000;

let folder: string;
let dataDir: string;
let operator: Operator;
let engine: PcmEngine;
let proxy: ToxicProxy;
let api: ApiProcess;
let key: string;

beforeAll(async () => {
  if (!serverPrograms) {
    return;
  }
  folder = await makeTemporaryFolder();
  dataDir = await makeTemporaryFolder();
  engine = await startPcmEngine();
  operator = await createOperator(folder);
  await startServer(operator);
  proxy = await startToxicProxy(operator.variables['DATABASE_URL'] ?? '');
  const throughProxy = { ...operator, variables: { ...operator.variables, DATABASE_URL: proxy.url } };
  api = await startService(throughProxy, dataDir, {
    RAKHIM_SPEECH_ENGINE: engine.url,
    RAKHIM_CONCURRENCY: '1000',
    RAKHIM_LEASE_SECONDS: '2',
    RAKHIM_CHARACTERS_PER_MONTH: '100000000',
  });
  key = await createCustomer(api, operator);
});
afterAll(async () => {
  if (serverPrograms) {
    await api.kill();
    await proxy.close();
    await engine.close();
    await stopServer(operator);
    await rm(folder, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  }
});

/** Lets callers speak while something happens, and looks at what they saw and at what was charged. */
async function during(fault: () => Promise<void>): Promise<void> {
  const crowd = startCallers(api, key, callers);
  await sleep(1_000);
  const pid = api.pid;
  await fault();
  const healedAt = performance.now();
  await expect.poll(() => crowd.firstGoodAfter(healedAt), { timeout: 30_000, interval: 50 }).toBeDefined();
  await sleep(1_000);
  await crowd.stop();
  expect((crowd.firstGoodAfter(healedAt) ?? Infinity) - healedAt).toBeLessThan(backWithinMs);
  expect(crowd.seen.filter(({ status }) => !mayBe.has(status))).toEqual([]);
  expect(crowd.seen.filter(({ ms }) => ms > answeredWithinMs)).toEqual([]);
  expect(() => process.kill(pid, 0)).not.toThrow();
  // Whatever was held for a request that nobody could end is given back.
  await expect.poll(() => assertLedger(operator).then(() => 'true', String), { timeout: 20_000 }).toBe('true');
  await expect
    .poll(() => operator.run(`psql "$DATABASE_URL" -Atc "SELECT count(*) FROM reservations WHERE state = 'held'"`), {
      timeout: 30_000,
    })
    .toBe('0\n');
  // A new request is charged exactly.
  const before = await readUsed(api, key);
  expect(await speak(api, key)).toBe(200);
  expect(await readUsed(api, key)).toBe(before + charactersOfText);
}

/** «جملة جديدة» and an id. */
const charactersOfText = 11 + 36;

describe.skipIf(!serverPrograms)('a database that', () => {
  it('is killed', () =>
    during(async () => {
      await operator.run('kill -KILL "$(head -1 "$PGDATA/postmaster.pid")"; sleep 2; rm -f "$PGDATA/postmaster.pid"');
      await expect.poll(() => restartServer(operator).then(() => 'up', String), { timeout: 60_000 }).toBe('up');
    }));

  it('is restarted', () => during(() => restartServer(operator)));

  it('ends every connection', () =>
    during(async () => {
      await operator.run(
        `psql "$DATABASE_URL" -c "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()"`,
      );
    }));

  it('has all its connections held by slow statements', () =>
    during(async () => {
      await operator.run(
        `psql "$DATABASE_URL" -c "BEGIN" -c "LOCK TABLE usage_periods IN ACCESS EXCLUSIVE MODE" -c "SELECT pg_sleep(6)" -c "COMMIT"`,
      );
    }));

  const toxics: readonly (Toxic & { readonly forMs: number })[] = [
    { kind: 'silence', forMs: 20_000 },
    { kind: 'halfOpen', forMs: 12_000 },
    { kind: 'reset', forMs: 3_000 },
    { kind: 'latency', ms: 200, forMs: 8_000 },
    { kind: 'bandwidth', bytesPerSecond: 20_000, forMs: 8_000 },
    { kind: 'slice', bytes: 3, forMs: 5_000 },
  ];
  it.each(toxics)('is behind a network with $kind', ({ forMs, ...toxic }) =>
    during(async () => {
      proxy.toxic = toxic;
      await sleep(forMs);
      proxy.toxic = { kind: 'none' };
    }),
  );
});

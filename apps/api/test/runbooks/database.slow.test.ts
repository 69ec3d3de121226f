import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ApiProcess } from '#src/testing/api-process.ts';
import { type PcmEngine, startPcmEngine } from '#src/testing/pcm-engine.ts';
import { makeTemporaryFolder } from '#src/testing/temporary-folder.ts';
import { type Operator, createOperator, restartServer, serverPrograms, startServer, stopServer } from './operator.ts';
import { assertLedger, createCustomer, readUsed, speak, startService } from './service.ts';

let folder: string;
let dataDir: string;
let operator: Operator;
let engine: PcmEngine;
let api: ApiProcess;
let key: string;

beforeEach(async () => {
  folder = await makeTemporaryFolder();
  dataDir = await makeTemporaryFolder();
  engine = await startPcmEngine();
  operator = await createOperator(folder);
  await startServer(operator);
});
afterEach(async () => {
  await api.kill();
  await engine.close();
  await stopServer(operator);
  await rm(folder, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
});

async function open(): Promise<void> {
  api = await startService(operator, dataDir, { RAKHIM_SPEECH_ENGINE: engine.url });
  operator.variables['RAKHIM_URL'] = api.url;
  key = await createCustomer(api, operator);
}

async function archiveAll(): Promise<void> {
  const wal = (await operator.run(`psql "$DATABASE_URL" -Atc "SELECT pg_walfile_name(pg_switch_wal())"`)).trim();
  await expect.poll(() => operator.run(`ls "$BACKUP/wal"`), { timeout: 60_000 }).toContain(wal);
}

/** Has a statement run that does not notice when its server dies. @returns what waits until it has been ended. */
async function startEndlessStatement(): Promise<() => Promise<unknown>> {
  const isRunning = `SELECT count(*) FROM pg_stat_activity WHERE query LIKE '%generate_series%' AND pid <> pg_backend_pid()`;
  const ended = operator
    .run(
      `psql "$DATABASE_URL" -c 'SELECT count(*) FROM generate_series(1, 100000) AS a, generate_series(1, 100000) AS b'`,
    )
    .then(() => 'answered', String);
  await expect.poll(() => operator.run(`psql "$DATABASE_URL" -Atc "${isRunning}"`), { timeout: 30_000 }).toBe('1\n');
  return async () => expect(await ended).toContain('server closed the connection');
}

const readiness = async () => (await api.call('/readyz')).status;

describe.skipIf(!serverPrograms)('with a PostgreSQL server of this machine', () => {
  it('a database that is lost comes back with every charge that was archived (database-lost)', async () => {
    await operator.follow('database-lost', [0]);
    await restartServer(operator);
    await open();
    expect(await speak(api, key)).toBe(200);
    await operator.follow('database-lost', [1]);
    for (let times = 0; times < 3; times += 1) {
      expect(await speak(api, key)).toBe(200);
    }
    const used = await readUsed(api, key);
    expect(used).toBeGreaterThan(0);
    await archiveAll();

    const awaitEnd = await startEndlessStatement();
    await operator.run(`
      server="$(head -1 "$PGDATA/postmaster.pid")"
      kill -KILL "$server"
      while kill -0 "$server" 2>/dev/null; do sleep 0.1; done
      rm -rf "$PGDATA" && mkdir -m 700 "$PGDATA"`);
    await expect.poll(readiness, { timeout: 30_000 }).toBe(503);
    expect(await speak(api, key)).toBe(503);

    await operator.follow('database-lost', [2]);
    await awaitEnd();
    await operator.follow('database-lost', [3, 4, 5]);
    expect(await readUsed(api, key)).toBe(used);
    expect(await speak(api, key)).toBe(200);
    await assertLedger(operator);
  });

  it('goes back to the moment before rows were deleted (point-in-time-restore)', async () => {
    await operator.follow('database-lost', [0]);
    await restartServer(operator);
    await open();
    await operator.follow('database-lost', [1]);
    expect(await speak(api, key)).toBe(200);
    const used = await readUsed(api, key);
    await sleep(1_100);
    operator.variables['MOMENT'] = (await operator.run('psql "$DATABASE_URL" -Atc "SELECT now()"')).trim();
    await sleep(1_100);
    await operator.run('psql "$DATABASE_URL" -c "DELETE FROM api_keys"');
    expect([401, 503]).toContain(await speak(api, key));
    await api.stop();

    await operator.follow('point-in-time-restore', [0]);
    await operator.follow('point-in-time-restore', [1]);
    api = await startService(operator, dataDir, { RAKHIM_SPEECH_ENGINE: engine.url });
    expect(await readUsed(api, key)).toBe(used);
    expect(await speak(api, key)).toBe(200);
    await assertLedger(operator);
  });

  it('the password of the database is replaced while the service runs (key-rotation)', async () => {
    await open();
    operator.variables['NEW_PASSWORD'] = "new 'secret'";
    await operator.follow('key-rotation', [0, 1]);
    expect(await speak(api, key)).toBe(200);
    await expect(operator.run('psql "$DATABASE_URL" -c "SELECT 1"')).rejects.toThrow(/password authentication failed/);
    const address = new URL(operator.variables['DATABASE_URL'] ?? '');
    address.password = "new 'secret'";
    operator.variables['DATABASE_URL'] = address.href;
    await api.stop();
    api = await startService(operator, dataDir, { RAKHIM_SPEECH_ENGINE: engine.url });
    expect(await speak(api, key)).toBe(200);
  });

  it('locks that somebody has forgotten are found and ended, and failed jobs run again (stuck-queue)', async () => {
    await open();
    await operator.run(
      `(psql "$DATABASE_URL" -c "BEGIN" -c "LOCK TABLE usage_periods IN ACCESS EXCLUSIVE MODE" -c "\\! sleep 300" >/dev/null 2>&1 &)`,
    );
    await sleep(3_000);
    expect(await speak(api, key)).toBe(503);
    await operator.run(
      `psql "$DATABASE_URL" -c "INSERT INTO jobs.job (name, state, retry_count, policy, singleton_key)
         SELECT 'billing-sync', 'failed', 3, 'stately', key FROM unnest(ARRAY['cus_1', 'cus_1', 'cus_2']) AS key"`,
    );
    expect(await operator.follow('stuck-queue', [0])).toContain('failed');
    const lookWhileOneWaits = async () => {
      const [seen] = await Promise.all([operator.follow('stuck-queue', [1]), speak(api, key)]);
      return seen;
    };
    await expect.poll(lookWhileOneWaits).toContain('LOCK TABLE');
    await sleep(60_000);
    expect(await operator.follow('stuck-queue', [2])).toContain('(1 row)');
    await operator.follow('stuck-queue', [3]);
    expect(await speak(api, key)).toBe(200);
    const left = `SELECT singleton_key, count(*) FROM jobs.job WHERE state = 'failed' AND retry_limit > 0 GROUP BY 1`;
    expect(await operator.run(`psql "$DATABASE_URL" -Atc "${left}"`)).toBe('cus_1|1\n');
    await assertLedger(operator);
  });

  it('counters that were spoilt become what the ledger says (ledger-broken)', async () => {
    await open();
    expect(await speak(api, key)).toBe(200);
    const used = await readUsed(api, key);
    await operator.run('psql "$DATABASE_URL" -c "UPDATE usage_periods SET used = used + 7, reserved = reserved + 3"');
    await expect(assertLedger(operator)).rejects.toThrow(/used is the sum/);
    expect(await operator.follow('ledger-broken', [0])).toContain('(1 row)');
    await operator.follow('ledger-broken', [1]);
    await assertLedger(operator);
    expect(await readUsed(api, key)).toBe(used);
  });
});

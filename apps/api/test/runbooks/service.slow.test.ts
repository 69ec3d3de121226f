import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startMailbox } from '@rakhim/stand-ins';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ApiProcess } from '#src/testing/api-process.ts';
import { type PcmEngine, startPcmEngine } from '#src/testing/pcm-engine.ts';
import { post } from '#src/testing/people.ts';
import { makeTemporaryFolder } from '#src/testing/temporary-folder.ts';
import { type Operator, createOperator, findFreePort, serverPrograms, startServer, stopServer } from './operator.ts';
import { findPreviousVersion, layOut } from './previous-version.ts';
import { assertLedger, createCustomer, speak, startService } from './service.ts';

const run = promisify(execFile);
let folder: string;
let dataDir: string;
let operator: Operator;
let engine: PcmEngine;
const processes: ApiProcess[] = [];

beforeEach(async () => {
  folder = await makeTemporaryFolder();
  dataDir = await makeTemporaryFolder();
  engine = await startPcmEngine();
  operator = await createOperator(folder);
  await startServer(operator);
});
afterEach(async () => {
  await Promise.all(processes.splice(0).map((each) => each.kill()));
  await engine.close();
  await stopServer(operator);
  await rm(folder, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
});

async function open(settings: Readonly<Record<string, string>> = {}, entry?: string): Promise<ApiProcess> {
  const api = await startService(operator, dataDir, { RAKHIM_SPEECH_ENGINE: engine.url, ...settings }, entry);
  processes.push(api);
  operator.variables['RAKHIM_URL'] = api.url;
  return api;
}

describe.skipIf(!serverPrograms)('with a PostgreSQL server of this machine', () => {
  it('mails wait for a mail server that is down, and leave when it is back (mail-down)', async () => {
    const port = await findFreePort();
    const api = await open({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Rakhim <hello@rakhim.example>' });
    const email = 'samira@example.test';
    expect(
      (await post(api, '/auth/v1/signup', { email, password: 'زيتون-أخضر-42', data: { name: 'سميرة' } })).status,
    ).toBe(200);
    await expect.poll(() => operator.follow('mail-down', [0])).toMatch(/waiting\s*\|\s*1 /);
    const mailbox = await startMailbox({ port });
    try {
      await operator.follow('mail-down', [1]);
      await expect.poll(() => mailbox.list().length, { timeout: 60_000 }).toBe(1);
    } finally {
      await mailbox.close();
    }
  });

  it('an engine that fails costs nothing, and is used again when it is back (engine-down)', async () => {
    const token = 'a-token-of-the-operator';
    operator.variables['RAKHIM_METRICS_TOKEN'] = token;
    const api = await open({ RAKHIM_METRICS_TOKEN: token });
    const key = await createCustomer(api, operator);
    expect(await speak(api, key)).toBe(200);
    engine.sound = { blocks: 0, blockEveryMs: 0 };
    for (let times = 0; times < 6; times += 1) {
      expect(await speak(api, key)).toBeGreaterThanOrEqual(500);
    }
    await operator.follow('engine-down', [0]);
    expect(await operator.follow('engine-down', [1])).toMatch(/outcome="failed"} [1-9]/);
    engine.sound = { blocks: 2, blockEveryMs: 0 };
    await expect.poll(() => speak(api, key), { timeout: 90_000, interval: 1_000 }).toBe(200);
    await operator.follow('engine-down', [2]);
    await assertLedger(operator);
  });

  it('all customers are compared with Stripe when somebody says so (stripe-drift)', async () => {
    await open({ RAKHIM_BILLING: 'stripe' });
    await operator.follow('stripe-drift', [0]);
    await operator.follow('stripe-drift', [1]);
    const stateOf = () =>
      operator.run(
        `psql "$DATABASE_URL" -Atc "SELECT state FROM jobs.job WHERE name = 'billing-reconcile' AND singleton_key = 'by-hand'"`,
      );
    await expect.poll(stateOf, { timeout: 60_000 }).toBe('completed\n');
  });

  it('the version before works beside this one and after it, with no request lost (bad-release)', async (context) => {
    const version = findPreviousVersion();
    if (version === undefined) {
      context.skip('the history does not reach back');
      return;
    }
    const entry = await layOut(version, join(folder, 'previous'));
    const old = await open({}, entry);
    const key = await createCustomer(old, operator);
    const serving = new Set([old]);
    const answers: number[] = [];
    let isOver = false;
    async function call(): Promise<void> {
      for (let turn = 0; !isOver; turn += 1) {
        // As a proxy would: whoever is ready is asked, each in turn.
        const next = [...serving][turn % serving.size] ?? old;
        answers.push(await speak(next, key));
        await sleep(20);
      }
    }
    const callers = Array.from({ length: 4 }, call);

    const current = await open();
    serving.add(current);
    await sleep(5_000);
    serving.delete(old);
    await old.stop();
    await sleep(3_000);
    const again = await open({}, entry);
    operator.variables['OLD_URL'] = again.url;
    operator.variables['NEW_PID'] = String(current.pid);
    await operator.follow('bad-release', [0]);
    serving.add(again);
    serving.delete(current);
    await sleep(1_000);
    // The operator of the database is not who runs the service.
    await run('bash', ['-c', 'kill -TERM "$0"', String(current.pid)]);
    await sleep(3_000);
    isOver = true;
    await Promise.all(callers);
    expect(answers.length).toBeGreaterThan(50);
    expect(answers.filter((status) => status !== 200)).toEqual([]);
    await assertLedger(operator);
  });
});

import { randomInt, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { ApiProcess } from '#src/testing/api-process.ts';
import { startProcess } from '#src/testing/exactness.ts';
import { type TestSubscriber, buildSubscriber } from '#src/testing/factories.ts';
import { type PcmEngine, startPcmEngine } from '#src/testing/pcm-engine.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { makeTemporaryFolder } from '#src/testing/temporary-folder.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

/** The service as `npm start` runs it, ended as a power cut would end it, with an engine behind an address. */
let api: TestApi<StubEngine>;
let engine: PcmEngine;
let dataDir: string;

beforeAll(async () => {
  api = await startTestApi({ RAKHIM_LEASE_SECONDS: '1' });
  engine = await startPcmEngine();
  dataDir = await makeTemporaryFolder();
});
afterEach(() => api.assertAtRest());
afterAll(async () => {
  await engine.close();
  await api.close();
  await rm(dataDir, { recursive: true, force: true });
});

const inFlight = 100;
const characters = 100;
const leaseSeconds = 2;
const runs = 10;

/** Still at work on it, busy, or too slow this time: none of them costs anything. */
const mayBeRepeated = new Set([409, 503, 504]);

/** @returns whether any sound arrived. */
async function speak(process: ApiProcess, layla: TestSubscriber, key: string): Promise<boolean> {
  const response = await process.call('/api/v1/synthesize', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-api-key': layla.apiKey,
      accept: 'audio/mpeg',
      'idempotency-key': key,
    },
    body: JSON.stringify({ text: 'س'.repeat(characters) }),
  });
  if (mayBeRepeated.has(response.status)) {
    await response.body?.cancel();
    await sleep(200);
    return speak(process, layla, key);
  }
  expect(response.status).toBe(200);
  let isHeard = false;
  try {
    for await (const chunk of response.body ?? []) {
      isHeard ||= chunk.length > 0;
    }
  } catch {
    // Cut off: what follows the first sound makes no difference to the charge.
  }
  return isHeard;
}

async function usage({ accountId }: TestSubscriber): Promise<{ used: number; reserved: number }> {
  const row = await api
    .db('usage_periods')
    .where({ account_id: accountId })
    .first<{ used: number; reserved: number } | undefined>('used', 'reserved');
  return row ?? { used: 0, reserved: 0 };
}

it('withholds nothing beyond a lease, charges at most one request that nobody heard, and repeats every request at no second charge, ten times of ten', async () => {
  const unheard: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const layla = await buildSubscriber(api.context, { plan: 'enterprise' });
    const options = { databaseUrl: api.databaseUrl, engine, dataDir: `${dataDir}/${run}`, leaseSeconds };
    const first = await startProcess(options);
    // A process that has just begun works through its first hundred requests in one lump; the power fails one that has
    // been at work.
    await Promise.all(Array.from({ length: inFlight }, () => speak(first, layla, randomUUID())));
    const before = await usage(layla);

    engine.before = () => sleep(randomInt(1_500));
    engine.sound = { blocks: 20, blockEveryMs: 50 };
    const keys = Array.from({ length: inFlight }, () => randomUUID());
    const requests = Promise.all(keys.map((key) => speak(first, layla, key).catch(() => false)));
    await sleep(randomInt(200, 2_000));
    await first.kill();
    const heard = (await requests).filter(Boolean).length;
    await expect.poll(async () => (await usage(layla)).reserved, { timeout: 90_000 }).toBe(0);
    unheard.push(((await usage(layla)).used - before.used) / characters - heard);

    engine.before = () => Promise.resolve();
    engine.sound = { blocks: 2, blockEveryMs: 0 };
    const second = await startProcess(options);
    await Promise.all(keys.map((key) => speak(second, layla, key)));
    expect(await usage(layla)).toEqual({ used: before.used + inFlight * characters, reserved: 0 });
    await second.stop();
  }
  process.stdout.write(`charged and not heard, a kill: ${unheard.join(' ')}\n`);
  expect(Math.max(...unheard)).toBeLessThanOrEqual(1);
  expect(Math.min(...unheard)).toBe(0);
});

import { randomInt, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ApiProcess } from '#src/testing/api-process.ts';
import { startProcess } from '#src/testing/exactness.ts';
import { type TestSubscriber, buildSubscriber } from '#src/testing/factories.ts';
import { newText } from '#src/testing/new-word.ts';
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

interface Asked {
  readonly accept: string;
  readonly text: string;
  /** Absent for a caller who never asks again. */
  readonly key?: string;
}

/** @returns whether any sound arrived. */
async function speak(process: ApiProcess, layla: TestSubscriber, asked: Asked): Promise<boolean> {
  const { accept, text, key } = asked;
  const response = await process.call('/api/v1/synthesize', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-api-key': layla.apiKey,
      accept,
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: JSON.stringify({ text }),
  });
  if (mayBeRepeated.has(response.status)) {
    await response.body?.cancel();
    await sleep(200);
    return speak(process, layla, asked);
  }
  expect(response.status).toBe(200);
  if (accept === 'application/json') {
    return response.json().then(
      () => true,
      () => false,
    );
  }
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

/**
 * Has a hundred requests in flight when the process is killed. @returns how many were charged and not heard, once
 * nothing is held any more.
 */
async function killWhileSpeaking(run: string, layla: TestSubscriber, asked: readonly Asked[]): Promise<number> {
  const first = await startProcess({
    databaseUrl: api.databaseUrl,
    engine,
    dataDir: `${dataDir}/${run}`,
    leaseSeconds,
  });
  const [{ accept }] = asked as [Asked];
  // A process that has just begun works through its first hundred requests in one lump; the power fails one that has
  // been at work.
  await Promise.all(asked.map(() => speak(first, layla, { accept, text: newText(characters) })));
  const before = await usage(layla);

  engine.before = () => sleep(randomInt(1_500));
  engine.sound = accept === 'application/json' ? { blocks: 20, blockEveryMs: 0 } : { blocks: 20, blockEveryMs: 50 };
  const requests = Promise.all(asked.map((one) => speak(first, layla, one).catch(() => false)));
  await sleep(randomInt(200, 1_600));
  await first.kill();
  const heard = (await requests).filter(Boolean).length;
  await expect.poll(async () => (await usage(layla)).reserved, { timeout: 90_000 }).toBe(0);
  engine.before = () => Promise.resolve();
  engine.sound = { blocks: 2, blockEveryMs: 0 };
  return ((await usage(layla)).used - before.used) / characters - heard;
}

describe.each(['audio/mpeg', 'application/json'])('a process that is killed while it answers with %s', (accept) => {
  it('withholds nothing beyond a lease, charges at most one request that nobody heard, and repeats every request at no second charge, ten times of ten', async () => {
    const unheard: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const layla = await buildSubscriber(api.context, { plan: 'enterprise' });
      const asked = Array.from({ length: inFlight }, () => ({
        accept,
        text: newText(characters),
        key: randomUUID(),
      }));
      unheard.push(await killWhileSpeaking(`${accept.slice(0, 5)}-${run}`, layla, asked));

      const second = await startProcess({
        databaseUrl: api.databaseUrl,
        engine,
        dataDir: `${dataDir}/${accept.slice(0, 5)}-${run}`,
        leaseSeconds,
      });
      await Promise.all(asked.map((one) => speak(second, layla, one)));
      expect(await usage(layla)).toEqual({ used: 2 * inFlight * characters, reserved: 0 });
      await second.stop();
    }
    process.stdout.write(`${accept}, charged and not heard, a kill: ${unheard.join(' ')}\n`);
    expect(Math.max(...unheard)).toBeLessThanOrEqual(1);
    expect(Math.min(...unheard)).toBe(0);
  });

  it('charges at most one caller who got nothing and never asks again, ten times of ten', async () => {
    const unheard: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const layla = await buildSubscriber(api.context, { plan: 'enterprise' });
      unheard.push(
        await killWhileSpeaking(
          `once-${accept.slice(0, 5)}-${run}`,
          layla,
          Array.from({ length: inFlight }, () => ({ accept, text: newText(characters) })),
        ),
      );
    }
    process.stdout.write(`${accept} without a key, charged and not heard, a kill: ${unheard.join(' ')}\n`);
    expect(Math.max(...unheard)).toBeLessThanOrEqual(1);
    expect(Math.min(...unheard)).toBe(0);
  });
});

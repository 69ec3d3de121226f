import { randomInt } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ApiProcess } from '#src/testing/api-process.ts';
import { countStatuses, startProcess } from '#src/testing/exactness.ts';
import { type TestSubscriber, buildSubscriber } from '#src/testing/factories.ts';
import { newText } from '#src/testing/new-word.ts';
import { type PcmEngine, startPcmEngine } from '#src/testing/pcm-engine.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { makeTemporaryFolder } from '#src/testing/temporary-folder.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

/** Processes of the service as `npm start` runs them, on one database, with an engine behind an address. */
let api: TestApi<StubEngine>;
let engine: PcmEngine;
let dataDir: string;
let layla: TestSubscriber;

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

const quota = 100_000;
const fitting = 50;
const runs = 10;

function speak(
  api: Pick<ApiProcess, 'call'>,
  characters: number,
  accept = 'application/json',
  signal?: AbortSignal,
): Promise<Response> {
  return api.call('/api/v1/synthesize', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': layla.apiKey, accept },
    body: JSON.stringify({ text: newText(characters) }),
    ...(signal && { signal }),
  });
}

async function usage(): Promise<{ used: number; reserved: number }> {
  const row = await api
    .db('usage_periods')
    .where({ account_id: layla.accountId })
    .first<{ used: number; reserved: number } | undefined>('used', 'reserved');
  return row ?? { used: 0, reserved: 0 };
}

/**
 * So long every voice holds its breath, so that requests meet between reservation and charge: where a check before the
 * act would let all through.
 */
const heldMs = 500;
const triesMax = 60;

/**
 * Asks as our clients do: whoever is told that the service is busy comes back, at no cost. @returns the first answer
 * that says more than that.
 */
async function askUntilAnswered(
  process: ApiProcess,
  characters: number,
): Promise<{ status: number; code: string | undefined }> {
  for (let tries = 1; ; tries += 1) {
    const answer = await speak(process, characters);
    const { code } = (await answer.json()) as { code?: string };
    if (answer.status !== 503 || tries === triesMax) {
      return { status: answer.status, code };
    }
    await sleep(randomInt(500, 1_500));
  }
}

describe.each([1, 4])('a quota for exactly fifty on %d processes', (processCount) => {
  const processes: ApiProcess[] = [];

  beforeAll(async () => {
    for (let count = 0; count < processCount; count += 1) {
      processes.push(
        await startProcess({ databaseUrl: api.databaseUrl, engine, dataDir: `${dataDir}/${processCount}-${count}` }),
      );
    }
  });
  afterAll(() => Promise.all(processes.map((process) => process.stop())));

  it.each([200, 1_000])('lets fifty of %d simultaneous requests through, ten times of ten', async (requests) => {
    for (let run = 0; run < runs; run += 1) {
      layla = await buildSubscriber(api.context, { plan: 'basic' });
      engine.before = () => sleep(heldMs);
      const answers = await Promise.all(
        Array.from({ length: requests }, (_value, index) =>
          askUntilAnswered(processes[index % processCount]!, quota / fitting),
        ),
      );
      expect([run, countStatuses(answers)]).toEqual([run, { 200: fitting, 403: requests - fitting }]);
      expect(new Set(answers.filter(({ status }) => status === 403).map(({ code }) => code))).toEqual(
        new Set(['quota_exceeded']),
      );
      expect(await usage()).toEqual({ used: quota, reserved: 0 });
    }
  });
});

describe('a caller who leaves', () => {
  const times = 100;

  it('before the first sound pays nothing, after it the whole, and stops the engine: three hundred times of three hundred', async () => {
    layla = await buildSubscriber(api.context, { plan: 'enterprise' });
    let charged = 0;
    for (let count = 0; count < times; count += 1) {
      api.engine.behaviour = { hangBeforeBlock: 0 };
      const caller = new AbortController();
      const early = speak(api, 10, count % 2 ? 'audio/mpeg' : 'application/json', caller.signal).catch(() => undefined);
      await expect.poll(() => api.engine.running, { interval: 2 }).toBe(1);
      await sleep(randomInt(10));
      caller.abort();
      await early;
      await expect.poll(() => api.engine.running, { interval: 5 }).toBe(0);

      api.engine.behaviour = { blocks: 50, blockEveryMs: 1 };
      const reader = (await speak(api, 10, 'audio/mpeg')).body!.getReader();
      for (let blocks = randomInt(1, 20); blocks > 0; blocks -= 1) {
        await reader.read();
      }
      await reader.cancel();
      await expect.poll(() => api.engine.running, { interval: 5 }).toBe(0);
      charged += 10;

      api.engine.behaviour = {};
      const last = new AbortController();
      await (await speak(api, 10, 'audio/mpeg', last.signal)).arrayBuffer();
      last.abort();
      charged += 10;
      await expect.poll(usage, { interval: 5 }).toEqual({ used: charged, reserved: 0 });
    }
  });
});

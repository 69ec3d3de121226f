import { readFile, readdir, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiProcess, startApiProcess } from '#src/testing/api-process.ts';
import { type PcmEngine, startPcmEngine } from '#src/testing/pcm-engine.ts';
import { post, registerPerson, signInPerson } from '#src/testing/people.ts';
import { type TestDatabase, createTestDatabase } from '#src/testing/test-database.ts';
import { makeTemporaryFolder } from '#src/testing/temporary-folder.ts';
import { assertInvariants } from '#src/testing/invariants.ts';

/**
 * Mixed requests for a long time: `npm run test:soak` takes three minutes, and an hour with `RAKHIM_SOAK_MINUTES=60`.
 * Memory is read from the kernel, of the process alone.
 */
// eslint-disable-next-line no-restricted-properties -- Tests have no configuration to read it from.
const minutes = Number(process.env['RAKHIM_SOAK_MINUTES'] ?? 3);
const warmUpShare = 0.25;
const sampleEveryMs = 2_000;
const requestsPerSecond = 50;
/** Over a short time, the noise of the garbage collector is larger than any leak: the bar is for a whole hour. */
const mibPer10MinutesMax = minutes >= 30 ? 1 : 60;
const growthOfSlowestMax = 1.2;

interface Sample {
  readonly atMs: number;
  readonly residentMib: number;
  readonly descriptors: number;
}

let database: TestDatabase;
let engine: PcmEngine;
let dataDir: string;
let api: ApiProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  engine = await startPcmEngine();
  dataDir = await makeTemporaryFolder();
  api = await startApiProcess({
    PATH: '/usr/bin:/bin',
    DATABASE_URL: database.url,
    RAKHIM_DATA_DIR: dataDir,
    RAKHIM_BILLING: 'none',
    RAKHIM_CHARACTERS_PER_MONTH: '1000000000',
    RAKHIM_REQUESTS_PER_MINUTE: '1000000',
    RAKHIM_TRUSTED_PROXIES: '1',
    RAKHIM_SPEECH_ENGINE: engine.url,
  });
});
afterAll(async () => {
  await api.kill();
  await engine.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function sample(atMs: number): Promise<Sample> {
  const status = await readFile(`/proc/${api.pid}/status`, 'utf8');
  const kib = Number(/^VmRSS:\s+(?<kib>\d+)/m.exec(status)?.groups?.['kib']);
  return { atMs, residentMib: kib / 1024, descriptors: (await readdir(`/proc/${api.pid}/fd`)).length };
}

/** The slope of a line through the samples, by least squares, in MiB for ten minutes. */
function slopeOf(samples: readonly Sample[]): number {
  const meanX = samples.reduce((sum, { atMs }) => sum + atMs, 0) / samples.length;
  const meanY = samples.reduce((sum, { residentMib }) => sum + residentMib, 0) / samples.length;
  const over = samples.reduce((sum, { atMs, residentMib }) => sum + (atMs - meanX) * (residentMib - meanY), 0);
  const under = samples.reduce((sum, { atMs }) => sum + (atMs - meanX) ** 2, 0);
  return (over / under) * 600_000;
}

function percentile99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
}

it(
  `${minutes} minutes of mixed requests leave memory and descriptors as they were, and none fails`,
  async () => {
    const { access_token: token } = await signInPerson(api, await registerPerson({ ...api, db: database.db }));
    const { key } = (await (await post(api, '/api/v1/api-keys', { name: 'Soak' }, token)).json()) as { key: string };
    let texts = 0;
    const say = (accept: string) => (): Promise<Response> => {
      texts += 1;
      const headers = { 'content-type': 'application/json', 'x-api-key': key, accept };
      return api.call('/api/v1/synthesize', {
        method: 'POST',
        headers,
        body: JSON.stringify({ text: `جملة رقم ${texts}` }),
      });
    };
    const kinds = [
      say('audio/mpeg'),
      say('application/json'),
      () => api.call('/api/v1/usage', { headers: { 'x-api-key': key } }),
      () => api.call('/api/v1/voices'),
      () => api.call('/api/v1/history', { headers: { authorization: `Bearer ${token}` } }),
      () => post(api, '/api/v1/text/preview', { text: 'ذهب الولد إلى المدرسة' }, token),
      () => api.call('/api/v1/nothing'),
    ];
    const failures = new Map<number, number>();
    const times: { readonly atMs: number; readonly ms: number }[] = [];
    const samples: Sample[] = [];
    const startedAt = performance.now();
    const forMs = minutes * 60_000;
    const inFlight = new Set<Promise<void>>();
    let nextSampleMs = 0;
    for (let turn = 0; performance.now() - startedAt < forMs; turn += 1) {
      const atMs = performance.now() - startedAt;
      if (atMs >= nextSampleMs) {
        samples.push(await sample(atMs));
        nextSampleMs += sampleEveryMs;
      }
      const since = performance.now();
      const asked = (kinds[turn % kinds.length] ?? say('audio/mpeg'))()
        .then(async (answer) => {
          await answer.arrayBuffer();
          if (answer.status >= 500) {
            failures.set(answer.status, (failures.get(answer.status) ?? 0) + 1);
          }
          times.push({ atMs, ms: performance.now() - since });
        })
        .catch(() => void failures.set(0, (failures.get(0) ?? 0) + 1))
        .finally(() => inFlight.delete(asked));
      inFlight.add(asked);
      await sleep(1000 / requestsPerSecond);
    }
    await Promise.all(inFlight);

    const settled = samples.filter(({ atMs }) => atMs > forMs * warmUpShare);
    const part = (from: number, to: number) =>
      percentile99(times.filter(({ atMs }) => atMs >= forMs * from && atMs < forMs * to).map(({ ms }) => ms));
    const seen = {
      requests: times.length,
      mibPer10Minutes: slopeOf(settled),
      descriptors: [settled[0]?.descriptors, settled.at(-1)?.descriptors],
      slowest: [part(warmUpShare, 0.5), part(0.75, 1)] as const,
    };
    process.stdout.write(`soak: ${JSON.stringify(seen)}\n`);
    expect([...failures]).toEqual([]);
    expect(seen.mibPer10Minutes).toBeLessThanOrEqual(mibPer10MinutesMax);
    expect((settled.at(-1)?.descriptors ?? 0) - (settled[0]?.descriptors ?? 0)).toBeLessThan(40);
    if (minutes >= 30) {
      expect(seen.slowest[1]).toBeLessThan(seen.slowest[0] * growthOfSlowestMax);
    }
    await assertInvariants(database.db);
  },
  (minutes + 5) * 60_000,
);

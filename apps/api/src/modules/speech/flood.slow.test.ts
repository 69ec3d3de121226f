import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type ApiProcess, startApiProcess } from '#src/testing/api-process.ts';
import { countStatuses } from '#src/testing/exactness.ts';
import { type TestSubscriber, buildSubscriber } from '#src/testing/factories.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { makeTemporaryFolder } from '#src/testing/temporary-folder.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

/** The service as `npm start` runs it, with its own voices and all its limits, and more asked of it than it can do. */
let api: TestApi<StubEngine>;
let service: ApiProcess;
let dataDir: string;

beforeAll(async () => {
  api = await startTestApi();
  dataDir = await makeTemporaryFolder();
  service = await startApiProcess({
    PATH: '/usr/bin:/bin',
    DATABASE_URL: api.databaseUrl,
    RAKHIM_DATA_DIR: dataDir,
    RAKHIM_SECRET_KEY: randomBytes(32).toString('base64'),
    RAKHIM_TRUSTED_PROXIES: '1',
    RAKHIM_LOG_LEVEL: 'info',
  });
});
afterEach(() => api.assertAtRest());
afterAll(async () => {
  await service.stop();
  await api.close();
  await rm(dataDir, { recursive: true, force: true });
});

const text = 'مرحبا بكم.';

interface Answer {
  readonly status: number;
  readonly ms: number;
  readonly retryAfter: string | null;
}

/** @returns status 0 for an answer that did not come, or broke off. */
async function ask(path: string, init: RequestInit): Promise<Answer> {
  const startedAt = performance.now();
  try {
    const response = await service.call(path, init);
    await response.arrayBuffer();
    return {
      status: response.status,
      ms: performance.now() - startedAt,
      retryAfter: response.headers.get('retry-after'),
    };
  } catch {
    return { status: 0, ms: performance.now() - startedAt, retryAfter: null };
  }
}

function speak({ apiKey }: TestSubscriber): Promise<Answer> {
  return ask('/api/v1/synthesize', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': apiKey, accept: 'audio/mpeg' },
    body: JSON.stringify({ text }),
  });
}

function signInWrongly(attempt: number): Promise<Answer> {
  return ask('/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${attempt % 250}` },
    body: JSON.stringify({ email: `nobody${attempt % 20}@example.test`, password: 'wrong password' }),
  });
}

/** Asks so many times a second for so long, whether or not it is answered. */
async function keepAsking(
  perSecond: number,
  seconds: number,
  work: (index: number) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Promise<Answer>[] = [];
  const startedAt = performance.now();
  for (let index = 0; index < perSecond * seconds; index += 1) {
    await sleep(Math.max(0, startedAt + (index * 1_000) / perSecond - performance.now()));
    answers.push(work(index));
  }
  return Promise.all(answers);
}

async function charged({ accountId }: TestSubscriber): Promise<number> {
  return (
    (await api.db('usage_periods').where({ account_id: accountId }).first<{ used: number } | undefined>('used'))
      ?.used ?? 0
  );
}

const succeeded = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 200);
const p95 = (answers: readonly Answer[]) =>
  Math.round(answers.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(answers.length * 0.95)] ?? 0);

it('an account that floods the service, and a guesser of passwords, harm themselves alone', async () => {
  const [flooder, other] = await Promise.all([
    buildSubscriber(api.context, { plan: 'basic' }),
    buildSubscriber(api.context, { plan: 'enterprise' }),
  ]);
  const quiet = await keepAsking(5, 4, () => speak(other));
  const [flood, guesses, served, alive] = await Promise.all([
    keepAsking(200, 10, () => speak(flooder)),
    keepAsking(200, 10, signInWrongly),
    keepAsking(5, 10, () => speak(other)),
    keepAsking(10, 10, () => ask('/livez', {})),
  ]);
  process.stdout.write(
    `p95 of the other account: ${p95(quiet)} ms alone, ${p95(served)} ms beside the flood; of /livez: ${p95(alive)} ms\n`,
  );
  expect(countStatuses([...quiet, ...served, ...alive])).toEqual({ 200: quiet.length + served.length + alive.length });
  expect(flood.filter(({ status }) => ![200, 429].includes(status))).toEqual([]);
  expect(guesses.filter(({ status }) => ![400, 401, 429].includes(status))).toEqual([]);
  expect(flood.filter(({ status, retryAfter }) => status === 429 && retryAfter === null)).toEqual([]);
  expect(await charged(flooder)).toBe(succeeded(flood).length * text.length);
});

it('of two thousand at once as many as can be are answered; the others are told when to come again, and pay nothing', async () => {
  const people = await Promise.all(
    Array.from({ length: 40 }, () => buildSubscriber(api.context, { plan: 'enterprise' })),
  );
  const answers = await Promise.all(
    Array.from({ length: 2_000 }, async (_value, index) => ({
      index,
      ...(await speak(people[index % people.length]!)),
    })),
  );
  const counts = countStatuses(answers);
  process.stdout.write(`answers by status: ${JSON.stringify(counts)}\n`);
  expect(answers.filter(({ status }) => ![200, 429, 503].includes(status))).toEqual([]);
  expect(answers.filter(({ status, retryAfter }) => status !== 200 && retryAfter === null)).toEqual([]);
  expect(counts[200]).toBeGreaterThan(0);
  for (const [index, person] of people.entries()) {
    expect(await charged(person)).toBe(
      succeeded(answers.filter((answer) => answer.index % people.length === index)).length * text.length,
    );
  }
  expect((await speak(people[0]!)).status).toBe(200);
});

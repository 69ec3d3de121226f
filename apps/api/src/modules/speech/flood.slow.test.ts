import { randomBytes, randomInt } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { type PlanId, countCharacters } from '@rakhim/contract';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createApiKey } from '#src/secrets/api-key.ts';
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
const longText = 'وصلت القافلة إلى الواحة قبل غروب الشمس، فنزل المسافرون عند البئر القديمة.';

interface Answer {
  readonly status: number;
  readonly ms: number;
  readonly retryAfter: string | null;
}

/** @returns status 0 for an answer that did not come, or broke off. */
async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
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

function speak({ apiKey }: Pick<TestSubscriber, 'apiKey'>, said = text): Promise<Answer> {
  return ask('/api/v1/synthesize', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': apiKey, accept: 'audio/mpeg' },
    body: JSON.stringify({ text: said }),
  });
}

function signInWrongly(client: number): Promise<Answer> {
  return ask('/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${client}` },
    body: JSON.stringify({ email: `nobody${randomInt(1_000)}@example.test`, password: 'wrong password' }),
  });
}

function useWrongKey(client: number): Promise<Answer> {
  return ask('/api/v1/usage', {
    headers: { 'x-api-key': createApiKey('test'), 'x-forwarded-for': `203.0.113.${client}` },
  });
}

/** Asks so many times a second for so long, whether or not it is answered. */
async function keepAsking(perSecond: number, seconds: number, work: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Promise<Answer>[] = [];
  const startedAt = performance.now();
  for (let index = 0; index < perSecond * seconds; index += 1) {
    await sleep(Math.max(0, startedAt + (index * 1_000) / perSecond - performance.now()));
    answers.push(work());
  }
  return Promise.all(answers);
}

/** So many clients, each of whom asks again a second after every answer. */
async function crowd(clients: number, seconds: number, work: (client: number) => Promise<Answer>): Promise<Answer[]> {
  const until = performance.now() + seconds * 1_000;
  const all = await Promise.all(
    Array.from({ length: clients }, async (_value, client) => {
      const answers: Answer[] = [];
      await sleep(randomInt(1_000));
      while (performance.now() < until) {
        answers.push(await work(client));
        await sleep(1_000);
      }
      return answers;
    }),
  );
  return all.flat();
}

async function charged({ accountId }: TestSubscriber): Promise<number> {
  return (
    (await api.db('usage_periods').where({ account_id: accountId }).first<{ used: number } | undefined>('used'))
      ?.used ?? 0
  );
}

const succeeded = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 200);
function percentile(answers: readonly Answer[], share: number): number {
  const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
}

const seconds = 20;

/** What somebody who asks for little gets, and a monitor. */
async function measure(person: TestSubscriber): Promise<Record<'speech' | 'calls' | 'alive', readonly Answer[]>> {
  const [speech, calls, alive] = await Promise.all([
    keepAsking(3, seconds, () => speak(person)),
    keepAsking(5, seconds, () => ask('/api/v1/usage', { headers: { 'x-api-key': person.apiKey } })),
    keepAsking(10, seconds, () => ask('/livez')),
  ]);
  return { speech, calls, alive };
}

it('accounts that flood the service, and guessers of passwords and keys, harm themselves alone', async () => {
  const [other, ...flooders] = await Promise.all(
    ['enterprise', 'pro', 'pro', 'basic'].map((plan) => buildSubscriber(api.context, { plan: plan as PlanId })),
  );
  // Voices and connections come as they are needed.
  await Promise.all(Array.from({ length: 10 }, () => speak(other!, longText)));
  const alone = await measure(other!);
  const [beside, flood, passwords, keys] = await Promise.all([
    measure(other!),
    crowd(200, seconds, (client) => speak(flooders[client % flooders.length]!, longText)),
    crowd(40, seconds, signInWrongly),
    crowd(40, seconds, useWrongKey),
  ]);
  const figures = (['speech', 'calls', 'alive'] as const).map(
    (kind) =>
      `${kind}: p50 ${percentile(alone[kind], 0.5)} to ${percentile(beside[kind], 0.5)}, p95 ${percentile(alone[kind], 0.95)} to ${percentile(beside[kind], 0.95)}, p99 ${percentile(alone[kind], 0.99)} to ${percentile(beside[kind], 0.99)} ms`,
  );
  process.stdout.write(
    `${figures.join('\n')}\nflood ${JSON.stringify(countStatuses(flood))}, passwords ${JSON.stringify(countStatuses(passwords))}, keys ${JSON.stringify(countStatuses(keys))}\n`,
  );
  for (const answers of [...Object.values(alone), ...Object.values(beside)]) {
    expect(countStatuses(answers)).toEqual({ 200: answers.length });
  }
  expect(flood.filter(({ status }) => ![200, 429].includes(status))).toEqual([]);
  expect(passwords.filter(({ status }) => ![400, 401, 429].includes(status))).toEqual([]);
  expect(keys.filter(({ status }) => ![401, 429].includes(status))).toEqual([]);
  expect([...flood, ...passwords, ...keys].filter((one) => one.status === 429 && one.retryAfter === null)).toEqual([]);
  expect(percentile(beside.speech, 0.95)).toBeLessThanOrEqual(3 * percentile(alone.speech, 0.95));
  expect(percentile(beside.calls, 0.95)).toBeLessThanOrEqual(2 * percentile(alone.calls, 0.95));
  expect(percentile(beside.alive, 0.99)).toBeLessThanOrEqual(100);
  const spoken = await Promise.all(flooders.map(charged));
  expect(spoken.reduce((sum, one) => sum + one, 0)).toBe(succeeded(flood).length * countCharacters(longText));
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

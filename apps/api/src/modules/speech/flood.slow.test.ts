import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PlanId } from '@rakhim/contract';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type ApiProcess, spawnProgram, startApiProcess } from '#src/testing/api-process.ts';
import { countStatuses } from '#src/testing/exactness.ts';
import { type TestSubscriber, buildSubscriber } from '#src/testing/factories.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { newWord } from '#src/testing/new-word.ts';
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

const newShortText = (): string => `مرحبا بكم ${newWord()}.`;

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

function speak({ apiKey }: Pick<TestSubscriber, 'apiKey'>, said = newShortText()): Promise<Answer> {
  return ask('/api/v1/synthesize', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': apiKey, accept: 'audio/mpeg' },
    body: JSON.stringify({ text: said }),
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

interface FloodAnswers {
  readonly statuses: Readonly<Record<string, number>>;
  readonly silentRefusals: number;
}

interface Flood {
  readonly charactersOfText: number;
  readonly speech: FloodAnswers;
  readonly passwords: FloodAnswers;
  readonly guessedKeys: FloodAnswers;
}

/** Three hundred clients of these accounts, of nobody's keys and of nobody's accounts, in a process of their own. */
async function flood(people: readonly TestSubscriber[], forSeconds: number): Promise<Flood> {
  const keys = people.map(({ apiKey }) => apiKey).join(',');
  const program = spawnProgram('testing/flood-generator.ts', [service.url, String(forSeconds), keys], {
    PATH: '/usr/bin:/bin',
  });
  return JSON.parse(await text(program.stdout)) as Flood;
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

/** How much longer answers take, in milliseconds. */
function describe(alone: readonly Answer[], beside: readonly Answer[]): string {
  return [0.5, 0.95, 0.99]
    .map((share) => {
      const [idle, flooded] = [percentile(alone, share), percentile(beside, share)];
      return `p${share * 100} ${idle} → ${flooded} ms (× ${(flooded / Math.max(1, idle)).toFixed(1)})`;
    })
    .join(', ');
}

const seconds = 40;

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
  // Threads and connections come as they are needed, and their start takes the processor from everybody.
  const before = await flood(flooders, 4);
  const alone = await measure(other!);
  const [beside, answers] = await Promise.all([measure(other!), flood(flooders, seconds)]);
  for (const kind of ['speech', 'calls', 'alive'] as const) {
    process.stdout.write(`${kind}: ${describe(alone[kind], beside[kind])}\n`);
    const [early, late] = [beside[kind].slice(0, beside[kind].length / 4), beside[kind].slice(beside[kind].length / 4)];
    process.stdout.write(
      `  the first quarter: ${describe(alone[kind], early)}\n  after it: ${describe(alone[kind], late)}\n`,
    );
  }
  process.stdout.write(`flood ${JSON.stringify(answers)}\n`);
  for (const own of [...Object.values(alone), ...Object.values(beside)]) {
    expect(countStatuses(own)).toEqual({ 200: own.length });
  }
  const { charactersOfText, ...kinds } = answers;
  const statusesOf = (kind: keyof typeof kinds) => kinds[kind].statuses;
  expect(Object.keys(statusesOf('speech'))).toEqual(['200', '429']);
  expect(['400', '429']).toEqual(expect.arrayContaining(Object.keys(statusesOf('passwords'))));
  expect(['401', '429']).toEqual(expect.arrayContaining(Object.keys(statusesOf('guessedKeys'))));
  expect(Object.values(kinds).map(({ silentRefusals }) => silentRefusals)).toEqual([0, 0, 0]);
  expect(percentile(beside.speech, 0.95)).toBeLessThanOrEqual(3 * percentile(alone.speech, 0.95));
  expect(percentile(beside.calls, 0.95)).toBeLessThanOrEqual(2 * percentile(alone.calls, 0.95));
  expect(percentile(beside.alive, 0.99)).toBeLessThanOrEqual(100);
  const spokenTexts = (statusesOf('speech')['200'] ?? 0) + (before.speech.statuses['200'] ?? 0);
  const spoken = await Promise.all(flooders.map(charged));
  expect(spoken.reduce((sum, one) => sum + one, 0)).toBe(spokenTexts * charactersOfText);
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
  const refused = answers.filter(({ status }) => status !== 200);
  process.stdout.write(
    `answers by status: ${JSON.stringify(counts)}, refused after ${percentile(refused, 0.5)} ms at p50, ` +
      `${percentile(refused, 0.99)} ms at p99\n`,
  );
  expect(answers.filter(({ status }) => ![200, 429, 503].includes(status))).toEqual([]);
  expect(answers.filter(({ status, retryAfter }) => status !== 200 && retryAfter === null)).toEqual([]);
  expect(counts[200]).toBeGreaterThan(0);
  for (const [index, person] of people.entries()) {
    expect(await charged(person)).toBe(
      succeeded(answers.filter((answer) => answer.index % people.length === index)).length * newShortText().length,
    );
  }
  expect((await speak(people[0]!)).status).toBe(200);
});

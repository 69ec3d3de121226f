import { randomBytes, randomUUID } from 'node:crypto';
import type { History, Job } from '@rakhim/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createSecretRotation } from '#src/context/secret-rotation.ts';
import { createTrialClaimsQueries } from '#src/modules/billing/trials/trials.queries.ts';
import { createTrialsService } from '#src/modules/billing/trials/trials.service.ts';
import { createSecretIssuer } from '#src/modules/api-keys/issue-secret.ts';
import { createWebhookSecrets } from '#src/modules/webhooks/webhook-secret.ts';
import type { SubscriptionFacts } from '#src/providers/billing/billing-provider.ts';
import type { MasterSecret } from '#src/secrets/master-secret.ts';
import { type TestSubscriber, buildSubscriber } from '#src/testing/factories.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

/** The service before the master secret is changed, while it is, and afterwards. */
let before: TestApi<StubEngine>;
let during: TestApi<StubEngine>;
let after: TestApi<StubEngine>;
let old: Buffer;
const fresh = randomBytes(32);
let layla: TestSubscriber;

beforeAll(async () => {
  before = await startTestApi();
  old = before.masterSecret.current;
  during = await startBeside({ current: fresh, previous: old });
  after = await startBeside({ current: fresh });
  layla = await buildSubscriber(before.context);
});
afterAll(async () => {
  await after.close();
  await during.close();
  await before.close();
});

const startBeside = (masterSecret: MasterSecret) => startTestApi({}, { beside: { ...before, masterSecret } });

function speak(api: TestApi<StubEngine>, text: string, idempotencyKey: string = randomUUID()): Promise<Response> {
  return api.call('/api/v1/synthesize', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': layla.apiKey, 'idempotency-key': idempotencyKey },
    body: JSON.stringify({ text }),
  });
}

/** What the service knows of the newest utterance: its text, its sound, and the key as it would be shown. */
async function readSecrets(api: TestApi<StubEngine>) {
  const ask = (path: string) => api.call(path, { headers: { 'x-api-key': layla.apiKey } });
  const [item] = ((await (await ask('/api/v1/history')).json()) as History).items;
  const sound = await ask(`/api/v1/history/${item?.id}/audio`);
  const { id, sealed_key } = await api
    .db('api_keys')
    .where({ account_id: layla.accountId })
    .first<{ id: string; sealed_key: Buffer }>('id', 'sealed_key');
  return {
    text: item?.text,
    sound: sound.status === 200 ? Buffer.from(await sound.arrayBuffer()).toString('base64') : sound.status,
    key: createSecretIssuer({ mode: 'test', masterSecret: api.masterSecret, isRevealable: true }).open(id, sealed_key),
    signingKey: (await api.context.auth.signingKeys.current()).id,
  };
}

const trialsOf = ({ db, masterSecret }: TestApi<StubEngine>) =>
  createTrialsService({ db, queries: createTrialClaimsQueries(db), masterSecret });

it('everything that is sealed is read under both secrets, and under the new one alone once it was sealed anew', async () => {
  expect((await speak(before, 'مرحبا بكم')).status).toBe(200);
  await vi.waitFor(async () => expect((await readSecrets(before)).sound).toEqual(expect.any(String)), {
    timeout: 30_000,
  });
  const known = await readSecrets(before);
  expect(known).toMatchObject({ text: 'مرحبا بكم', key: layla.apiKey });
  expect(await readSecrets(during)).toEqual(known);
  const repeated = await speak(during, 'مرحبا بكم');
  expect(repeated.status).toBe(200);

  const counts = await Array.fromAsync(createSecretRotation(during));
  expect(counts.map(({ lost }) => lost)).toEqual(counts.map(() => 0));
  expect(counts.filter(({ renewed }) => renewed > 0).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['signing keys', 'API keys', 'texts', 'word times', 'sounds']),
  );
  expect(await readSecrets(during)).toEqual(expect.objectContaining({ text: known.text, key: known.key }));
  const again = await Array.fromAsync(createSecretRotation(during));
  expect(again.map(({ renewed }) => renewed)).toEqual(again.map(() => 0));
  const seen = await readSecrets(after);
  expect(seen).toEqual(await readSecrets(during));
  expect(seen).toMatchObject({ text: known.text, key: layla.apiKey, signingKey: known.signingKey });
});

it('an answer from before is given again to whoever repeats the request', async () => {
  const key = randomUUID();
  const first = (await (await speak(before, 'صباح الخير', key)).json()) as { requestId: string };
  const second = (await (await speak(during, 'صباح الخير', key)).json()) as { requestId: string };
  expect(second.requestId).toBe(first.requestId);
  expect((await speak(during, 'مساء الخير', key)).status).toBe(422);
});

it('jobs are spoken to their end, and their sounds heard', async () => {
  const ask = async (api: TestApi<StubEngine>, path: string, body?: object) => {
    const headers = { 'content-type': 'application/json', 'x-api-key': layla.apiKey };
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    return (await (await api.call(`/api/v1/jobs${path}`, init)).json()) as Job;
  };
  const waitUntil = (api: TestApi<StubEngine>, { id }: Job, status: Job['status']) =>
    vi.waitFor(async () => expect((await ask(api, `/${id}`)).status).toBe(status), { timeout: 40_000, interval: 100 });
  const hear = async (api: TestApi<StubEngine>, { id }: Job) => {
    const { result } = await ask(api, `/${id}`);
    const { pathname, search } = new URL(result?.url ?? '');
    const sound = await api.call(`${pathname}${search}`);
    return sound.status === 200 ? (await sound.arrayBuffer()).byteLength : sound.status;
  };

  const spoken = await ask(before, '', { text: 'انتهى هذا العمل.' });
  const waiting = await ask(before, '', { text: 'هذا العمل ينتظر.' });
  await ask(before, `/${waiting.id}/pause`, {});
  const stopJobs = await before.context.startJobs();
  await waitUntil(before, spoken, 'completed');
  await stopJobs();
  const bytes = await hear(before, spoken);
  expect(await hear(during, spoken)).toBe(bytes);
  expect(await hear(after, spoken)).toBe(404);

  const counts = await Array.fromAsync(createSecretRotation(during));
  expect(counts.filter(({ lost }) => lost > 0)).toEqual([]);
  expect(counts.filter(({ renewed }) => renewed > 0).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['jobs', 'texts of jobs', 'word times of jobs', 'sounds of jobs']),
  );
  expect(await hear(after, spoken)).toBe(bytes);
  await ask(after, `/${waiting.id}/resume`, {});
  const stopLater = await after.context.startJobs();
  await waitUntil(after, waiting, 'completed');
  await stopLater();
  expect(await hear(after, waiting)).toBeGreaterThan(0);
  expect(after.engine.requests.at(-1)?.text).toBe('هذا العمل ينتظر.');
});

it('endpoints keep their secrets', async () => {
  const id = randomUUID();
  await before.db('webhook_endpoints').insert({
    id,
    account_id: layla.accountId,
    url: 'https://hooks.example',
    events: ['job.completed'],
    language: 'en',
    sealed_secret: createWebhookSecrets(before.masterSecret).seal(id, 'whsec_one'),
  });
  const open = async ({ db, masterSecret }: TestApi<StubEngine>) => {
    const { sealed_secret } = await db('webhook_endpoints')
      .where({ id })
      .first<{ sealed_secret: Buffer }>('sealed_secret');
    return createWebhookSecrets(masterSecret).open(id, sealed_secret);
  };
  expect(await open(during)).toBe('whsec_one');
  await expect(open(after)).rejects.toThrow();
  await Array.fromAsync(createSecretRotation(during));
  expect(await open(after)).toBe('whsec_one');
});

it('a trial that was had under the previous secret is not offered again, neither meanwhile nor later', async () => {
  const person = { accountId: layla.accountId, email: `${layla.accountId}@example.test` };
  const subscription = { id: `sub_${randomUUID()}`, cardFingerprint: randomUUID() } as SubscriptionFacts;
  expect(await trialsOf(before).claim(person, subscription)).toBe(true);
  expect(await trialsOf(during).isAvailable(person)).toBe(false);
  const other = { accountId: randomUUID(), email: `${randomUUID()}@example.test` };
  expect(await trialsOf(during).claim(other, { ...subscription, id: `sub_${randomUUID()}` })).toBe(false);
  expect(await trialsOf(after).isAvailable(person)).toBe(true);
  await Array.fromAsync(createSecretRotation(during));
  expect(await trialsOf(after).isAvailable(person)).toBe(false);
});

it('what neither secret opens is counted, and keeps nothing else from being sealed anew', async () => {
  const stranger = await buildSubscriber(before.context);
  await before
    .db('api_keys')
    .where({ account_id: stranger.accountId })
    .update({ sealed_key: randomBytes(60) });
  const counts = await Array.fromAsync(createSecretRotation(during));
  expect(counts.find(({ kind }) => kind === 'API keys')).toMatchObject({ lost: 1 });
});

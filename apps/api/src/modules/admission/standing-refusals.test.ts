import { afterAll, afterEach, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createApiKey } from '#src/secrets/api-key.ts';
import { type TestSubscriber, buildSubscriber } from '#src/testing/factories.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

/** What is asked here has to be answered while no statement about keys or limits can end. */
let api: TestApi<StubEngine>;

beforeAll(async () => {
  api = await startTestApi({
    RAKHIM_REQUESTS_PER_MINUTE: '3',
    RAKHIM_CONCURRENCY: '1',
    RAKHIM_OPEN_REQUESTS_PER_ACCOUNT: '2',
  });
});
afterEach(async () => {
  delete api.engine.gate;
  await expect.poll(() => api.engine.running).toBe(0);
  await api.assertAtRest();
});
afterAll(() => api.close());

const askUsage = (apiKey: string): Promise<Response> => api.call('/api/v1/usage', { headers: { 'x-api-key': apiKey } });

function speak({ apiKey }: TestSubscriber): Promise<Response> {
  return api.call('/api/v1/synthesize', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
    body: JSON.stringify({ text: 'مرحبا' }),
  });
}

/** Makes every statement about keys and limits wait. @returns what ends that. */
async function stopDatabase(): Promise<() => Promise<void>> {
  const stop = await api.db.transaction();
  await stop.raw('LOCK TABLE api_keys, rate_limits, sessions, reservations IN ACCESS EXCLUSIVE MODE');
  const end = async (): Promise<void> => {
    if (!stop.isCompleted()) {
      await stop.rollback();
    }
  };
  onTestFinished(end);
  return end;
}

/** Lets utterances wait for their first sound. @returns what lets them go on. */
function holdEngine(): () => void {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  api.engine.gate = () => opened;
  return open;
}

it('an account that asked too often is told so again without a word to the database, and others are not', async () => {
  const [eager, other] = await Promise.all([buildSubscriber(api.context), buildSubscriber(api.context)]);
  const first = [];
  for (let count = 0; count < 4; count += 1) {
    first.push((await askUsage(eager.apiKey)).status);
  }
  expect(first).toEqual([200, 200, 200, 429]);
  const goOn = await stopDatabase();
  const refused = await askUsage(eager.apiKey);
  expect([refused.status, refused.headers.get('ratelimit-limit'), refused.headers.get('ratelimit-remaining')]).toEqual([
    429,
    '3',
    '0',
  ]);
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(refused.headers.get('ratelimit-reset')).toBe(String(seconds));
  const served = askUsage(other.apiKey);
  await goOn();
  expect((await served).status).toBe(200);
});

it('an account with all its places taken is refused without a word to the database until one is free', async () => {
  const busy = await buildSubscriber(api.context);
  const open = holdEngine();
  const speaking = speak(busy);
  await expect.poll(() => api.engine.running).toBe(1);
  const goOn = await stopDatabase();
  const refused = await speak(busy);
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('x-concurrency-limit')]).toEqual([
    429,
    '1',
    '1',
  ]);
  expect(await refused.json()).toMatchObject({ code: 'too_many_requests_in_flight' });
  await goOn();
  open();
  expect((await speaking).status).toBe(200);
  expect((await speak(busy)).status).toBe(200);
});

it('an account with too many requests open is refused another one of any kind', async () => {
  const busy = await buildSubscriber(api.context);
  await askUsage(busy.apiKey);
  const goOn = await stopDatabase();
  const open = [askUsage(busy.apiKey), askUsage(busy.apiKey)];
  await expect.poll(async () => (await askUsage(busy.apiKey)).status).toBe(429);
  await goOn();
  expect((await Promise.all(open)).map(({ status }) => status)).toEqual([200, 200]);
});

it('a key that was revoked does not use up what its account may have open', async () => {
  const layla = await buildSubscriber(api.context);
  const second = await api.context.apiKeys.create(layla.accountId, { name: 'Lost' }, { requestId: 'test' });
  expect((await askUsage(second.key)).status).toBe(200);
  await api.context.apiKeys.revoke({ id: second.row.id, accountId: layla.accountId }, { requestId: 'test' });
  expect((await askUsage(second.key)).status).toBe(401);
  const goOn = await stopDatabase();
  const lost = [askUsage(second.key), askUsage(second.key)];
  const own = askUsage(layla.apiKey);
  await goOn();
  expect((await Promise.all(lost)).map(({ status }) => status)).toEqual([401, 401]);
  expect((await own).status).toBe(200);
});

/** Last: from here on, this address has tried too many keys. */
it('a key that does not exist is refused again without a word to the database, and a good one is not', async () => {
  const neighbour = await buildSubscriber(api.context);
  const wrong = createApiKey('test');
  const statuses = [];
  for (let count = 0; count < 61; count += 1) {
    statuses.push((await askUsage(count % 2 ? createApiKey('test') : wrong)).status);
  }
  expect([statuses[0], statuses.at(-1)]).toEqual([401, 429]);
  const goOn = await stopDatabase();
  expect((await askUsage(wrong)).status).toBe(429);
  const served = askUsage(neighbour.apiKey);
  await goOn();
  expect((await served).status).toBe(200);
});

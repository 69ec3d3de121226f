import { setTimeout as sleep } from 'node:timers/promises';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createUsageQueries } from '#src/modules/usage/usage.queries.ts';
import { type TestSubscriber, buildSubscriber } from '#src/testing/factories.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

let here: TestApi<StubEngine>;
let there: TestApi<StubEngine>;

beforeAll(async () => {
  here = await startTestApi({ RAKHIM_LEASE_SECONDS: '20' });
  there = await startTestApi({ RAKHIM_LEASE_SECONDS: '20' }, { beside: here });
});
afterEach(async () => {
  for (const api of [here, there]) {
    api.engine.behaviour = {};
    delete api.engine.gate;
  }
  await expect.poll(() => here.engine.running + there.engine.running).toBe(0);
  await expect.poll(() => here.db('reservations').where({ in_flight: true })).toEqual([]);
  await here.assertAtRest();
});
afterAll(async () => {
  await there.close();
  await here.close();
});

function speak(api: TestApi<StubEngine>, apiKey: string, accept = 'application/json'): Promise<Response> {
  return api.call('/api/v1/synthesize', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': apiKey, accept },
    body: JSON.stringify({ text: 'x'.repeat(10) }),
  });
}

/** Closes both engines' doors. @returns what opens them. */
function closeDoors(): () => void {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  here.engine.gate = () => opened;
  there.engine.gate = () => opened;
  return open;
}

const used = async ({ accountId }: TestSubscriber): Promise<unknown> =>
  here.db('usage_periods').where({ account_id: accountId }).first('used', 'reserved');

describe('requests in flight', () => {
  it.each([
    { plan: 'basic', status: 'trialing', allowed: 2 },
    { plan: 'basic', status: 'active', allowed: 5 },
    { plan: 'pro', status: 'active', allowed: 15 },
    { plan: 'enterprise', status: 'active', allowed: 30 },
  ] as const)(
    'are $allowed on $plan ($status), over all keys and processes, exactly',
    async ({ plan, status, allowed }) => {
      const account = await buildSubscriber(here.context, { plan, status });
      const { key } = await here.context.apiKeys.create(account.accountId, { name: 'Second' }, { requestId: 'test' });
      const open = closeDoors();
      const refusals: Response[] = [];
      const all = Array.from({ length: allowed + 20 }, async (_unused, index) => {
        const response = await speak(index % 2 ? here : there, index % 3 ? account.apiKey : key);
        if (response.status === 429) {
          refusals.push(response);
        }
        return response;
      });
      await expect.poll(() => refusals.length).toBe(20);
      await expect.poll(() => here.engine.running + there.engine.running).toBe(allowed);
      open();
      const responses = await Promise.all(all);
      expect(responses.filter((response) => response.status === 200)).toHaveLength(allowed);
      expect(await refusals[0]!.json()).toMatchObject({
        code: 'too_many_requests_in_flight',
        type: 'rate_limit_error',
      });
      expect(Object.fromEntries(refusals[0]!.headers)).toMatchObject({
        'retry-after': '1',
        'x-concurrency-limit': String(allowed),
        'x-concurrency-in-flight': String(allowed),
      });
      expect(await used(account)).toEqual({ used: allowed * 10, reserved: 0 });
    },
  );

  it('count until the last byte of a stream, and not longer', async () => {
    const account = await buildSubscriber(here.context, { plan: 'basic', status: 'trialing' });
    here.engine.behaviour = { hangBeforeBlock: 1 };
    const streams = [await speak(here, account.apiKey, 'audio/mpeg'), await speak(here, account.apiKey, 'audio/mpeg')];
    expect(streams.map((response) => response.headers.get('x-concurrency-in-flight'))).toEqual(['1', '2']);
    expect((await speak(there, account.apiKey)).status).toBe(429);
    await streams[0]!.body?.cancel();
    await expect.poll(async () => (await speak(there, account.apiKey)).status).toBe(200);
    await streams[1]!.body?.cancel();
  });

  it('are given back by their leases when a process dies with them', async () => {
    const account = await buildSubscriber(here.context, { plan: 'basic', status: 'trialing' });
    const access = {
      accountId: account.accountId,
      periodStart: new Date(0),
      periodEnd: new Date(),
      characterLimit: 100,
      concurrency: 2,
    };
    for (const requestId of ['dead-1', 'dead-2']) {
      await here.db.raw(
        'SELECT * FROM reserve_characters(:requestId, :accountId, :periodStart, :periodEnd, 100, 10, 60, 2, NULL, NULL)',
        { ...access, requestId },
      );
    }
    expect((await speak(here, account.apiKey)).status).toBe(429);
    await here
      .db('reservations')
      .whereLike('request_id', 'dead-%')
      .update({ lease_expires_at: new Date(Date.now() - 1000) });
    // The refusal stands for the second that it named.
    await expect.poll(async () => (await speak(here, account.apiKey)).status, { timeout: 30_000 }).toBe(200);
    // Whoever is first releases them: this call, or the service in its turn.
    await createUsageQueries(here.db).releaseExpired(10);
    const states = await here.db('reservations').whereLike('request_id', 'dead-%').pluck('state');
    expect(states).toEqual(['released', 'released']);
  });
});

describe('requests of an account in a minute', () => {
  it('are counted in headers, over processes, and refused when there are too many', async () => {
    const env = { RAKHIM_REQUESTS_PER_MINUTE: '10' };
    const [first, second] = [await startTestApi(env, { beside: here }), await startTestApi(env, { beside: here })];
    const { apiKey } = await buildSubscriber(here.context);
    const one = await speak(first, apiKey);
    expect(Object.fromEntries(one.headers)).toMatchObject({ 'ratelimit-limit': '10', 'ratelimit-remaining': '9' });
    expect(Number(one.headers.get('ratelimit-reset'))).toBeLessThanOrEqual(60);
    const statuses = await Promise.all(
      Array.from({ length: 20 }, (_unused, index) => speak(index % 2 ? first : second, apiKey)),
    );
    const refused = statuses.filter((response) => response.status === 429);
    expect(refused).toHaveLength(11);
    expect(refused[0]!.headers.get('retry-after')).toMatch(/^[1-9]\d?$/);
    await second.close();
    await first.close();
  });
});

describe('a process that has as many requests open as it can serve', () => {
  it('refuses more at once, and takes them again when some have ended', async () => {
    const small = await startTestApi({ RAKHIM_OPEN_REQUESTS_MAX: '2' }, { beside: here });
    const { apiKey } = await buildSubscriber(here.context);
    let uploads = await Promise.all([1, 2].map(() => beginUpload(small.url)));
    let response = await speak(small, apiKey);
    for (; response.status === 200; response = await speak(small, apiKey)) {
      // The uploads have not reached the service yet; to ask without a pause would use up the requests of a minute.
      await sleep(200);
      // On a busy machine one may be broken off before the other is there.
      const whole = uploads.filter(({ isBroken }) => !isBroken());
      uploads = [...whole, ...(await Promise.all(uploads.slice(whole.length).map(() => beginUpload(small.url))))];
    }
    expect([
      response.status,
      response.headers.get('retry-after'),
      ((await response.json()) as { code: string }).code,
    ]).toEqual([503, '1', 'overloaded']);
    // The access log says it in one line: a crowd does not fill the log with stacks.
    await expect.poll(() => small.logText()).toContain('"code":"overloaded"');
    expect(small.logText()).not.toContain('request failed');
    for (const { breakOff } of uploads) {
      breakOff();
    }
    await expect.poll(async () => (await speak(small, apiKey)).status).toBe(200);
    await small.close();
  });
});

interface Upload {
  readonly isBroken: () => boolean;
  readonly breakOff: () => void;
}

/** Sends the head of a request and half of its body. */
async function beginUpload(url: string): Promise<Upload> {
  const { hostname, port } = new URL(url);
  const headers = {
    'content-type': 'application/json',
    'content-length': '100',
    'x-api-key': (await buildSubscriber(here.context)).apiKey,
  };
  const upload = request(
    { hostname, port, path: '/api/v1/synthesize', method: 'POST', headers },
    (answer: IncomingMessage) => answer.resume(),
  );
  upload.on('error', () => undefined);
  upload.write('{"text":');
  let isBroken = false;
  upload.on('close', () => (isBroken = true));
  return { isBroken: () => isBroken, breakOff: () => upload.destroy() };
}

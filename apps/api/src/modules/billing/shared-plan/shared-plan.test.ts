import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestSubscriber, buildSubscriber } from '#src/testing/factories.ts';
import { registerPerson, signInPerson } from '#src/testing/people.ts';
import type { StubEngine } from '#src/testing/stub-engine.ts';
import { type TestApi, startTestApi } from '#src/testing/test-api.ts';

let api: TestApi<StubEngine>;
let time = Date.UTC(2027, 0, 15);
let samira: TestSubscriber;

beforeAll(async () => {
  api = await startTestApi(
    { RAKHIM_BILLING: 'none', RAKHIM_CHARACTERS_PER_MONTH: '100' },
    { now: () => new Date(time) },
  );
  samira = await buildSubscriber(api.context, { hasSubscription: false });
});
afterEach(() => api.assertAtRest());
afterAll(() => api.close());

function speak(body: Record<string, unknown>): Promise<Response> {
  return api.call('/api/v1/synthesize', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': samira.apiKey },
    body: JSON.stringify(body),
  });
}

async function read(path: string): Promise<Record<string, unknown>> {
  return (await (await api.call(path, { headers: { 'x-api-key': samira.apiKey } })).json()) as Record<string, unknown>;
}

describe('where nothing is sold', () => {
  it('every account speaks, in every dialect and style, up to the limit of the month', async () => {
    expect((await speak({ text: 'ا'.repeat(60), voice: 'male8', styleInstruction: 'slow' })).status).toBe(200);
    expect(await read('/api/v1/usage')).toMatchObject({
      limit: 100,
      used: 60,
      periodStart: '2027-01-01T00:00:00.000Z',
      periodEnd: '2027-02-01T00:00:00.000Z',
    });
    const refused = await speak({ text: 'ا'.repeat(60) });
    const body = (await refused.json()) as { code: string; error: string; upgradeUrl?: string };
    expect([refused.status, body.code, body.upgradeUrl]).toEqual([403, 'quota_exceeded', undefined]);
    expect(body.error).toContain('administrator');
    time = Date.UTC(2027, 1, 1);
    expect((await speak({ text: 'ا'.repeat(60) })).status).toBe(200);
  });

  it('everybody counts as subscribed, and there is nothing to buy', async () => {
    expect(await read('/api/v1/subscription')).toMatchObject({
      isSubscribed: true,
      status: 'active',
      isInTrial: false,
    });
    expect(await read('/api/v1/plans')).toEqual({ plans: [] });
    const person = await registerPerson(api);
    const { access_token: token } = await signInPerson(api, person);
    const response = await api.call('/api/v1/checkout', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ planId: 'pro' }),
    });
    expect([response.status, await response.json()]).toMatchObject([403, { code: 'billing_off' }]);
  });
});

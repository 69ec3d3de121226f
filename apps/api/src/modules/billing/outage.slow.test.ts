import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { buildSubscriber } from '#src/testing/factories.ts';
import { type TestBilling, type TestPayer, startTestBilling } from '#src/testing/test-billing.ts';

let billing: TestBilling;

beforeAll(async () => {
  billing = await startTestBilling({ RAKHIM_REQUESTS_PER_MINUTE: '1000000' });
});
afterEach(() => {
  billing.standIn.trouble = 'none';
  billing.standIn.onCall = undefined;
  return billing.api.assertAtRest();
});
afterAll(() => billing.close());

const silentMs = 60_000;
const characters = 10;
/** A question about somebody's subscription is two calls of Stripe at most. */
const callsPerQuestion = 2;

it('who has subscribed is spoken to while Stripe is silent for a minute, and each checkout is refused in time', async () => {
  const { apiKey, accountId } = await buildSubscriber(billing.api.context, { plan: 'enterprise' });
  const payer = await billing.signUp();
  billing.standIn.trouble = 'silent';
  const endsAt = performance.now() + silentMs;
  let spoken = 0;

  async function speakOn(): Promise<void> {
    while (performance.now() < endsAt) {
      const response = await billing.api.call('/api/v1/synthesize', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
        body: JSON.stringify({ text: 'س'.repeat(characters) }),
      });
      expect(response.status).toBe(200);
      await response.arrayBuffer();
      spoken += 1;
    }
  }

  async function tryToBuy(): Promise<void> {
    while (performance.now() < endsAt) {
      const response = await billing.checkout(payer, 'pro');
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({ code: 'billing_unavailable' });
    }
  }

  await Promise.all([speakOn(), speakOn(), tryToBuy()]);
  expect(spoken).toBeGreaterThan(100);
  expect(await billing.api.db('usage_periods').where({ account_id: accountId }).first('used', 'reserved')).toEqual({
    used: spoken * characters,
    reserved: 0,
  });
});

it('of five hundred who poll after their checkouts, each costs one question in ten seconds', async () => {
  const payers: TestPayer[] = [];
  for (let index = 0; index < 500; index += 1) {
    payers.push(await billing.signUp());
  }
  for (const payer of payers) {
    expect((await billing.checkout(payer, 'pro')).status).toBe(200);
  }
  let calls = 0;
  billing.standIn.onCall = () => (calls += 1);
  const startedAt = performance.now();
  for (let poll = 0; poll < 4; poll += 1) {
    for (const payer of payers) {
      await billing.subscription(payer);
    }
  }
  const windows = Math.ceil((performance.now() - startedAt) / 10_000);
  expect(calls).toBeGreaterThan(0);
  expect(calls).toBeLessThanOrEqual(payers.length * callsPerQuestion * windows);
});

import type { ReceivedCall } from '@rakhim/stand-ins';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestBilling, startTestBilling, testCard } from '#src/testing/test-billing.ts';

let billing: TestBilling;

beforeAll(async () => {
  billing = await startTestBilling();
});
afterEach(() => {
  billing.standIn.trouble = 'none';
  billing.standIn.onCall = undefined;
  return billing.api.assertAtRest();
});
afterAll(() => billing.close());

function record(): ReceivedCall[] {
  const calls: ReceivedCall[] = [];
  billing.standIn.onCall = (call) => calls.push(call);
  return calls;
}

describe('calls of Stripe', () => {
  it('name the version they were written for, and every POST has an Idempotency-Key', async () => {
    const calls = record();
    const payer = await billing.signUp();
    const { url } = (await (await billing.checkout(payer, 'pro')).json()) as { url: string };
    await billing.pay(url, testCard.works);
    await billing.subscription(payer);
    await billing.checkout(payer, 'basic');
    await billing.api.call('/api/v1/portal', { method: 'POST', headers: { authorization: `Bearer ${payer.token}` } });
    expect(calls.length).toBeGreaterThan(5);
    expect(new Set(calls.map(({ headers }) => headers['stripe-version']))).toEqual(new Set(['2026-10-28.endive']));
    const posts = calls.filter(({ method }) => method === 'POST');
    expect(posts.length).toBeGreaterThan(2);
    expect(posts.every(({ headers }) => typeof headers['idempotency-key'] === 'string')).toBe(true);
  });

  it('are at most one in ten seconds for somebody who polls, and none once they are subscribed', async () => {
    const payers = [];
    for (let index = 0; index < 4; index += 1) {
      const payer = await billing.signUp();
      await billing.checkout(payer, 'pro');
      payers.push(payer);
    }
    const calls = record();
    for (let poll = 0; poll < 4; poll += 1) {
      await Promise.all(payers.map((payer) => billing.subscription(payer)));
    }
    expect(calls.length).toBeLessThanOrEqual(payers.length * 2);
    const [payer] = payers;
    const [start, end] = [new Date(Date.now() - 1000), new Date(Date.now() + 86_400_000)];
    await billing.api.db('subscriptions').insert({
      account_id: payer!.accountId,
      stripe_subscription_id: 'sub_heard_of',
      plan: 'pro',
      status: 'active',
      current_period_start: start,
      current_period_end: end,
      paid_plan: 'pro',
      paid_period_start: start,
      paid_period_end: end,
    });
    // The ten seconds are over.
    await billing.api.db('billing_customers').update({ asked_at: null });
    calls.length = 0;
    await billing.subscription(payer!);
    expect(calls).toEqual([]);
  });
});

describe('a look at Stripe that failed', () => {
  it('is in the log with its account and its reason', async () => {
    const payer = await billing.signUp();
    await billing.checkout(payer, 'pro');
    billing.standIn.trouble = 'failing';
    expect(await billing.subscription(payer)).toMatchObject({ isSubscribed: false });
    const line = billing.api
      .logText()
      .split('\n')
      .find((each) => each.includes('could not be looked up') && each.includes(payer.accountId));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ accountId: payer.accountId, err: { name: expect.any(String) } });
  });
});

describe('a checkout while Stripe does not answer', () => {
  it('is refused after a few tries without waiting for it, and what is known goes on', async () => {
    const payer = await billing.signUp();
    await billing.api.db('subscriptions').insert({
      account_id: payer.accountId,
      plan: 'pro',
      status: 'active',
      current_period_start: new Date(Date.now() - 1000),
      current_period_end: new Date(Date.now() + 86_400_000),
    });
    billing.standIn.trouble = 'silent';
    const calls = record();
    const checkout = billing.checkout(payer, 'pro');
    expect((await billing.api.context.payments.subscriptionStatus.read(payer.accountId)).isSubscribed).toBe(true);
    const response = await checkout;
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      code: 'billing_unavailable',
      type: 'api_error',
      error: expect.stringContaining('Nothing was charged'),
    });
    expect(response.headers.get('retry-after')).toBe('30');
    // One try and two at most after it, all under one key.
    const posts = calls.filter(({ path }) => path === '/v1/customers');
    expect(posts.length).toBeLessThanOrEqual(3);
    expect(new Set(posts.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });
});

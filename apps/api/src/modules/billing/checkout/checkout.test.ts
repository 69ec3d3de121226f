import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type TestBilling, startTestBilling, testCard } from '#src/testing/test-billing.ts';
import { waitForBlockedStatements } from '#src/testing/wait-for-blocked-statements.ts';
import { createCheckoutsQueries } from './checkout.queries.ts';

let billing: TestBilling;

beforeAll(async () => {
  billing = await startTestBilling();
  billing.isDelivering = true;
});
afterEach(() => billing.api.assertAtRest());
afterAll(() => billing.close());

async function urlOf(response: Response): Promise<string> {
  expect(response.status).toBe(200);
  return ((await response.json()) as { url: string }).url;
}

async function isSubscribed(payer: Parameters<TestBilling['subscription']>[0]): Promise<unknown> {
  return (await billing.subscription(payer))['isSubscribed'];
}

describe('a checkout', () => {
  it('leads through a card to a trial of seven days', async () => {
    const payer = await billing.signUp();
    const url = await urlOf(await billing.checkout(payer, 'pro'));
    expect((await billing.subscription(payer))['isSubscribed']).toBe(false);

    const paid = await billing.pay(url, testCard.works);
    expect(paid.status).toBe(303);
    expect(paid.headers.get('location')).toBe(`${billing.api.url}/en/dashboard?checkout_success=true`);
    await expect.poll(() => isSubscribed(payer)).toBe(true);
    const subscription = await billing.subscription(payer);
    expect(subscription).toMatchObject({ isInTrial: true, plan: 'pro', status: 'trialing', cancelAtPeriodEnd: false });
    const days = (Date.parse(String(subscription['trialEnd'])) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
  });

  it('is known to be paid when its payer comes back, although no event has come yet', async () => {
    billing.isDelivering = false;
    onTestFinished(() => {
      billing.isDelivering = true;
    });
    const payer = await billing.signUp();
    const url = await urlOf(await billing.checkout(payer, 'pro'));
    expect((await billing.pay(url, '6011111111111117')).status).toBe(303);
    expect(await billing.subscription(payer)).toMatchObject({ isSubscribed: true, isInTrial: true });
  });

  it('is one of many at once: the others are told that another plan was chosen', async () => {
    const payer = await billing.signUp();
    const plans = Array.from({ length: 12 }, (_plan, index) => (['basic', 'pro', 'enterprise'] as const)[index % 3]!);
    const answers = await Promise.all(plans.map((plan) => billing.checkout(payer, plan)));
    expect(answers.map(({ status }) => status).filter((status) => ![200, 409].includes(status))).toEqual([]);
    expect((await billing.checkout(payer, 'pro')).status).toBe(200);
  });

  it('gives nothing to whoever only opens the page of success', async () => {
    const payer = await billing.signUp();
    await billing.checkout(payer, 'pro');
    await billing.api.call('/en/dashboard?checkout_success=true', {
      headers: { authorization: `Bearer ${payer.token}` },
    });
    expect(await billing.subscription(payer)).toEqual({
      ...{ isSubscribed: false, isInTrial: false, plan: null, status: null, trialEnd: null, subscriptionEnd: null },
      ...{ cancelAtPeriodEnd: false, pastDueSince: null, accessEnd: null, isTrialRefused: false },
    });
  });

  it('stays open when a card is declined, and takes the next one', async () => {
    const payer = await billing.signUp();
    const url = await urlOf(await billing.checkout(payer, 'basic'));
    const declined = await billing.pay(url, testCard.declines);
    expect(declined.status).toBe(402);
    expect(await declined.text()).toContain('The card was declined');
    const asked = await billing.pay(url, testCard.asksHolder);
    expect(await asked.text()).toContain('Your bank asks');
    expect((await billing.pay(url, '4111111111111111')).status).toBe(402);
    expect((await billing.pay(url, testCard.worksToo)).status).toBe(303);
    expect((await billing.pay(url, testCard.worksToo)).status).toBe(303);
    await billing.settle();
    const { data } = await billing.stripe.subscriptions.list({
      customer: await billing.customerOf(payer),
      status: 'all',
    });
    expect(data).toHaveLength(1);
  });

  it('is one, however often it is asked for at once', async () => {
    const payer = await billing.signUp();
    const urls = await Promise.all(Array.from({ length: 20 }, async () => urlOf(await billing.checkout(payer, 'pro'))));
    expect(new Set(urls).size).toBe(1);
    const customer = await billing.customerOf(payer);
    expect((await billing.stripe.checkout.sessions.list({ customer })).data).toHaveLength(1);
    expect((await billing.stripe.customers.list({ email: payer.email })).data).toHaveLength(1);
  });

  it('for another plan closes the one before', async () => {
    const payer = await billing.signUp();
    const first = await urlOf(await billing.checkout(payer, 'pro'));
    const second = await urlOf(await billing.checkout(payer, 'basic'));
    expect((await billing.pay(first, testCard.works)).status).toBe(410);
    expect(second).not.toBe(first);
    const { data } = await billing.stripe.checkout.sessions.list({
      customer: await billing.customerOf(payer),
      status: 'open',
    });
    expect(data).toHaveLength(1);
  });

  it('is begun anew when the one there was ends at that moment', async () => {
    const { accountId } = await billing.signUp();
    const { db } = billing.api;
    const { claimAttempt } = createCheckoutsQueries(db);
    const wish = {
      account_id: accountId,
      plan: 'pro',
      has_trial: true,
      expires_at: new Date(Date.now() + 60_000),
    } as const;
    const claim = () => db.transaction((tx) => claimAttempt(tx, wish, new Date()));
    const first = await claim();
    const ending = await db.transaction();
    await ending('checkouts').where({ account_id: accountId }).forUpdate();
    const second = claim();
    await waitForBlockedStatements(db);
    await ending('checkouts').where({ account_id: accountId }).delete();
    await ending.commit();
    expect((await second).attempt).toMatchObject({ account_id: accountId, session_id: null });
    expect((await second).attempt.attempt_id).not.toBe(first.attempt.attempt_id);
  });

  it('leaves nobody at Stripe whose account is deleted at that moment', async () => {
    const payer = await billing.signUp();
    const deleting = await billing.api.db.transaction();
    await deleting('accounts').where({ id: payer.accountId }).delete();
    const asked = billing.checkout(payer, 'pro');
    await waitForBlockedStatements(billing.api.db);
    await deleting.commit();
    expect((await asked).status).toBe(401);
    const customers = await billing.stripe.customers.list({ email: payer.email });
    expect(customers.data).toEqual([]);
  });

  it('leads whoever is subscribed to the question whether to change the plan', async () => {
    const payer = await billing.signUp('lama.upgrades@example.test');
    const paid = await billing.pay(await urlOf(await billing.checkout(payer, 'basic')), '378282246310005');
    expect(await paid.text()).toBe('');
    await expect.poll(() => isSubscribed(payer)).toBe(true);
    const url = await urlOf(await billing.checkout(payer, 'pro'));
    const page = await (await fetch(url)).text();
    expect(page).toContain('Change to Rakhim Pro?');
    const changed = await fetch(`${url}/plan`, {
      method: 'POST',
      body: new URLSearchParams({ price: billing.prices.pro }),
      redirect: 'manual',
    });
    expect(changed.headers.get('location')).toBe(`${billing.api.url}/en/dashboard`);
    await expect.poll(async () => (await billing.subscription(payer))['plan']).toBe('pro');
    const { data } = await billing.stripe.subscriptions.list({
      customer: await billing.customerOf(payer),
      status: 'all',
    });
    expect(data.map(({ status }) => status)).toEqual(['trialing']);
  });

  it('is made of what the server knows, whatever the body says', async () => {
    const payer = await billing.signUp();
    const extras: Record<string, unknown>[] = [
      { price: 'price_1' },
      { amount: 1 },
      { unit_amount: 1 },
      { trial_period_days: 700 },
      { trialDays: 700 },
      { success_url: 'https://evil.example' },
      { successUrl: 'https://evil.example' },
      { customer: 'cus_other' },
      { quantity: 0 },
      { coupon: 'FREE' },
      { subscription_data: { trial_end: 4e9 } },
      { accountId: 'somebody' },
    ];
    const headers = { authorization: `Bearer ${payer.token}`, 'content-type': 'application/json' };
    const send = (body: unknown) =>
      billing.api.call('/api/v1/checkout', { method: 'POST', headers, body: JSON.stringify(body) });
    for (const extra of extras) {
      expect((await send({ planId: 'pro', ...extra })).status).toBe(400);
    }
    for (const planId of ['free', 'PRO', '', 'rakhim_pro', '__proto__', null, ['pro'], { id: 'pro' }]) {
      expect((await send({ planId })).status).toBe(400);
    }
    await urlOf(await send({ planId: 'basic' }));
    const { data } = await billing.stripe.checkout.sessions.list({ customer: await billing.customerOf(payer) });
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      amount_total: 0,
      currency: 'usd',
      client_reference_id: payer.accountId,
      success_url: `${billing.api.url}/en/dashboard?checkout_success=true`,
    });
  });

  it('is refused to whoever has not confirmed their address, and to whoever is not signed in', async () => {
    const payer = await billing.signUp();
    await billing.api.db('accounts').where({ id: payer.accountId }).update({ email_confirmed_at: null });
    for (const path of ['/api/v1/checkout', '/api/v1/portal']) {
      const body = path.endsWith('checkout') ? JSON.stringify({ planId: 'pro' }) : null;
      const unconfirmed = await billing.api.call(path, {
        method: 'POST',
        headers: { authorization: `Bearer ${payer.token}`, 'content-type': 'application/json' },
        body,
      });
      expect(unconfirmed.status).toBe(403);
      expect(await unconfirmed.json()).toMatchObject({ code: 'confirmation_required', type: 'permission_error' });
      const unknown = await billing.api.call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect(unknown.status).toBe(401);
      expect(await unknown.json()).toMatchObject({ type: 'authentication_error' });
    }
  });
});

describe('the portal', () => {
  it('is the own one, whatever is sent along, and leads back to us', async () => {
    const [payer, other] = [await billing.signUp(), await billing.signUp()];
    await urlOf(await billing.checkout(payer, 'pro'));
    await urlOf(await billing.checkout(other, 'pro'));
    const foreign = { customer: await billing.customerOf(other), return_url: 'https://evil.example' };
    const response = await billing.api.call(`/api/v1/portal?${new URLSearchParams(foreign).toString()}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${payer.token}`, 'accept-language': 'ar', 'content-type': 'application/json' },
      body: JSON.stringify(foreign),
    });
    const page = await (await fetch(await urlOf(response), { headers: { 'accept-language': 'ar' } })).text();
    expect(page).toContain('dir="rtl"');
    expect(page).toContain(`${billing.api.url}/ar/dashboard`);
    expect(page).not.toContain('evil.example');
    const events = await billing.stripe.events.list({ type: 'billing_portal.session.created', limit: 1 });
    expect(events.data[0]?.data.object).toMatchObject({ customer: await billing.customerOf(payer) });
  });

  it('is not there for whoever never subscribed', async () => {
    const payer = await billing.signUp();
    const response = await billing.api.call('/api/v1/portal', {
      method: 'POST',
      headers: { authorization: `Bearer ${payer.token}` },
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'subscription_required', upgradeUrl: expect.any(String) });
  });
});

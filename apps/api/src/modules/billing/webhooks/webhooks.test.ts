import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createWebhookSecrets } from '#src/modules/webhooks/webhook-secret.ts';
import { type TestBilling, type TestPayer, startTestBilling, testCard } from '#src/testing/test-billing.ts';
import { waitForBlockedStatements } from '#src/testing/wait-for-blocked-statements.ts';
import { startTestApi } from '#src/testing/test-api.ts';

let billing: TestBilling;

beforeAll(async () => {
  billing = await startTestBilling();
});
afterEach(() => billing.api.assertAtRest());
afterAll(() => billing.close());

/** Somebody in trial at Stripe, of which nothing has reached us yet. */
async function subscribeUnheard(card: string, plan = 'pro'): Promise<TestPayer> {
  const payer = await billing.signUp();
  const { url } = (await (await billing.checkout(payer, plan)).json()) as { url: string };
  expect((await billing.pay(url, card)).status).toBe(303);
  return payer;
}

async function countEvents(): Promise<number> {
  const [row] = await billing.api.db('billing_events').count<{ count: number }[]>('id as count');
  return Number(row?.count);
}

/** Sends bytes with headers exactly as they are. */
function send(body: Buffer | string, headers: Record<string, string | string[]>): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(`${billing.api.url}/webhooks/stripe`, { method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

describe('a delivery', () => {
  it('is refused unless Stripe signed these very bytes, lately', async () => {
    const payload = JSON.stringify(
      {
        id: 'evt_forged',
        object: 'event',
        type: 'customer.updated',
        created: 1,
        data: { object: { object: 'customer', id: 'cus_x' } },
      },
      null,
      2,
    );
    const sign = (secret = billing.standIn.webhookSecret, timestamp?: number) =>
      Stripe.webhooks.generateTestHeaderString({ payload, secret, ...(timestamp !== undefined && { timestamp }) });
    const now = Math.floor(Date.now() / 1000);
    const right = sign();
    const json = { 'content-type': 'application/json' };
    const before = await countEvents();
    const refused: [string, Buffer | string, Record<string, string | string[]>][] = [
      ['no signature', payload, json],
      ['another secret', payload, { ...json, 'stripe-signature': sign('whsec_other') }],
      ['one byte changed', payload.replace('cus_x', 'cus_y'), { ...json, 'stripe-signature': right }],
      ['serialised anew', JSON.stringify(JSON.parse(payload)), { ...json, 'stripe-signature': right }],
      ['v0 only', payload, { ...json, 'stripe-signature': right.replace('v1=', 'v0=') }],
      ['too old', payload, { ...json, 'stripe-signature': sign(undefined, now - 301) }],
      ['an empty signature', payload, { ...json, 'stripe-signature': '' }],
      ['two headers', payload, { ...json, 'stripe-signature': ['t=1,v1=00', 'v1=11'] }],
      ['a huge signature', payload, { ...json, 'stripe-signature': `t=${now},${'v1=00,'.repeat(1500)}` }],
      ['compressed', gzipSync(payload), { ...json, 'content-encoding': 'gzip', 'stripe-signature': right }],
      ['an empty body', '', { ...json, 'stripe-signature': right }],
      ['no time', payload, { ...json, 'stripe-signature': right.replace(/t=\d+,/, '') }],
    ];
    for (const [name, body, headers] of refused) {
      expect({ name, status: await send(body, headers) }).toEqual({ name, status: 400 });
    }
    expect(await countEvents()).toBe(before);
    expect(await send(payload, { ...json, 'stripe-signature': `${right},v1=${'0'.repeat(64)}` })).toBe(200);
    expect(await send(payload, { 'content-type': 'text/plain', 'stripe-signature': right })).toBe(200);
    expect(await countEvents()).toBe(before + 1);
    expect(await send(Buffer.alloc(600 * 1024), { ...json, 'stripe-signature': right })).toBe(413);
  });

  it.each([
    ['no data', { id: 'evt_1', object: 'event', type: 'invoice.paid', created: 1 }],
    ['data without its object', { id: 'evt_1', object: 'event', type: 'invoice.paid', created: 1, data: {} }],
    ['an object that is a text', { id: 'evt_1', object: 'event', type: 'x', created: 1, data: { object: 'x' } }],
    ['no id', { object: 'event', type: 'invoice.paid', created: 1, data: { object: {} } }],
  ])('signed by Stripe with %s is refused as malformed', async (_, event) => {
    const answer = await billing.deliver(event as never);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'validation_failed', param: 'data.object' });
  });

  it('of no customer waits for nothing', async () => {
    const id = 'evt_of_nobody';
    const event = { id, object: 'event', type: 'product.updated', created: 1, data: { object: { object: 'product' } } };
    expect((await billing.deliver(event as never)).status).toBe(200);
    expect(await billing.api.db('billing_events').where({ id }).first()).toMatchObject({
      stripe_customer_id: null,
      applied_at: expect.any(Date),
    });
  });

  it('counts once when it comes a hundred times to two processes', async () => {
    const payer = await subscribeUnheard(testCard.works);
    const beside = await startTestApi({}, { beside: billing.api, billingProvider: billing.provider });
    const [event] = (await billing.eventsOf(await billing.customerOf(payer))).filter(
      ({ type }) => type === 'customer.subscription.created',
    );
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        billing.deliver(event!, { url: index % 2 === 0 ? billing.api.url : beside.url }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await billing.settle();
    expect(await billing.api.db('billing_events').where({ id: event!.id })).toHaveLength(1);
    expect(await billing.subscription(payer)).toMatchObject({ isSubscribed: true, status: 'trialing' });
    await beside.close();
  });

  it('is answered while Stripe is away, and applied when it is back', async () => {
    const payer = await subscribeUnheard(testCard.worksToo);
    const events = await billing.eventsOf(await billing.customerOf(payer));
    billing.standIn.trouble = 'failing';
    const answers = await Promise.all(events.map((event) => billing.deliver(event)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    const waiting = billing.api.db('billing_events').whereNull('applied_at').pluck<string[]>('id');
    expect((await waiting).toSorted()).toEqual(events.map(({ id }) => id).toSorted());
    expect(await billing.subscription(payer)).toMatchObject({ isSubscribed: false });
    billing.standIn.trouble = 'none';
    await billing.settle();
    expect(await billing.subscription(payer)).toMatchObject({ isSubscribed: true });
  });

  it('about a customer that we have lost finds whose it is, in what the subscription says', async () => {
    const payer = await subscribeUnheard('5200828282828210');
    const customer = await billing.customerOf(payer);
    const [event] = await billing.eventsOf(customer);
    await billing.api.db('billing_customers').where({ account_id: payer.accountId }).delete();
    await billing.deliver(event!);
    await billing.settle();
    expect(await billing.customerOf(payer)).toBe(customer);
    expect(await billing.subscription(payer)).toMatchObject({ isSubscribed: true, isTrialRefused: false });
  });

  it('is told on to the programs of the account when it changes something, and not else', async () => {
    const payer = await subscribeUnheard('378282246310005');
    const customer = await billing.customerOf(payer);
    const { context, db, masterSecret } = billing.api;
    const id = randomUUID();
    // An address that nothing is ever sent to.
    await db('webhook_endpoints').insert({
      id,
      account_id: payer.accountId,
      url: 'https://127.0.0.1/hook',
      events: ['subscription.updated'],
      language: 'en',
      sealed_secret: createWebhookSecrets(masterSecret).seal(id, 'whsec_one'),
    });
    const told = async () => {
      await context.payments.paying?.sync.syncCustomer(customer);
      return (await db('webhook_messages').where({ account_id: payer.accountId })).length;
    };
    expect([await told(), await told()]).toEqual([1, 1]);
    const [subscription] = (await billing.stripe.subscriptions.list({ customer })).data;
    await billing.stripe.subscriptions.update(subscription!.id, { cancel_at_period_end: true });
    expect([await told(), await told()]).toEqual([2, 2]);
  });

  it('about somebody who has no account any more ends what they still pay for', async () => {
    const payer = await subscribeUnheard('6011111111111117');
    const customer = await billing.customerOf(payer);
    const events = await billing.eventsOf(customer);
    await billing.api.db('accounts').where({ id: payer.accountId }).delete();
    await billing.deliver(events.at(-1)!);
    await billing.settle();
    expect(
      (await billing.stripe.subscriptions.list({ customer, status: 'all' })).data.map(({ status }) => status),
    ).toEqual(['canceled']);
  });
});

describe('changing the address of an account', () => {
  it('changes where receipts go', async () => {
    const payer = await subscribeUnheard(testCard.works);
    const customer = await billing.customerOf(payer);
    const email = `new-${payer.email}`;
    const { context, db } = billing.api;
    const token = await db.transaction((tx) =>
      context.auth.tokens.issue(tx, { accountId: payer.accountId, purpose: 'email_change', details: { email } }),
    );
    await context.auth.accounts.confirmEmailChange(token, {
      requestId: 'req_test',
      address: '127.0.0.1',
      userAgent: 'test',
      language: 'en',
    });
    await expect
      .poll(async () => ((await billing.stripe.customers.retrieve(customer)) as Stripe.Customer).email, {
        timeout: 90_000,
      })
      .toBe(email);
  });
});

describe('changing the address of an account twice', () => {
  it('waits for the second change, for which nothing further is asked while the first is waiting to be told', async () => {
    const payer = await subscribeUnheard(testCard.works);
    const customer = await billing.customerOf(payer);
    const { context, db } = billing.api;
    const email = `second-${payer.email}`;
    const changing = await db.transaction();
    await changing('accounts').where({ id: payer.accountId }).update({ email });
    const telling = context.payments.customerAddress.update({ accountId: payer.accountId, customerId: customer });
    await Promise.race([telling, waitForBlockedStatements(db)]);
    await changing.commit();
    await telling;
    expect(((await billing.stripe.customers.retrieve(customer)) as Stripe.Customer).email).toBe(email);
  });
});

describe('deleting an account', () => {
  it('ends its subscription at Stripe and removes who it was there', async () => {
    const payer = await subscribeUnheard('4000056655665556');
    const customer = await billing.customerOf(payer);
    const response = await billing.api.call('/api/v1/me', {
      method: 'DELETE',
      headers: { authorization: `Bearer ${payer.token}` },
    });
    expect(response.status).toBe(204);
    await expect
      .poll(async () =>
        (await billing.stripe.subscriptions.list({ customer, status: 'all' })).data.map(({ status }) => status),
      )
      .toEqual(['canceled']);
    await expect(billing.stripe.customers.retrieve(customer)).rejects.toMatchObject({ code: 'resource_missing' });
  });
});

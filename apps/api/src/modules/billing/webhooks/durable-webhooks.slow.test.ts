import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { type StripeStandIn, startStripeStandIn } from '@rakhim/stand-ins';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { seedCatalog } from '#src/providers/billing/stripe-catalog.ts';
import { createStripeClient } from '#src/providers/billing/stripe-client.ts';
import { type ApiProcess, startApiProcess } from '#src/testing/api-process.ts';
import { assertInvariants } from '#src/testing/invariants.ts';
import { post, registerPerson, signInPerson } from '#src/testing/people.ts';
import { type SilentProxy, startSilentProxy } from '#src/testing/silent-proxy.ts';
import { makeTemporaryFolder } from '#src/testing/temporary-folder.ts';
import { testCard } from '#src/testing/test-billing.ts';
import { type TestDatabase, createBlankDatabase, createTestDatabase } from '#src/testing/test-database.ts';

/**
 * The service as `npm start` runs it, beside a Stripe that delivers nothing by itself: the tests do, and then pull the
 * plug.
 */
let database: TestDatabase;
let stripeDatabase: TestDatabase;
let standIn: StripeStandIn;
let stripe: Stripe;
let proxy: SilentProxy;
let dataDir: string;
let env: Record<string, string>;

beforeAll(async () => {
  database = await createTestDatabase();
  stripeDatabase = await createBlankDatabase();
  standIn = await startStripeStandIn({ databaseUrl: stripeDatabase.url });
  stripe = createStripeClient(standIn);
  await seedCatalog(stripe);
  proxy = await startSilentProxy(database.url);
  dataDir = await makeTemporaryFolder();
  env = {
    PATH: '/usr/bin:/bin',
    DATABASE_URL: proxy.url,
    RAKHIM_DATA_DIR: dataDir,
    RAKHIM_SECRET_KEY: randomBytes(32).toString('base64'),
    RAKHIM_TRUSTED_PROXIES: '1',
    RAKHIM_SPEECH_ENGINE: 'http://127.0.0.1:9',
    STRIPE_SECRET_KEY: standIn.secretKey,
    STRIPE_WEBHOOK_SECRET: standIn.webhookSecret,
    STRIPE_API_BASE: standIn.apiBase,
  };
});
afterEach(() => assertInvariants(database.db));
afterAll(async () => {
  await standIn.close();
  await proxy.close();
  await stripeDatabase.drop();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Somebody who has paid at Stripe, which nobody has told us. @returns the account, and the event that says so. */
async function payUnheard(api: ApiProcess): Promise<{ accountId: string; event: Stripe.Event }> {
  const person = await registerPerson({ call: api.call, db: database.db });
  const { access_token: token } = await signInPerson(api, person);
  const { url } = (await (await post(api, '/api/v1/checkout', { planId: 'pro' }, token)).json()) as { url: string };
  const form = new URLSearchParams({ number: testCard.works, expiry: '12 / 40', cvc: '123' });
  expect((await fetch(url, { method: 'POST', body: form, redirect: 'manual' })).status).toBe(303);
  const account = await database.db('accounts').where({ email: person.email }).first<{ id: string }>('id');
  const customer = await database
    .db('billing_customers')
    .where({ account_id: account.id })
    .first<{ stripe_customer_id: string }>();
  const created = await stripe.events.list({ type: 'customer.subscription.created', limit: 5 });
  const event = created.data.find(
    ({ data }) => (data.object as Stripe.Subscription).customer === customer.stripe_customer_id,
  );
  if (!event) {
    throw new Error('The stand-in wrote no event.');
  }
  return { accountId: account.id, event };
}

/** Delivers once. @returns the status. */
async function deliver(api: ApiProcess, event: Stripe.Event): Promise<number> {
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: standIn.webhookSecret });
  const response = await api.call('/webhooks/stripe', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });
  await response.arrayBuffer();
  return response.status;
}

/** Waits until we know of the subscription what Stripe does: in trial, or ended because the card has had its trial. */
async function expectKnown({ accountId, event }: Awaited<ReturnType<typeof payUnheard>>): Promise<void> {
  const { id } = event.data.object as Stripe.Subscription;
  const known = async () => database.db('subscriptions').where({ account_id: accountId }).pluck<string[]>('status');
  await expect.poll(known, { timeout: 180_000 }).toHaveLength(1);
  await expect
    .poll(async () => [(await stripe.subscriptions.retrieve(id)).status, ...(await known())], { timeout: 180_000 })
    .toSatisfy(([there, here]: string[]) => there === here);
}

const rounds = 10;
const payersPerRound = 5;

describe('a delivery that was answered with success', () => {
  it('has its effect although the process dies at once, fifty times of fifty', async () => {
    let api = await startApiProcess(env);
    for (let round = 0; round < rounds; round += 1) {
      const payers = [];
      for (let count = 0; count < payersPerRound; count += 1) {
        payers.push(await payUnheard(api));
      }
      expect(await Promise.all(payers.map(({ event }) => deliver(api, event)))).toEqual(payers.map(() => 200));
      await api.kill();
      api = await startApiProcess(env);
      for (const payer of payers) {
        await expectKnown(payer);
      }
    }
    await api.stop();
  });
});

describe('a delivery', () => {
  it('is not answered with success while the database is away, and counts when it comes again', async () => {
    const api = await startApiProcess(env);
    const payer = await payUnheard(api);
    const { event } = payer;
    proxy.goSilent();
    expect(await deliver(api, event)).toBeGreaterThanOrEqual(500);
    proxy.heal();
    await expect.poll(() => deliver(api, event), { timeout: 180_000 }).toBe(200);
    await expectKnown(payer);
    await api.stop();
  });

  it('among five hundred at once is taken, some when they come again, and all of them are applied', async () => {
    const api = await startApiProcess(env);
    const payer = await payUnheard(api);
    const { event } = payer;
    const events = Array.from({ length: 500 }, (_value, index) => ({ ...event, id: `${event.id}_${index}` }));
    const timesMs: number[] = [];
    const statuses = await Promise.all(
      events.map(async (copy) => {
        const since = performance.now();
        const status = await deliver(api, copy);
        timesMs.push(performance.now() - since);
        // As Stripe does with what was not taken.
        await expect
          .poll(() => (status === 200 ? 200 : deliver(api, copy)), { timeout: 180_000, interval: 500 })
          .toBe(200);
        return status;
      }),
    );
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await expect
      .poll(async () => database.db('billing_events').whereNull('applied_at').pluck('id'), { timeout: 180_000 })
      .toEqual([]);
    await expectKnown(payer);
    timesMs.sort((a, b) => a - b);
    process.stdout.write(
      `five hundred deliveries at once: 99 % answered within ${Math.round(timesMs[494] ?? 0)} ms, ${statuses.filter((status) => status === 503).length} asked to come again\n`,
    );
    await api.stop();
  });
});

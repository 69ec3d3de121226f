import { randomUUID } from 'node:crypto';
import { type StripeStandIn, startStripeStandIn } from '@rakhim/stand-ins';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, createTestDatabase } from '#src/testing/test-database.ts';

/**
 * What the product relies on, asked of the stand-in and, with STRIPE_TEST_KEY (a secret key of Stripe's test mode), of
 * Stripe itself: the same calls by the same official client, the same expectations.
 */
// eslint-disable-next-line no-restricted-properties -- the tester's key, which no configuration of the product knows
const testKey = process.env['STRIPE_TEST_KEY'];

interface Target {
  readonly name: string;
  open(): Promise<{ stripe: Stripe; close(): Promise<void> }>;
}

async function openStandIn() {
  const database: TestDatabase = await createTestDatabase();
  const standIn: StripeStandIn = await startStripeStandIn({ databaseUrl: database.url });
  const { hostname, port } = new URL(standIn.apiBase);
  const stripe = new Stripe(standIn.secretKey, {
    host: hostname,
    port: Number(port),
    protocol: 'http',
    maxNetworkRetries: 0,
  });
  return {
    stripe,
    async close() {
      await standIn.close();
      await database.drop();
    },
  };
}

const targets: Target[] = [{ name: 'the stand-in', open: openStandIn }];
if (testKey?.startsWith('sk_test_')) {
  targets.push({
    name: 'Stripe in test mode',
    open: async () => ({ stripe: new Stripe(testKey, { maxNetworkRetries: 2 }), close: async () => undefined }),
  });
} else {
  process.stderr.write(
    '\n  SKIPPED: the contract with Stripe itself. Set STRIPE_TEST_KEY to a secret key of test mode (sk_test_…) to run it.\n\n',
  );
}

const day = 86_400;

function idOf(reference: string | { id?: string } | null | undefined): string {
  return typeof reference === 'string' ? reference : (reference?.id ?? '');
}

describe.each(targets)('$name', (target) => {
  let stripe: Stripe;
  let close: () => Promise<void>;
  let prices: { small: Stripe.Price; large: Stripe.Price };
  const run = randomUUID().slice(0, 8);
  const clocks: string[] = [];

  beforeAll(async () => {
    ({ stripe, close } = await target.open());
    const product = await stripe.products.create({ name: 'Contract test', metadata: { run } });
    const recurring = { interval: 'month' } as const;
    prices = {
      small: await stripe.prices.create({
        product: product.id,
        currency: 'usd',
        unit_amount: 999,
        recurring,
        lookup_key: `small-${run}`,
      }),
      large: await stripe.prices.create({
        product: product.id,
        currency: 'usd',
        unit_amount: 3999,
        recurring,
        lookup_key: `large-${run}`,
      }),
    };
  });
  afterAll(async () => {
    await Promise.all(clocks.map((id) => stripe.testHelpers.testClocks.del(id)));
    await close();
  });

  async function failureOf(call: Promise<unknown>): Promise<InstanceType<typeof Stripe.errors.StripeError>> {
    const error = await call.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(Stripe.errors.StripeError);
    return error as InstanceType<typeof Stripe.errors.StripeError>;
  }

  /** A customer with a card, who lives by a clock. */
  async function newCustomer(card: string, from: number): Promise<{ customer: string; clock: string }> {
    const clock = await stripe.testHelpers.testClocks.create({ frozen_time: from });
    clocks.push(clock.id);
    const customer = await stripe.customers.create({ email: `${run}@example.test`, test_clock: clock.id });
    const { id } = await stripe.paymentMethods.attach(card, { customer: customer.id });
    await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: id } });
    return { customer: customer.id, clock: clock.id };
  }

  async function advance(clock: string, to: number): Promise<void> {
    await stripe.testHelpers.testClocks.advance(clock, { frozen_time: to });
    await expect
      .poll(async () => (await stripe.testHelpers.testClocks.retrieve(clock)).status, {
        timeout: 120_000,
        interval: 500,
      })
      .toBe('ready');
  }

  it('finds prices by their lookup keys, and moves a key', async () => {
    const found = await stripe.prices.list({ lookup_keys: [`small-${run}`, `large-${run}`] });
    expect(found.data.map(({ unit_amount }) => unit_amount).toSorted()).toEqual([3999, 999].toSorted());
    const taken = stripe.prices.create({
      product: idOf(prices.small.product),
      currency: 'usd',
      unit_amount: 1099,
      recurring: { interval: 'month' },
      lookup_key: `small-${run}`,
    });
    expect((await failureOf(taken)).type).toBe('StripeInvalidRequestError');
  });

  it('answers typed errors with a request id', async () => {
    const unknown = await failureOf(stripe.customers.retrieve('cus_nobody'));
    expect(unknown).toMatchObject({
      type: 'StripeInvalidRequestError',
      code: 'resource_missing',
      statusCode: 404,
      param: 'id',
    });
    expect(unknown.requestId).toMatch(/^req_/);
    const surplus = stripe.customers.create({ surprise: 'yes' } as never);
    expect(await failureOf(surplus)).toMatchObject({ code: 'parameter_unknown', param: 'surprise', statusCode: 400 });
    const short = stripe.billingPortal.sessions.create({});
    expect((await failureOf(short)).statusCode).toBe(400);
  });

  it('does a call once for each idempotency key, and refuses another call under it', async () => {
    const idempotencyKey = randomUUID();
    const first = await stripe.customers.create({ name: 'Once' }, { idempotencyKey });
    const second = await stripe.customers.create({ name: 'Once' }, { idempotencyKey });
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    const other = await failureOf(stripe.customers.create({ name: 'Twice' }, { idempotencyKey }));
    expect(other.type).toBe('StripeIdempotencyError');
  });

  it('pages through lists', async () => {
    const email = `pages-${run}@example.test`;
    const made: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      made.push((await stripe.customers.create({ email })).id);
    }
    const listed = await stripe.customers.list({ email, limit: 2 }).autoPagingToArray({ limit: 100 });
    expect(listed.map(({ id }) => id)).toEqual(made.toReversed());
    const page = await stripe.customers.list({ email, limit: 2, ending_before: made[0]! });
    expect(page.data.map(({ id }) => id)).toEqual([made[2], made[1]]);
    expect(page.has_more).toBe(true);
  });

  it('keeps the same fingerprint for the same card', async () => {
    const { customer } = await newCustomer('pm_card_visa', Math.floor(Date.now() / 1000));
    const again = await stripe.paymentMethods.attach('pm_card_visa', { customer });
    const cards = await stripe.paymentMethods.list({ customer, type: 'card' });
    expect(new Set(cards.data.map(({ card }) => card?.fingerprint)).size).toBe(1);
    expect(again.card?.last4).toBe('4242');
    const declined = await failureOf(stripe.paymentMethods.attach('pm_card_chargeDeclined', { customer }));
    expect(declined).toMatchObject({ type: 'StripeCardError', code: 'card_declined' });
  });

  it('takes a subscription from trial to its first payment, an hour after it calls it active', async () => {
    const from = Math.floor(Date.UTC(2026, 0, 31, 12) / 1000);
    const { customer, clock } = await newCustomer('pm_card_visa', from);
    const created = await stripe.subscriptions.create({
      customer,
      items: [{ price: prices.small.id }],
      trial_period_days: 7,
      metadata: { run },
    });
    expect(created).toMatchObject({ status: 'trialing', trial_start: from, trial_end: from + 7 * day });
    expect(created.items.data[0]).toMatchObject({ current_period_start: from, current_period_end: from + 7 * day });

    await advance(clock, from + 7 * day + 600);
    const begun = await stripe.subscriptions.retrieve(created.id, { expand: ['latest_invoice'] });
    const invoice = begun.latest_invoice as Stripe.Invoice;
    expect(begun.status).toBe('active');
    expect(invoice).toMatchObject({ status: 'draft', amount_due: 999, billing_reason: 'subscription_cycle' });
    expect(invoice.parent?.subscription_details?.subscription).toBe(created.id);

    await advance(clock, from + 7 * day + 2 * 3600);
    expect(await stripe.invoices.retrieve(invoice.id ?? '')).toMatchObject({ status: 'paid', amount_paid: 999 });
  });

  it('lets a card that fails later become past due, and ends the subscription after the last attempt', async () => {
    const from = Math.floor(Date.UTC(2026, 2, 1) / 1000);
    const { customer, clock } = await newCustomer('pm_card_chargeCustomerFail', from);
    const { id } = await stripe.subscriptions.create({
      customer,
      items: [{ price: prices.small.id }],
      trial_period_days: 7,
    });
    await advance(clock, from + 7 * day + 2 * 3600);
    const late = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
    expect(late.status).toBe('past_due');
    expect(late.latest_invoice).toMatchObject({ status: 'open', attempt_count: 1 });

    const card = await stripe.paymentMethods.attach('pm_card_visa', { customer });
    await stripe.subscriptions.update(id, { default_payment_method: card.id });
    await stripe.invoices.pay((late.latest_invoice as Stripe.Invoice).id ?? '');
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
  });

  it('keeps the anchor of the 31st through short months', async () => {
    const from = Math.floor(Date.UTC(2027, 11, 31, 9) / 1000);
    const { customer, clock } = await newCustomer('pm_card_visa', from);
    const { id } = await stripe.subscriptions.create({ customer, items: [{ price: prices.small.id }] });
    const ends: string[] = [];
    for (let month = 0; month < 4; month += 1) {
      const end = (await stripe.subscriptions.retrieve(id)).items.data[0]!.current_period_end;
      ends.push(new Date(end * 1000).toISOString().slice(0, 10));
      await advance(clock, end + 2 * 3600);
    }
    expect(ends).toEqual(['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30']);
  });

  it('cancels with the period, takes that back, and cancels at once', async () => {
    const from = Math.floor(Date.UTC(2026, 4, 5) / 1000);
    const { customer, clock } = await newCustomer('pm_card_visa', from);
    const { id } = await stripe.subscriptions.create({ customer, items: [{ price: prices.small.id }] });
    const ending = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    expect(ending).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      cancel_at: ending.items.data[0]!.current_period_end,
    });
    expect(await stripe.subscriptions.update(id, { cancel_at_period_end: false })).toMatchObject({ cancel_at: null });
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await advance(clock, ending.items.data[0]!.current_period_end + 60);
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('canceled');
    expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1);
    expect((await stripe.subscriptions.list({ customer })).data).toHaveLength(0);
  });

  it('moves to another plan within the period, and charges the rest of it at once when asked to', async () => {
    const from = Math.floor(Date.UTC(2026, 5, 1) / 1000);
    const { customer, clock } = await newCustomer('pm_card_visa', from);
    const created = await stripe.subscriptions.create({ customer, items: [{ price: prices.small.id }] });
    await advance(clock, from + 15 * day);
    const item = created.items.data[0]!;
    const changed = await stripe.subscriptions.update(created.id, {
      items: [{ id: item.id, price: prices.large.id }],
      proration_behavior: 'always_invoice',
      expand: ['latest_invoice'],
    });
    expect(changed.items.data[0]).toMatchObject({ id: item.id, current_period_end: item.current_period_end });
    expect(changed.items.data[0]!.price.id).toBe(prices.large.id);
    expect(changed.latest_invoice).toMatchObject({
      status: 'paid',
      amount_due: 1500,
      billing_reason: 'subscription_update',
    });
  });

  it('refunds a payment of an invoice', async () => {
    const { customer } = await newCustomer('pm_card_visa', Math.floor(Date.now() / 1000));
    const { latest_invoice } = await stripe.subscriptions.create({ customer, items: [{ price: prices.small.id }] });
    const [payment] = (await stripe.invoicePayments.list({ invoice: idOf(latest_invoice) })).data;
    const intent = idOf(payment?.payment.payment_intent);
    const refund = await stripe.refunds.create({ payment_intent: intent });
    expect(refund).toMatchObject({ amount: 999, status: 'succeeded' });
    expect((await failureOf(stripe.refunds.create({ payment_intent: intent }))).code).toBe('charge_already_refunded');
  });

  it('opens and expires checkout sessions', async () => {
    const customer = await stripe.customers.create({ email: `checkout-${run}@example.test` });
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      line_items: [{ price: prices.small.id, quantity: 1 }],
      subscription_data: { trial_period_days: 7, metadata: { run } },
      success_url: 'https://rakhim.example/en/dashboard?checkout_success=true',
      cancel_url: 'https://rakhim.example/en/pricing',
      payment_method_collection: 'always',
    });
    expect(session).toMatchObject({ status: 'open', mode: 'subscription', payment_status: expect.any(String) });
    expect(session.url).toMatch(/^https?:/);
    expect(await stripe.checkout.sessions.expire(session.id)).toMatchObject({ status: 'expired', url: null });
    expect((await failureOf(stripe.checkout.sessions.expire(session.id))).statusCode).toBe(400);
  });

  it('opens the portal for a customer', async () => {
    const configuration = await stripe.billingPortal.configurations.create({
      features: {
        invoice_history: { enabled: true },
        payment_method_update: { enabled: true },
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
      },
      business_profile: { headline: 'Contract test' },
      metadata: { run },
    });
    const customer = await stripe.customers.create({ email: `portal-${run}@example.test` });
    const session = await stripe.billingPortal.sessions.create({
      customer: customer.id,
      configuration: configuration.id,
      return_url: 'https://rakhim.example/en/dashboard',
    });
    expect(session).toMatchObject({ customer: customer.id, return_url: 'https://rakhim.example/en/dashboard' });
    expect(session.url).toMatch(/^https?:/);
    await stripe.billingPortal.configurations.update(configuration.id, { active: false });
  });

  it('ends every subscription of a customer who is deleted', async () => {
    const { customer } = await newCustomer('pm_card_visa', Math.floor(Date.now() / 1000));
    const { id } = await stripe.subscriptions.create({
      customer,
      items: [{ price: prices.small.id }],
      trial_period_days: 7,
    });
    await stripe.customers.del(customer);
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('canceled');
  });

  it('tells what happened as events, newest first', async () => {
    const { customer } = await newCustomer('pm_card_visa', Math.floor(Date.now() / 1000));
    const made: string[] = [];
    for (const price of [prices.small, prices.large]) {
      made.push((await stripe.subscriptions.create({ customer, items: [{ price: price.id }] })).id);
    }
    // Stripe's own list takes a moment, and others may have events in it.
    const ours = async () => {
      const { data } = await stripe.events.list({ type: 'customer.subscription.created', limit: 100 });
      return data.filter((event) => made.includes((event.data.object as Stripe.Subscription).id));
    };
    await expect.poll(ours).toHaveLength(2);
    const events = await ours();
    expect(events.map(({ data }) => (data.object as Stripe.Subscription).id)).toEqual(made.toReversed());
    expect(events[0]).toMatchObject({ object: 'event', type: 'customer.subscription.created', livemode: false });
    expect((events[0]!.data.object as Stripe.Subscription).object).toBe('subscription');
  });
});

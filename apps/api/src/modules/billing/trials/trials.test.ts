import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SubscriptionFacts } from '#src/providers/billing/billing-provider.ts';
import { type TestBilling, type TestPayer, startTestBilling, testCard } from '#src/testing/test-billing.ts';
import { normaliseEmail } from './trials.service.ts';
import { createTrialClaimsQueries } from './trials.queries.ts';
import { createTrialsService } from './trials.service.ts';

let billing: TestBilling;

beforeAll(async () => {
  billing = await startTestBilling();
});
// There are few test cards, and whoever had a trial with one stands in the way of the next test.
beforeEach(() => billing.api.db('trial_claims').delete());
afterEach(() => billing.api.assertAtRest());
afterAll(() => billing.close());

async function subscribe(payer: TestPayer, card: string, plan = 'pro'): Promise<Record<string, unknown>> {
  const { url } = (await (await billing.checkout(payer, plan)).json()) as { url: string };
  expect((await billing.pay(url, card)).status).toBe(303);
  await billing.api.context.payments.paying?.sync.syncCustomer(await billing.customerOf(payer));
  return billing.subscription(payer);
}

async function cancel(payer: TestPayer): Promise<void> {
  const customer = await billing.customerOf(payer);
  for (const { id } of (await billing.stripe.subscriptions.list({ customer })).data) {
    await billing.stripe.subscriptions.cancel(id);
  }
  await billing.api.context.payments.paying?.sync.syncCustomer(customer);
}

describe('a trial', () => {
  it('is had once: not again after cancelling, nor with another plan', async () => {
    const payer = await billing.signUp();
    expect(await subscribe(payer, testCard.works)).toMatchObject({ isInTrial: true });
    await cancel(payer);
    expect(await billing.subscription(payer)).toMatchObject({ isSubscribed: false, status: 'canceled' });
    expect(await subscribe(payer, testCard.works, 'basic')).toMatchObject({
      isInTrial: false,
      status: 'active',
      plan: 'basic',
    });
    const customer = await billing.customerOf(payer);
    const paid = (await billing.stripe.invoices.list({ customer })).data.reduce(
      (sum, { amount_paid }) => sum + amount_paid,
      0,
    );
    expect(paid).toBe(999);
  });

  it('is not had again under another way to write the address, nor after deleting the account', async () => {
    const first = await billing.signUp('Samira.Haddad@gmail.com');
    expect(await subscribe(first, testCard.worksToo)).toMatchObject({ isInTrial: true });
    await billing.api.call('/api/v1/me', { method: 'DELETE', headers: { authorization: `Bearer ${first.token}` } });
    for (const email of ['samira.haddad@gmail.com', 'samirahaddad+again@gmail.com', 'SAMIRA.HADDAD+2@googlemail.com']) {
      const again = await billing.signUp(email);
      const { url } = (await (await billing.checkout(again, 'pro')).json()) as { url: string };
      expect(await (await fetch(url)).text()).not.toContain('Free for');
    }
  });

  it('is ended before it costs anything when the card has had one, and is not offered again', async () => {
    const first = await billing.signUp();
    await subscribe(first, '378282246310005');
    const second = await billing.signUp();
    expect(await subscribe(second, '378282246310005')).toMatchObject({
      isSubscribed: false,
      status: 'canceled',
      isTrialRefused: true,
    });
    const customer = await billing.customerOf(second);
    expect((await billing.stripe.invoices.list({ customer })).data.every(({ amount_due }) => amount_due === 0)).toBe(
      true,
    );
    const { url } = (await (await billing.checkout(second, 'pro')).json()) as { url: string };
    expect(await (await fetch(url)).text()).toContain('Pay $39.99');
  });

  it('goes on when the card is changed within it', async () => {
    const payer = await billing.signUp();
    await subscribe(payer, '6011111111111117');
    const customer = await billing.customerOf(payer);
    const [subscription] = (await billing.stripe.subscriptions.list({ customer })).data;
    await billing.stripe.subscriptions.update(subscription!.id, { default_payment_method: 'pm_card_visa' });
    await billing.api.context.payments.paying?.sync.syncCustomer(customer);
    expect(await billing.subscription(payer)).toMatchObject({ isInTrial: true });
  });

  it('costs nothing when it is cancelled, and lasts until its end', async () => {
    const payer = await billing.signUp();
    await subscribe(payer, '5200828282828210');
    const customer = await billing.customerOf(payer);
    const [subscription] = (await billing.stripe.subscriptions.list({ customer })).data;
    await billing.stripe.subscriptions.update(subscription!.id, { cancel_at_period_end: true });
    await billing.api.context.payments.paying?.sync.syncCustomer(customer);
    expect(await billing.subscription(payer)).toMatchObject({
      isSubscribed: true,
      isInTrial: true,
      cancelAtPeriodEnd: true,
    });
  });
});

describe('claiming a trial', () => {
  it('is theirs for all who look at one subscription at the same moment, and for none of another', async () => {
    const { masterSecret, db } = billing.api;
    const trials = createTrialsService({ db, queries: createTrialClaimsQueries(db), masterSecret });
    for (let round = 0; round < 10; round += 1) {
      const person = { accountId: randomUUID(), email: `${randomUUID()}@example.test` };
      const subscription = { id: `sub_${randomUUID()}`, cardFingerprint: randomUUID() } as SubscriptionFacts;
      expect(await Promise.all(Array.from({ length: 8 }, () => trials.claim(person, subscription)))).toEqual(
        Array(8).fill(true),
      );
      expect(
        await trials.claim({ ...person, accountId: randomUUID() }, { ...subscription, id: `sub_${randomUUID()}` }),
      ).toBe(false);
    }
  });
});

describe('a trial that is not theirs', () => {
  it('is refused however often it is looked at, because ending it may have failed the first time', async () => {
    const { masterSecret, db } = billing.api;
    const trials = createTrialsService({ db, queries: createTrialClaimsQueries(db), masterSecret });
    const [cardFingerprint, first, second] = [randomUUID(), `sub_${randomUUID()}`, `sub_${randomUUID()}`];
    const newPerson = () => ({ accountId: randomUUID(), email: `${randomUUID()}@example.test` });
    expect(await trials.claim(newPerson(), { id: first, cardFingerprint } as SubscriptionFacts)).toBe(true);
    const person = newPerson();
    for (let look = 0; look < 3; look += 1) {
      expect(await trials.claim(person, { id: second, cardFingerprint } as SubscriptionFacts)).toBe(false);
    }
    expect(await trials.isAvailable(person)).toBe(false);
    // Of whom no card is known, nobody has had another's.
    for (const id of [`sub_${randomUUID()}`, `sub_${randomUUID()}`]) {
      expect(await trials.claim(newPerson(), { id, cardFingerprint: undefined } as SubscriptionFacts)).toBe(true);
    }
  });
});

describe('a second subscription', () => {
  it('is ended and refunded, and the first one stays', async () => {
    const payer = await billing.signUp();
    await subscribe(payer, '4000056655665556');
    const customer = await billing.customerOf(payer);
    const card = await billing.stripe.paymentMethods.attach('pm_card_visa', { customer });
    const second = await billing.stripe.subscriptions.create({
      customer,
      items: [{ price: billing.prices.basic }],
      default_payment_method: card.id,
    });
    await billing.api.context.payments.paying?.sync.syncCustomer(customer);
    expect(await billing.subscription(payer)).toMatchObject({ isInTrial: true, plan: 'pro' });
    expect((await billing.stripe.subscriptions.retrieve(second.id)).status).toBe('canceled');
    const refunds = await billing.stripe.refunds.list({ limit: 1 });
    expect(refunds.data[0]).toMatchObject({ amount: 999 });
  });
});

describe('normaliseEmail', () => {
  it.each([
    ['A.B+c@Gmail.com', 'ab@gmail.com'],
    ['a.b@googlemail.com', 'ab@gmail.com'],
    ['A.B+c@example.com', 'a.b@example.com'],
    ['ａ@example.com', 'a@example.com'],
  ])('%s is %s', (email, expected) => {
    expect(normaliseEmail(email)).toBe(expected);
  });
});

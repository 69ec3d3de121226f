import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildSubscriber } from '#src/testing/factories.ts';
import { type TestBilling, startTestBilling } from '#src/testing/test-billing.ts';

let billing: TestBilling;

beforeAll(async () => {
  billing = await startTestBilling();
});
afterEach(() => billing.api.assertAtRest());
afterAll(() => billing.close());

interface Customer {
  readonly accountId: string;
  readonly customer: string;
}

async function createCustomer(): Promise<Customer> {
  const { accountId } = await buildSubscriber(billing.api.context, { hasSubscription: false });
  const { id: customer } = await billing.stripe.customers.create({
    payment_method: 'pm_card_visa',
    invoice_settings: { default_payment_method: 'pm_card_visa' },
  });
  await billing.api.db('billing_customers').insert({ account_id: accountId, stripe_customer_id: customer });
  return { accountId, customer };
}

/** Subscribes at Stripe; nothing of it reaches us. */
async function subscribe({ accountId, customer }: Customer, price = billing.prices.basic): Promise<string> {
  const metadata = { rakhim_account: accountId };
  return (await billing.stripe.subscriptions.create({ customer, items: [{ price }], metadata })).id;
}

const statusAtStripe = async (subscription: string) =>
  (await billing.stripe.subscriptions.retrieve(subscription)).status;

const known = ({ accountId }: Customer) => billing.api.db('subscriptions').where({ account_id: accountId }).first();

const reconcile = () => billing.api.context.payments.paying!.reconciliation.reconcile();
const syncOverdue = () => billing.api.context.payments.paying!.reconciliation.syncOverdue();

describe('the comparison with Stripe', () => {
  it('ends and refunds the second subscription of a customer, of whom everything is known else', async () => {
    const samira = await createCustomer();
    const first = await subscribe(samira);
    await reconcile();
    expect(await known(samira)).toMatchObject({ status: 'active', stripe_subscription_id: first });
    const second = await subscribe(samira, billing.prices.pro);
    await reconcile();
    expect([await statusAtStripe(first), await statusAtStripe(second)]).toEqual(['active', 'canceled']);
    expect(await known(samira)).toMatchObject({ status: 'active', plan: 'basic', stripe_subscription_id: first });
  });

  it('goes on with the others when a customer cannot be mended, and says of whom it was', async () => {
    const customers = [await createCustomer(), await createCustomer(), await createCustomer()];
    const product = await billing.stripe.products.create({ name: 'Something else' });
    const foreign = await billing.stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: 100,
      recurring: { interval: 'month' },
    });
    const [before, broken, after] = customers;
    await subscribe(before!);
    await subscribe(broken!, foreign.id);
    await subscribe(after!);
    await reconcile();
    expect([await known(before!), await known(after!)]).toMatchObject([{ status: 'active' }, { status: 'active' }]);
    expect(await known(broken!)).toBeUndefined();
    const line = billing.api
      .logText()
      .split('\n')
      .find((each) => each.includes('could not be reconciled') && each.includes(broken!.customer));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ customerId: broken!.customer, err: { name: expect.any(String) } });
  });

  it('leaves those alone who are customers of somebody else at the same Stripe', async () => {
    const { id: customer } = await billing.stripe.customers.create({
      payment_method: 'pm_card_visa',
      invoice_settings: { default_payment_method: 'pm_card_visa' },
    });
    const items = [{ price: billing.prices.basic }];
    const subscriptions = [
      await billing.stripe.subscriptions.create({ customer, items }),
      await billing.stripe.subscriptions.create({ customer, items }),
    ];
    await reconcile();
    expect(await Promise.all(subscriptions.map(({ id }) => statusAtStripe(id)))).toEqual(['active', 'active']);
  });
});

describe('a period that is over as far as we know', () => {
  it('is looked up at Stripe, and no other', async () => {
    const [overdue, current] = [await createCustomer(), await createCustomer()];
    for (const each of [overdue, current]) {
      await subscribe(each);
    }
    await reconcile();
    const truth = await known(overdue);
    const stale = { current_period_start: new Date(0), current_period_end: new Date(Date.now() - 1_000) };
    await billing.api.db('subscriptions').where({ account_id: overdue.accountId }).update(stale);
    await billing.api.db('subscriptions').where({ account_id: current.accountId }).update({ plan: 'pro' });
    await syncOverdue();
    expect(await known(overdue)).toMatchObject({ current_period_end: truth.current_period_end });
    expect(await known(current)).toMatchObject({ plan: 'pro' });
  });
});

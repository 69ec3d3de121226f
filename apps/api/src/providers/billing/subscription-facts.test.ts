import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { toSubscriptionFacts } from './subscription-facts.ts';

const price = { id: 'price_1', metadata: { rakhim_plan: 'pro' } };
const common = {
  id: 'sub_1',
  customer: 'cus_1',
  metadata: { rakhim_account: 'account' },
  status: 'active',
  trial_end: null,
  cancel_at_period_end: false,
  cancel_at: null,
  created: 1000,
  ended_at: null,
  latest_invoice: 'in_1',
  default_payment_method: null,
};

/** As Stripe has it now: the period is the item's. */
const newer = {
  ...common,
  items: { data: [{ id: 'si_1', price, current_period_start: 2000, current_period_end: 3000 }] },
};
/** As it was before March 2025: the period is the subscription's. */
const older = {
  ...common,
  current_period_start: 2000,
  current_period_end: 3000,
  items: { data: [{ id: 'si_1', price }] },
};

function read(subscription: unknown) {
  return toSubscriptionFacts(subscription as Stripe.Subscription);
}

describe('toSubscriptionFacts', () => {
  it('reads the period of both shapes', () => {
    const expected = {
      periodStart: new Date(2_000_000),
      periodEnd: new Date(3_000_000),
      plan: 'pro',
      accountId: 'account',
      latestInvoiceId: 'in_1',
    };
    expect(read(newer)).toMatchObject(expected);
    expect(read(older)).toEqual(read(newer));
  });

  it('refuses a subscription without a period, and knows no plan of a foreign price', () => {
    expect(() => read({ ...common, items: { data: [{ id: 'si_1', price }] } })).toThrow('no period');
    expect(
      read({ ...newer, items: { data: [{ ...newer.items.data[0], price: { id: 'price_2', metadata: {} } }] } }).plan,
    ).toBeUndefined();
  });

  it('counts what is past due from when its invoice was due', () => {
    const invoice = { id: 'in_1', created: 2500, status_transitions: { finalized_at: 2600 } };
    expect(read({ ...newer, status: 'past_due', latest_invoice: invoice }).pastDueSince).toEqual(new Date(2_600_000));
    expect(read({ ...newer, latest_invoice: invoice }).pastDueSince).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import type { SubscriptionFacts } from '#src/providers/billing/billing-provider.ts';
import type { SubscriptionRow } from './billing.queries.ts';
import { isEqualToFacts, toSubscriptionRow } from './subscription-row.ts';

const [january, february, march] = ['2026-01-01', '2026-02-01', '2026-03-01'].map((day) => new Date(day)) as [
  Date,
  Date,
  Date,
];

const paid: SubscriptionFacts = {
  id: 'sub_1',
  customerId: 'cus_1',
  accountId: 'a',
  itemId: 'si_1',
  priceId: 'price_pro',
  plan: 'pro',
  status: 'active',
  periodStart: january,
  periodEnd: february,
  trialEnd: undefined,
  cancelAtPeriodEnd: false,
  createdAt: january,
  endedAt: undefined,
  pastDueSince: undefined,
  latestInvoiceId: undefined,
  isInvoicePaid: true,
  cardFingerprint: undefined,
};

const rowOf = (facts: SubscriptionFacts, before?: SubscriptionRow): SubscriptionRow =>
  ({ is_trial_refused: false, ...toSubscriptionRow('a', facts, before) }) as SubscriptionRow;

describe('what is written of a subscription', () => {
  const renewed = { ...paid, periodStart: february, periodEnd: march };

  it('counts from the first of several invoices that nobody paid', () => {
    const due = { ...renewed, status: 'past_due', isInvoicePaid: false, pastDueSince: march };
    const first = rowOf({ ...due, pastDueSince: february }, rowOf(paid));
    expect(first.past_due_since).toEqual(february);
    expect(rowOf(due, first).past_due_since).toEqual(february);
    expect(rowOf({ ...due, pastDueSince: undefined }, first).past_due_since).toEqual(february);
    expect(rowOf(due, rowOf(paid)).past_due_since).toEqual(march);
    expect(rowOf({ ...due, id: 'sub_2' }, first).past_due_since).toEqual(march);
    expect(rowOf(renewed, first).past_due_since).toBeNull();
  });

  it('keeps the period that was paid for last until the next one is, of the same subscription', () => {
    const unpaid = { ...renewed, isInvoicePaid: false };
    expect(rowOf(unpaid, rowOf(paid))).toMatchObject({ paid_period_start: january, paid_period_end: february });
    expect(rowOf({ ...unpaid, id: 'sub_2' }, rowOf(paid))).toMatchObject({ paid_plan: null, paid_period_end: null });
    expect(rowOf({ ...unpaid, status: 'trialing' })).toMatchObject({ paid_plan: 'pro', paid_period_end: march });
  });

  it('has the plan that it had where its price is none of ours, and else none', () => {
    const strange = { ...paid, plan: undefined };
    expect(rowOf(strange, rowOf({ ...paid, plan: 'basic' })).plan).toBe('basic');
    expect(() => rowOf(strange)).toThrow('price_pro');
    expect(() => rowOf({ ...strange, id: 'sub_2' }, rowOf(paid))).toThrow('price_pro');
  });
});

describe('a row', () => {
  it('says what Stripe says while nothing has changed there', () => {
    expect(isEqualToFacts(rowOf(paid), paid)).toBe(true);
    expect(isEqualToFacts(rowOf({ ...paid, trialEnd: february }), { ...paid, trialEnd: february })).toBe(true);
    expect(isEqualToFacts(rowOf(paid), { ...paid, plan: undefined })).toBe(true);
    const unpaid = { ...paid, isInvoicePaid: false };
    expect(isEqualToFacts(rowOf(unpaid), unpaid)).toBe(true);
    expect(isEqualToFacts(undefined, paid)).toBe(false);
  });

  it.each<Partial<SubscriptionFacts>>([
    { id: 'sub_2' },
    { status: 'past_due' },
    { plan: 'basic' },
    { periodStart: february },
    { periodEnd: march },
    { cancelAtPeriodEnd: true },
    { trialEnd: february },
  ])('does not when Stripe says %j', (change) => {
    expect(isEqualToFacts(rowOf(paid), { ...paid, ...change })).toBe(false);
  });

  it('does not when a period has been paid for, or under another plan', () => {
    expect(isEqualToFacts(rowOf({ ...paid, isInvoicePaid: false }), paid)).toBe(false);
    expect(isEqualToFacts({ ...rowOf(paid), paid_plan: 'basic' }, paid)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import type { SubscriptionFacts } from '#src/providers/billing/billing-provider.ts';
import { characterLimitOf, chooseSubscription, hasAccess } from './billing.policy.ts';
import type { SubscriptionRow } from './billing.queries.ts';

const dayMs = 86_400_000;
const start = new Date('2026-01-01T00:00:00Z');
const end = new Date('2026-02-01T00:00:00Z');

function row(changes: Partial<SubscriptionRow>): SubscriptionRow {
  return {
    account_id: 'a',
    plan: 'pro',
    status: 'active',
    current_period_start: start,
    current_period_end: end,
    stripe_subscription_id: 'sub_1',
    trial_end: null,
    cancel_at_period_end: false,
    past_due_since: null,
    ended_at: null,
    is_trial_refused: false,
    paid_plan: 'pro',
    paid_period_start: start,
    paid_period_end: end,
    ...changes,
  };
}

function after(date: Date, ms: number): Date {
  return new Date(date.getTime() + ms);
}

describe('hasAccess', () => {
  it.each([
    ['trialing', true],
    ['active', true],
    ['past_due', true],
    ['incomplete', false],
    ['incomplete_expired', false],
    ['unpaid', false],
    ['paused', false],
    ['canceled', false],
    ['something new', false],
  ])('%s: %s', (status, expected) => {
    expect(hasAccess(row({ status, past_due_since: start }), after(start, dayMs))).toBe(expected);
  });

  it('ends a minute after the period when nothing is heard, and with it when that was wished', () => {
    expect(hasAccess(row({}), after(end, 59_999))).toBe(true);
    expect(hasAccess(row({}), after(end, 60_000))).toBe(false);
    expect(hasAccess(row({ cancel_at_period_end: true }), after(end, -1))).toBe(true);
    expect(hasAccess(row({ cancel_at_period_end: true }), end)).toBe(false);
  });

  it('goes on for three days while a payment is due', () => {
    const pastDue = row({ status: 'past_due', past_due_since: start });
    expect(hasAccess(pastDue, after(start, 3 * dayMs - 1))).toBe(true);
    expect(hasAccess(pastDue, after(start, 3 * dayMs))).toBe(false);
  });
});

describe('characterLimitOf', () => {
  const next = new Date('2026-03-01T00:00:00Z');
  /** A period has begun after the one that was paid for. */
  const begun = { current_period_start: end, current_period_end: next };
  const trialOver = { ...begun, trial_end: end };

  it.each([
    ['a period that is paid for', {}, 1_000_000],
    ['a payment that is due', { ...begun, status: 'past_due' }, 1_000_000],
    ['a renewal that is being collected', { ...begun }, 1_033_333],
    ['a trial', { status: 'trialing', trial_end: end }, 5000],
    ['a first payment that is being collected', { ...trialOver }, 5000],
    ['a first payment that is due', { ...trialOver, status: 'past_due' }, 5000],
    ['a larger plan that is not paid for', { plan: 'enterprise', status: 'past_due' }, 1_000_000],
    ['nothing that is known to be paid for', { paid_period_start: null }, 0],
    ['no Stripe', { stripe_subscription_id: null, paid_plan: null, plan: 'basic' }, 100_000],
  ] as const)('%s: %i', (_, changes, characters) => {
    expect(characterLimitOf(row(changes), 5000)).toBe(characters);
  });
});

describe('chooseSubscription', () => {
  const facts = (id: string, status: string, createdAt: number) =>
    ({ id, status, createdAt: new Date(createdAt) }) as SubscriptionFacts;

  it('keeps the oldest that lives, and names the others', () => {
    const list = [facts('new', 'active', 3), facts('ended', 'canceled', 1), facts('old', 'trialing', 2)];
    for (const order of [list, list.toReversed()]) {
      const { kept, surplus } = chooseSubscription(order);
      expect(kept?.id).toBe('old');
      expect(surplus.map(({ id }) => id)).toEqual(['new']);
    }
  });

  it('takes the newest when none lives', () => {
    const ended = [facts('c', 'canceled', 3), facts('a', 'canceled', 1), facts('b', 'incomplete', 2)];
    expect(chooseSubscription(ended)).toMatchObject({ kept: { id: 'c' }, surplus: [] });
    expect(chooseSubscription([])).toEqual({ kept: undefined, surplus: [] });
    const twins = [facts('a', 'active', 1), facts('b', 'trialing', 1)];
    expect(chooseSubscription(twins)).toMatchObject({ kept: { id: 'a' } });
    expect(chooseSubscription(twins, 'b')).toMatchObject({ kept: { id: 'b' }, surplus: [{ id: 'a' }] });
  });
});

import { randomUUID } from 'node:crypto';
import type { PlanId } from '@rakhim/contract';
import type { Context } from '#src/context.ts';

export interface TestSubscriber {
  readonly accountId: string;
  readonly apiKey: string;
}

export interface SubscriberOptions {
  readonly plan?: PlanId;
  readonly status?: string;
  /** Days from now at which the period ends. */
  readonly endsInDays?: number;
  /** False: an account that never subscribed. */
  readonly hasSubscription?: boolean;
}

const dayMs = 86_400_000;

/** An account with a key, and a subscription unless told otherwise. */
export async function buildSubscriber(context: Context, options: SubscriberOptions = {}): Promise<TestSubscriber> {
  const { hasSubscription = true } = options;
  const accountId = randomUUID();
  await context.accounts.insertAccount({
    id: accountId,
    email: `${accountId}@example.test`,
    name: 'Samira',
    email_confirmed_at: new Date(),
  });
  if (hasSubscription) {
    await buildSubscription(context, accountId, options);
  }
  return { accountId, apiKey: (await context.apiKeys.create(accountId, { name: 'Test' }, { requestId: 'test' })).key };
}

/** A subscription for an account that exists. */
export async function buildSubscription(
  { billing }: Context,
  accountId: string,
  options: SubscriberOptions = {},
): Promise<void> {
  const { plan = 'pro', status = 'active', endsInDays = 20 } = options;
  await billing.upsertSubscription({
    account_id: accountId,
    plan,
    status,
    current_period_start: new Date(Date.now() - 40 * dayMs),
    current_period_end: new Date(Date.now() + endsInDays * dayMs),
  });
}

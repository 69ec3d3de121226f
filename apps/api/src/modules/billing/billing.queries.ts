import type { PlanId } from '@rakhim/contract';
import type { Knex } from 'knex';

export interface SubscriptionRow {
  readonly account_id: string;
  readonly plan: PlanId;
  readonly status: string;
  readonly current_period_start: Date;
  readonly current_period_end: Date;
  readonly stripe_subscription_id: string | null;
  readonly trial_end: Date | null;
  readonly cancel_at_period_end: boolean;
  readonly past_due_since: Date | null;
  readonly ended_at: Date | null;
  readonly is_trial_refused: boolean;
  /** The newest period that was paid for, or was a trial, and what it was paid for; absent when none is known. */
  readonly paid_plan: PlanId | null;
  readonly paid_period_start: Date | null;
  readonly paid_period_end: Date | null;
}

/** A prepared statement names its columns, so that one more of them in a later version does not break it. */
const subscriptionColumns = [
  'account_id',
  'plan',
  'status',
  'current_period_start',
  'current_period_end',
  'stripe_subscription_id',
  'trial_end',
  'cancel_at_period_end',
  'past_due_since',
  'ended_at',
  'is_trial_refused',
  'paid_plan',
  'paid_period_start',
  'paid_period_end',
] as const satisfies readonly (keyof SubscriptionRow)[];

export interface NewSubscriptionRow extends Partial<SubscriptionRow> {
  readonly account_id: string;
  readonly plan: PlanId;
  readonly status: string;
  readonly current_period_start: Date;
  readonly current_period_end: Date;
}

export interface CustomerRow {
  readonly account_id: string;
  readonly stripe_customer_id: string;
}

/** One sync with Stripe, numbered in order of its start. */
export interface Look extends CustomerRow {
  readonly number: number;
  readonly beganAt: Date;
}

export type BillingQueries = ReturnType<typeof createBillingQueries>;

export function createBillingQueries(db: Knex) {
  return {
    async findSubscription(accountId: string, tx: Knex = db): Promise<SubscriptionRow | undefined> {
      return tx('subscriptions')
        .where({ account_id: accountId })
        .first<SubscriptionRow | undefined>(...subscriptionColumns)
        .options({ name: 'find subscription' });
    },

    async upsertSubscription(row: NewSubscriptionRow, tx: Knex = db): Promise<void> {
      await tx('subscriptions')
        .insert({ ...row, updated_at: tx.fn.now() })
        .onConflict('account_id')
        .merge();
    },

    async findCustomer(accountId: string, tx: Knex = db): Promise<CustomerRow | undefined> {
      return tx<CustomerRow>('billing_customers')
        .where({ account_id: accountId })
        .first('account_id', 'stripe_customer_id');
    },

    /**
     * Stores the Stripe customer of an account; the first writer wins. @returns the stored customer, or nothing when
     * the account is gone.
     */
    async insertCustomer({ account_id, stripe_customer_id }: CustomerRow): Promise<CustomerRow | undefined> {
      await db.raw(
        `INSERT INTO billing_customers (account_id, stripe_customer_id) SELECT id, ? FROM accounts WHERE id = ? FOR KEY SHARE
         ON CONFLICT DO NOTHING`,
        [stripe_customer_id, account_id],
      );
      return this.findCustomer(account_id);
    },

    /** Starts a sync with Stripe. @returns nothing for a customer without an account. */
    async beginLook(customerId: string): Promise<Look | undefined> {
      const { rows } = await db.raw<{ rows: Look[] }>(
        `UPDATE billing_customers SET looks_begun = looks_begun + 1 WHERE stripe_customer_id = ?
         RETURNING account_id, stripe_customer_id, looks_begun AS number, clock_timestamp() AS "beganAt"`,
        [customerId],
      );
      return rows[0];
    },

    /** @returns whether a sync's result may be written: no later sync has been written yet. */
    async claimLook(tx: Knex, { account_id, number }: Look): Promise<boolean> {
      return (
        (await tx('billing_customers')
          .where({ account_id })
          .where('look_applied', '<', number)
          .update({ look_applied: number })) > 0
      );
    },

    /** Rate limit for asking Stripe while a person waits: once in so many seconds per account, over all processes. */
    async claimQuestion(accountId: string, everySeconds: number): Promise<CustomerRow | undefined> {
      const { rows } = await db.raw<{ rows: CustomerRow[] }>(
        `UPDATE billing_customers SET asked_at = now()
         WHERE account_id = ? AND (asked_at IS NULL OR asked_at <= now() - make_interval(secs => ?)) RETURNING account_id, stripe_customer_id`,
        [accountId, everySeconds],
      );
      return rows[0];
    },

    /** Customers whose period has ended, as far as we know, and of whose next one nothing was heard. */
    async listOverdue(now: Date, limit: number): Promise<string[]> {
      const rows = await db('subscriptions')
        .join('billing_customers', 'billing_customers.account_id', 'subscriptions.account_id')
        .whereIn('subscriptions.status', ['trialing', 'active', 'past_due'])
        .where('subscriptions.current_period_end', '<=', now)
        .orderBy('subscriptions.current_period_end')
        .limit(limit)
        .select<{ stripe_customer_id: string }[]>('billing_customers.stripe_customer_id');
      return rows.map((row) => row.stripe_customer_id);
    },

    async listSubscriptionsOf(
      customerIds: readonly string[],
    ): Promise<(SubscriptionRow & { stripe_customer_id: string })[]> {
      return db('billing_customers')
        .join('subscriptions', 'billing_customers.account_id', 'subscriptions.account_id')
        .whereIn('billing_customers.stripe_customer_id', customerIds)
        .select('subscriptions.*', 'billing_customers.stripe_customer_id');
    },
  };
}

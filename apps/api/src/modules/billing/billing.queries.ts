import type { PlanId } from '@nabra/contract';
import type { Knex } from 'knex';

export interface SubscriptionRow {
  readonly account_id: string;
  readonly plan: PlanId;
  readonly status: string;
  readonly current_period_start: Date;
  readonly current_period_end: Date;
}

export type BillingQueries = ReturnType<typeof createBillingQueries>;

export function createBillingQueries(db: Knex) {
  return {
    async findSubscription(accountId: string): Promise<SubscriptionRow | undefined> {
      return db<SubscriptionRow>('subscriptions')
        .where({ account_id: accountId })
        .first('account_id', 'plan', 'status', 'current_period_start', 'current_period_end');
    },

    async upsertSubscription(row: SubscriptionRow): Promise<void> {
      await db('subscriptions')
        .insert({ ...row, updated_at: db.fn.now() })
        .onConflict('account_id')
        .merge();
    },
  };
}

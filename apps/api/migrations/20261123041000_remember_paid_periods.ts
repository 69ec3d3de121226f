import type { Knex } from 'knex';

/**
 * A period that has begun is not one that was paid for. Until its invoice is paid, requests count in the last period
 * that was, so a card that fails opens no second quota.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('subscriptions', (table) => {
    table.text('paid_plan');
    table.timestamp('paid_period_start');
    table.timestamp('paid_period_end');
  });
  await knex.raw(`
    UPDATE subscriptions SET paid_plan = plan, paid_period_start = current_period_start, paid_period_end = current_period_end
    WHERE status IN ('trialing', 'active')`);
  // What somebody used before the period that is due is the best that is known of what they had paid for.
  await knex.raw(`
    UPDATE subscriptions AS s SET paid_plan = s.plan, paid_period_start = p.period_start, paid_period_end = p.period_end
    FROM usage_periods AS p WHERE s.status = 'past_due' AND p.account_id = s.account_id AND p.period_start = (
      SELECT max(e.period_start) FROM usage_periods AS e
      WHERE e.account_id = s.account_id AND e.period_start < s.current_period_start
    )`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('subscriptions', (table) => {
    table.dropColumns('paid_plan', 'paid_period_start', 'paid_period_end');
  });
}

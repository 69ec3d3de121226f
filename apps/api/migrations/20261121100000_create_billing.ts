import type { Knex } from 'knex';

/** Who is whom at Stripe, what is known of their subscriptions, and what has been said about them. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('subscriptions', (table) => {
    table.text('stripe_subscription_id').unique('subscriptions__stripe_subscription_id');
    table.timestamp('trial_end');
    table.boolean('cancel_at_period_end').notNullable().defaultTo(false);
    table.timestamp('past_due_since');
    table.timestamp('ended_at');
    // The trial had been had before, so the subscription was ended before it cost anything.
    table.boolean('is_trial_refused').notNullable().defaultTo(false);
  });

  await knex.schema.createTable('billing_customers', (table) => {
    table.uuid('account_id').primary().references('accounts.id').onDelete('CASCADE');
    table.text('stripe_customer_id').notNullable().unique('billing_customers__stripe_customer_id');
    // Looks at Stripe are numbered as they begin; what an earlier one saw never replaces what a later one saw.
    table.bigInteger('looks_begun').notNullable().defaultTo(0);
    table.bigInteger('look_applied').notNullable().defaultTo(0);
    table.timestamp('asked_at');
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
  });

  await knex.schema.createTable('checkouts', (table) => {
    table.uuid('account_id').primary().references('accounts.id').onDelete('CASCADE');
    table.uuid('attempt_id').notNullable();
    table.text('plan').notNullable();
    table.boolean('has_trial').notNullable();
    table.text('session_id');
    table.text('url');
    table.timestamp('expires_at').notNullable();
  });

  await knex.schema.createTable('billing_events', (table) => {
    table.text('id').primary();
    table.text('type').notNullable();
    table.text('stripe_customer_id');
    table.timestamp('created_at').notNullable();
    table.timestamp('received_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('applied_at');
    table.index('received_at', 'billing_events__received_at__idx');
  });
  await knex.raw(
    'CREATE INDEX billing_events__waiting__idx ON billing_events (stripe_customer_id) WHERE applied_at IS NULL',
  );

  // Outlives accounts, so it holds keyed hashes only.
  await knex.schema.createTable('trial_claims', (table) => {
    table.text('kind').notNullable();
    table.binary('value_hash').notNullable();
    table.text('stripe_subscription_id').notNullable().index('trial_claims__stripe_subscription_id__idx');
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.primary(['kind', 'value_hash']);
    table.check("kind IN ('account', 'email', 'card')", {}, 'trial_claims__kind');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('trial_claims');
  await knex.schema.dropTable('billing_events');
  await knex.schema.dropTable('checkouts');
  await knex.schema.dropTable('billing_customers');
  await knex.schema.alterTable('subscriptions', (table) => {
    table.dropColumns(
      'stripe_subscription_id',
      'trial_end',
      'cancel_at_period_end',
      'past_due_since',
      'ended_at',
      'is_trial_refused',
    );
  });
}

import type { Knex } from 'knex';

/** What programs of others are told of, and whether they have heard it. See docs/decisions/0045-webhooks.md. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('webhook_endpoints', (table) => {
    table.uuid('id').primary();
    table.uuid('account_id').notNullable().references('accounts.id').onDelete('CASCADE').index();
    table.text('url').notNullable();
    table.text('description').notNullable().defaultTo('');
    table.specificType('events', 'text[]').notNullable();
    /** In which its owner is told that it fails. */
    table.text('language').notNullable();
    table.text('disabled_because');
    table.timestamp('failing_since');
    table.binary('sealed_secret').notNullable();
    table.binary('sealed_old_secret');
    table.timestamp('old_secret_until');
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.check("disabled_because IN ('owner', 'failing', 'gone')", {}, 'webhook_endpoints__disabled_because');
  });
  await knex.schema.createTable('webhook_messages', (table) => {
    table.text('id').primary();
    table.uuid('account_id').notNullable().references('accounts.id').onDelete('CASCADE').index();
    table.text('type').notNullable();
    table.binary('sealed_body').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now()).index();
  });
  await knex.schema.createTable('webhook_deliveries', (table) => {
    table.uuid('id').primary();
    table.uuid('endpoint_id').notNullable().references('webhook_endpoints.id').onDelete('CASCADE');
    table.text('message_id').notNullable().references('webhook_messages.id').onDelete('CASCADE').index();
    table.text('state').notNullable().defaultTo('pending');
    table.integer('attempts').notNullable().defaultTo(0);
    table.timestamp('next_attempt_at');
    table.integer('last_status');
    table.text('last_problem');
    table.integer('last_duration_ms');
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('delivered_at');
    table.check("state IN ('pending', 'delivered', 'failed')", {}, 'webhook_deliveries__state');
    table.index(['endpoint_id', 'created_at']);
  });
  await knex.schema.createTable('quota_warnings', (table) => {
    table.uuid('account_id').notNullable().references('accounts.id').onDelete('CASCADE');
    table.timestamp('period_start').notNullable();
    table.integer('level').notNullable();
    table.primary(['account_id', 'period_start', 'level']);
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['quota_warnings', 'webhook_deliveries', 'webhook_messages', 'webhook_endpoints']) {
    await knex.schema.dropTable(table);
  }
}

import type { Knex } from 'knex';

/** People, the keys their programs use, and what they subscribe to. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('accounts', (table) => {
    table.uuid('id').primary();
    table.text('email').notNullable();
    table.text('name').notNullable();
    table.timestamp('email_confirmed_at');
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
  });
  await knex.raw('CREATE UNIQUE INDEX accounts__email ON accounts (lower(email))');

  await knex.schema.createTable('api_keys', (table) => {
    table.uuid('id').primary();
    table.uuid('account_id').notNullable().references('accounts.id').onDelete('CASCADE');
    table.text('name').notNullable();
    // SHA-256 of the whole key. The key has 160 random bits, so a fast hash is enough and a lookup is one index read.
    table.binary('key_hash').notNullable().unique('api_keys__key_hash');
    table.text('first4').notNullable();
    table.text('last4').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('revoked_at');
    table.index('account_id', 'api_keys__account_id__idx');
  });

  await knex.schema.createTable('subscriptions', (table) => {
    table.uuid('account_id').primary().references('accounts.id').onDelete('CASCADE');
    table.text('plan').notNullable();
    table.text('status').notNullable();
    table.timestamp('current_period_start').notNullable();
    table.timestamp('current_period_end').notNullable();
    table.timestamp('updated_at').notNullable().defaultTo(knex.fn.now());
    table.check('current_period_start < current_period_end', {}, 'subscriptions__period');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('subscriptions');
  await knex.schema.dropTable('api_keys');
  await knex.schema.dropTable('accounts');
}

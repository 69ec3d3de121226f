import type { Knex } from 'knex';

/** Creates the requests of programs to sign in from another device, and the keys that they were given. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('device_requests', (table) => {
    table.binary('device_code_hash').primary();
    // The hash is keyed with a secret outside the database: eight letters could be found by trying all of them.
    table.binary('user_code_hash').notNullable().unique({ indexName: 'device_requests__user_code_hash' });
    table.text('client').notNullable();
    table.text('device_name');
    table.specificType('scopes', 'text[]').notNullable();
    table.text('state').notNullable().defaultTo('pending');
    table.uuid('account_id').references('accounts.id').onDelete('CASCADE').index('device_requests__account_id__idx');
    table.integer('interval_seconds').notNullable();
    table.timestamp('polled_at');
    table.timestamp('created_at').notNullable();
    table.timestamp('expires_at').notNullable();
    table.index('expires_at', 'device_requests__expires_at__idx');
    table.check("state IN ('pending', 'approved', 'denied', 'redeemed')", {}, 'device_requests__state');
    table.check("(state IN ('approved', 'redeemed')) <= (account_id IS NOT NULL)", {}, 'device_requests__account');
  });
  await knex.schema.alterTable('api_keys', (table) => {
    // The program that the key was made for; null: somebody made it on the dashboard.
    table.text('issued_to');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('api_keys', (table) => {
    table.dropColumn('issued_to');
  });
  await knex.schema.dropTable('device_requests');
}

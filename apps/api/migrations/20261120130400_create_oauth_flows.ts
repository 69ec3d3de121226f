import type { Knex } from 'knex';

/** Sign-ins that are on their way to an identity provider and back. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('oauth_flows', (table) => {
    table.binary('state_hash').primary();
    // The browser that began the flow holds this value in a cookie, so that no other browser can finish it.
    table.binary('browser_hash').notNullable();
    table.text('nonce').notNullable();
    table.text('code_verifier').notNullable();
    // Our own client proves at the end that it knows the verifier of this challenge, if it sent one.
    table.text('client_code_challenge');
    table.text('language').notNullable();
    table.timestamp('expires_at').notNullable();
    table.index('expires_at', 'oauth_flows__expires_at__idx');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('oauth_flows');
}

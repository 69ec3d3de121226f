import type { Knex } from 'knex';

/** Sign-ins that are on their way to an identity provider and back. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('oauth_flows', (table) => {
    table.binary('state_hash').primary();
    // The browser that began it holds this in a cookie: nobody else can finish it.
    table.binary('browser_hash').notNullable();
    table.text('nonce').notNullable();
    table.text('code_verifier').notNullable();
    // What our own client will have to prove at the end, if it asked for that.
    table.text('client_code_challenge');
    table.text('language').notNullable();
    table.timestamp('expires_at').notNullable();
    table.index('expires_at', 'oauth_flows__expires_at__idx');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('oauth_flows');
}

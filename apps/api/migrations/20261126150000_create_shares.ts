import type { Knex } from 'knex';

/**
 * Listening pages: what somebody lets others hear of their history. The page is encrypted as its text is; the token is
 * looked up by its hash, and kept encrypted for its owner to see again. See docs/decisions/0049-listening-pages.md.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('shares', (table) => {
    table.text('request_id').primary().references('utterances.request_id').onDelete('CASCADE');
    table.uuid('account_id').notNullable().references('accounts.id').onDelete('CASCADE');
    table.binary('token_hash').notNullable().unique();
    table.binary('sealed_token').notNullable();
    table.binary('sealed_page').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('expires_at').notNullable();
  });
  await knex.raw('CREATE INDEX shares__account_id__idx ON shares (account_id)');
  await knex.raw('CREATE INDEX shares__expires_at__idx ON shares (expires_at)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('shares');
}

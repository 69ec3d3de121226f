import type { Knex } from 'knex';

/** How accounts read words of their own. The version of a lexicon tells processes that what they compiled is old. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('lexicons', (table) => {
    table.uuid('account_id').primary().references('accounts.id').onDelete('CASCADE');
    table.integer('version').notNullable();
    table.integer('entry_count').notNullable().defaultTo(0);
  });
  await knex.schema.createTable('lexicon_entries', (table) => {
    table.uuid('id').primary();
    table.uuid('account_id').notNullable().references('accounts.id').onDelete('CASCADE');
    table.text('written').notNullable();
    table.text('reading').notNullable();
    table.text('kind').notNullable();
    table.text('part');
    table.text('dialect');
    table.integer('priority').notNullable().defaultTo(0);
    table.text('note');
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('updated_at').notNullable().defaultTo(knex.fn.now());
    table.check("kind IN ('word', 'name', 'phrase')", {}, 'lexicon_entries__kind');
    table.check("part IN ('noun', 'verb')", {}, 'lexicon_entries__part');
  });
  await knex.raw(`
    CREATE UNIQUE INDEX lexicon_entries__written
      ON lexicon_entries (account_id, written, coalesce(dialect, ''), kind)`);
  await knex.raw('CREATE INDEX lexicon_entries__account_id__id__idx ON lexicon_entries (account_id, id)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('lexicon_entries');
  await knex.schema.dropTable('lexicons');
}

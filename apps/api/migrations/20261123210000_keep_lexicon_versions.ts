import type { Knex } from 'knex';

/**
 * Entries of lexicons say from which version on they hold, and until which: what was changed or deleted stays, so that
 * a request can pin a version and a change can be undone.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('lexicons', (table) => {
    table.integer('oldest_version').notNullable().defaultTo(0);
    table.integer('closed_count').notNullable().defaultTo(0);
  });
  // What earlier versions had is not known.
  await knex('lexicons').update({ oldest_version: knex.ref('version') });
  await knex.schema.alterTable('lexicon_entries', (table) => {
    table.integer('since_version').notNullable().defaultTo(0);
    table.integer('until_version');
    table.text('reading_type').notNullable().defaultTo('vowelled');
    table.specificType('examples', 'text[]').notNullable().defaultTo('{}');
    table.dropPrimary();
    table.primary(['id', 'since_version']);
    table.check("reading_type IN ('vowelled', 'phonemes', 'say-as')", {}, 'lexicon_entries__reading_type');
    table.check('until_version > since_version', {}, 'lexicon_entries__until_version');
  });
  await knex.raw('DROP INDEX lexicon_entries__written');
  await knex.raw('DROP INDEX lexicon_entries__account_id__id__idx');
  await knex.raw(`
    CREATE UNIQUE INDEX lexicon_entries__written
      ON lexicon_entries (account_id, written, coalesce(dialect, ''), kind) WHERE until_version IS NULL`);
  await knex.raw(`
    CREATE INDEX lexicon_entries__account_id__written__id__idx
      ON lexicon_entries (account_id, written, id) WHERE until_version IS NULL`);
  await knex.raw(`
    CREATE INDEX lexicon_entries__account_id__since_version__idx ON lexicon_entries (account_id, since_version)`);
  await knex.raw(`
    CREATE INDEX lexicon_entries__account_id__until_version__idx
      ON lexicon_entries (account_id, until_version) WHERE until_version IS NOT NULL`);
  await knex.schema.createTable('lexicon_versions', (table) => {
    table.uuid('account_id').notNullable().references('accounts.id').onDelete('CASCADE');
    table.integer('version').notNullable();
    table.text('action').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.integer('added').notNullable();
    table.integer('changed').notNullable();
    table.integer('removed').notNullable();
    table.integer('entry_count').notNullable();
    table.integer('of_version');
    table.primary(['account_id', 'version']);
    table.check(
      "action IN ('create', 'update', 'delete', 'import', 'undo', 'restore')",
      {},
      'lexicon_versions__action',
    );
  });
}

/** Brings back the newest version alone. */
export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('lexicon_versions');
  await knex('lexicon_entries').whereNotNull('until_version').delete();
  await knex('lexicon_entries').whereNot({ reading_type: 'vowelled' }).delete();
  await knex.raw('DROP INDEX lexicon_entries__written');
  await knex.raw('DROP INDEX lexicon_entries__account_id__written__id__idx');
  await knex.schema.alterTable('lexicon_entries', (table) => {
    table.dropPrimary();
    table.dropColumns('since_version', 'until_version', 'reading_type', 'examples');
    table.primary(['id']);
  });
  await knex.raw(`
    CREATE UNIQUE INDEX lexicon_entries__written
      ON lexicon_entries (account_id, written, coalesce(dialect, ''), kind)`);
  await knex.raw('CREATE INDEX lexicon_entries__account_id__id__idx ON lexicon_entries (account_id, id)');
  await knex.schema.alterTable('lexicons', (table) => {
    table.dropColumns('oldest_version', 'closed_count');
  });
}

import type { Knex } from 'knex';

/**
 * Creates the history of utterances, which lasts as long as its owner wants, and adds voice, dialect and client to the
 * ledger, which holds no names.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('ledger_entries', (table) => {
    table.text('voice');
    table.uuid('api_key_id');
    table.text('client');
  });
  await knex.raw('CREATE INDEX ledger_entries__created_at__idx ON ledger_entries (account_id, created_at)');

  await knex.schema.createTable('utterances', (table) => {
    table.text('request_id').primary();
    table.uuid('account_id').notNullable().references('accounts.id').onDelete('CASCADE');
    table.text('text').notNullable();
    table.integer('characters').notNullable();
    table.text('voice').notNullable();
    table.text('dialect').notNullable();
    table.text('style_instruction');
    table.text('format').notNullable();
    table.uuid('api_key_id');
    table.text('client').notNullable();
    // Absent until the sound has come to its end.
    table.integer('duration_ms');
    // `pending` while it is on its way to where sounds are kept; `none` when it is not kept, could not be, or is not
    // any more.
    table.text('audio_state').notNullable();
    table.bigInteger('audio_bytes');
    // To the millisecond, as everything that reads it counts time.
    table.specificType('created_at', 'timestamptz(3)').notNullable().defaultTo(knex.fn.now());
    table.check("audio_state IN ('pending', 'kept', 'none')", {}, 'utterances__audio_state');
    table.check("(audio_state = 'kept') = (audio_bytes IS NOT NULL)", {}, 'utterances__audio_bytes');
  });
  await knex.raw(
    'CREATE INDEX utterances__account_id__idx ON utterances (account_id, created_at DESC, request_id DESC)',
  );
  await knex.raw("CREATE INDEX utterances__audio__idx ON utterances (created_at) WHERE audio_state <> 'none'");

  // An account without a row keeps everything, and sounds for as long as the operator keeps them.
  await knex.schema.createTable('history_settings', (table) => {
    table.uuid('account_id').primary().references('accounts.id').onDelete('CASCADE');
    table.text('keeps').notNullable();
    table.integer('audio_days').notNullable();
    table.check("keeps IN ('everything', 'nothing')", {}, 'history_settings__keeps');
    table.check('audio_days BETWEEN 0 AND 365', {}, 'history_settings__audio_days');
  });

  // Sounds that must go, written down with the decision, so that a store that cannot be reached then is asked again.
  // Refers to no account: it must outlive it.
  await knex.schema.createTable('blob_deletions', (table) => {
    table.bigIncrements('id');
    table.text('blob_key').notNullable();
    table.boolean('is_prefix').notNullable().defaultTo(false);
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
  });
  // However an account is deleted, what was kept of its sounds goes after it.
  await knex.raw(`
    CREATE FUNCTION order_account_blobs_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO blob_deletions (blob_key, is_prefix) VALUES ('history/' || old.id, true), ('idempotency/' || old.id, true);
      RETURN NULL;
    END $$`);
  await knex.raw(
    'CREATE TRIGGER accounts__blobs AFTER DELETE ON accounts FOR EACH ROW EXECUTE FUNCTION order_account_blobs_deleted()',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TRIGGER accounts__blobs ON accounts');
  await knex.raw('DROP FUNCTION order_account_blobs_deleted()');
  await knex.schema.dropTable('blob_deletions');
  await knex.schema.dropTable('history_settings');
  await knex.schema.dropTable('utterances');
  await knex.schema.alterTable('ledger_entries', (table) => {
    table.dropIndex([], 'ledger_entries__created_at__idx');
    table.dropColumns('voice', 'api_key_id', 'client');
  });
}

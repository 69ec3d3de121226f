import type { Knex } from 'knex';

/**
 * A sound that is kept is found again by what it was made of, and what it costs to hear it again, nothing, is written
 * down. See docs/decisions/0037-free-repeats.md.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('utterances', (table) => {
    // A keyed hash of text, voice and everything else that makes the sound; nobody can test a guess without the key.
    table.binary('content_hash');
    // Times of words and warnings, encrypted as the text is.
    table.binary('sealed_facts');
  });
  await knex.raw(
    "CREATE INDEX utterances__content__idx ON utterances (account_id, content_hash, created_at DESC) WHERE content_hash IS NOT NULL AND audio_state <> 'none'",
  );
  await knex.schema.alterTable('ledger_entries', (table) => {
    table.dropChecks('ledger_entries__kind');
    table.check(
      "(kind = 'charge' AND characters > 0) OR (kind = 'refund' AND characters < 0) OR (kind = 'repeat' AND characters = 0)",
      {},
      'ledger_entries__kind',
    );
  });
}

/** The ledger only grows, so repeats stay in it: the rule that knows none of them holds for new entries. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries__kind,
      ADD CONSTRAINT ledger_entries__kind CHECK ((kind = 'charge' AND characters > 0) OR (kind = 'refund' AND characters < 0)) NOT VALID`);
  await knex.schema.alterTable('utterances', (table) => {
    table.dropIndex([], 'utterances__content__idx');
    table.dropColumns('content_hash', 'sealed_facts');
  });
}

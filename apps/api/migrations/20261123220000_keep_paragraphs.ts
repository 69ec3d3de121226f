import type { Knex } from 'knex';

/**
 * What the paragraphs of a kept sound were made of, so that they are cut out of it for a text that has changed
 * elsewhere. Where they stand in the sound is encrypted with the other facts of the utterance. See
 * docs/decisions/0040-takes-by-paragraph.md.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('utterance_paragraphs', (table) => {
    table.text('request_id').notNullable().references('utterances.request_id').onDelete('CASCADE');
    table.integer('place').notNullable();
    table.uuid('account_id').notNullable();
    // A keyed hash, as that of the utterance.
    table.binary('content_hash').notNullable();
    table.primary(['request_id', 'place']);
  });
  await knex.raw('CREATE INDEX utterance_paragraphs__content__idx ON utterance_paragraphs (account_id, content_hash)');

  // Who speaks a content now: equal requests wait for it. Nothing is lost with it, so it is not worth a log.
  await knex.raw(`
    CREATE UNLOGGED TABLE sound_claims (
      account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
      content_hash bytea NOT NULL,
      request_id text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (account_id, content_hash)
    )`);
  await knex.raw('CREATE INDEX sound_claims__request_id__idx ON sound_claims (request_id)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE sound_claims');
  await knex.schema.dropTable('utterance_paragraphs');
}

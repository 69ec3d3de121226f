import type { Knex } from 'knex';

/**
 * What somebody had spoken is kept so that only a holder of the key outside the database can read it. The text of rows
 * from before is sealed by the hourly sweep, which finds them by the index; until then it stands where it stood. A
 * process of the version before goes on beside it: it reads sealed texts as empty ones.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('utterances', (table) => {
    table.binary('sealed_words');
    table.check("sealed_words IS NULL OR (text = '' AND style_instruction IS NULL)", {}, 'utterances__sealed_words');
  });
  await knex.raw('CREATE INDEX utterances__plain__idx ON utterances (request_id) WHERE sealed_words IS NULL');
}

/** Sealed texts are gone with their column: a migration has no key. */
export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('utterances', (table) => {
    table.dropIndex([], 'utterances__plain__idx');
    table.dropChecks('utterances__sealed_words');
    table.dropColumn('sealed_words');
  });
}

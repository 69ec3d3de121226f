import type { Knex } from 'knex';

/** Which engine spoke an utterance, and with which model; unknown for what was spoken before. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('utterances', (table) => {
    table.text('engine');
    table.text('model');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('utterances', (table) => {
    table.dropColumns('engine', 'model');
  });
}

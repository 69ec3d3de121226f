import type { Knex } from 'knex';

/** Which engines and models have spoken a job, and what they could not do; nothing of what was spoken before. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('speech_jobs', (table) => {
    table.jsonb('spoken_by').notNullable().defaultTo('[]');
    table.jsonb('warnings').notNullable().defaultTo('[]');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('speech_jobs', (table) => {
    table.dropColumns('spoken_by', 'warnings');
  });
}

import type { Knex } from 'knex';

/** When the words of a job sound, by segment; kept for as long as its sound. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('speech_job_times', (table) => {
    table.uuid('job_id').notNullable().references('id').inTable('speech_jobs').onDelete('CASCADE');
    table.integer('position').notNullable();
    // Where the segment begins in the sound of the job; not known before that is complete.
    table.integer('start_ms');
    table.boolean('has_words').notNullable();
    table.binary('sealed_times').notNullable();
    table.primary(['job_id', 'position']);
  });
  await knex.schema.alterTable('speech_jobs', (table) => {
    table.boolean('has_times').notNullable().defaultTo(false);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('speech_jobs', (table) => {
    table.dropColumn('has_times');
  });
  await knex.schema.dropTable('speech_job_times');
}

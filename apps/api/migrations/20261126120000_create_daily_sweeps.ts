import type { Knex } from 'knex';

/** When a sweep that is too dear for every process and every hour was last begun, by whichever process it was. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('daily_sweeps', (table) => {
    table.text('name').primary();
    table.timestamp('begun_at').notNullable().defaultTo(knex.fn.now());
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('daily_sweeps');
}

import type { Knex } from 'knex';

/** Points spent under a rate rule; the columns are those of rate-limiter-flexible. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('rate_limits', (table) => {
    table.string('key', 255).primary();
    table.integer('points').notNullable().defaultTo(0);
    table.bigInteger('expire');
    table.index('expire', 'rate_limits__expire__idx');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('rate_limits');
}

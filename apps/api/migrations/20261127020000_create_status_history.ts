import type { Knex } from 'knex';

/** How the service was, measured by itself. See docs/decisions/0054-status-history.md. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('status_minutes', (table) => {
    table.timestamp('minute').notNullable();
    table.text('component').notNullable();
    table.integer('served').notNullable();
    table.integer('failed').notNullable();
    /** How many were as quick as each of the bounds. */
    table.specificType('latencies', 'integer[]').notNullable();
    table.primary(['minute', 'component']);
    table.check('served + failed > 0', {}, 'status_minutes__not_empty');
  });
  await knex.schema.createTable('status_days', (table) => {
    table.date('day').notNullable();
    table.text('component').notNullable();
    table.integer('minutes').notNullable();
    /** The sum of what share of each minute was served. */
    table.double('good_minutes').notNullable();
    table.specificType('latencies', 'bigint[]').notNullable();
    table.primary(['day', 'component']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('status_days');
  await knex.schema.dropTable('status_minutes');
}

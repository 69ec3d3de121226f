import type { Knex } from 'knex';

/** What operators write about an outage. See docs/decisions/0054-status-history.md. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('service_incidents', (table) => {
    table.specificType('id', 'integer generated always as identity').primary();
    table.text('title_en').notNullable();
    table.text('title_ar').notNullable();
    table.timestamp('started_at').notNullable();
  });
  await knex.schema.createTable('service_incident_updates', (table) => {
    table.specificType('id', 'integer generated always as identity').primary();
    table.integer('incident_id').notNullable().references('service_incidents.id').onDelete('CASCADE').index();
    table.text('state').notNullable().checkIn(['investigating', 'identified', 'monitoring', 'resolved']);
    table.text('text_en').notNullable();
    table.text('text_ar').notNullable();
    table.timestamp('at').notNullable().defaultTo(knex.fn.now());
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('service_incident_updates');
  await knex.schema.dropTable('service_incidents');
}

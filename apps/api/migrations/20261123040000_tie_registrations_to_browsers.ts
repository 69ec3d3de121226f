import type { Knex } from 'knex';

/** An unconfirmed account knows the browser that registered it: its link keeps the password there and nowhere else. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('accounts', (table) => {
    table.binary('registered_by');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('accounts', (table) => {
    table.dropColumn('registered_by');
  });
}

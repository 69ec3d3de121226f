import type { Knex } from 'knex';

/**
 * A record outlives its account by a day at most, so that the sweep that deletes it also deletes the blob that only the
 * record knows of.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('idempotency_records', (table) => {
    table.dropForeign(['account_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex('idempotency_records').whereNotIn('account_id', knex('accounts').select('id')).delete();
  await knex.schema.alterTable('idempotency_records', (table) => {
    table.foreign('account_id').references('accounts.id').onDelete('CASCADE');
  });
}

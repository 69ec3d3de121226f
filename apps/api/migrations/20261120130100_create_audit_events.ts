import type { Knex } from 'knex';

/** Who did what that matters for safety. Outlives the account it speaks of, and cannot be rewritten. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('audit_events', (table) => {
    table.bigIncrements('id');
    table.uuid('account_id');
    table.text('actor').notNullable();
    table.text('action').notNullable();
    table.text('request_id').notNullable();
    table.jsonb('details').notNullable().defaultTo('{}');
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.index(['account_id', 'id'], 'audit_events__account_id__idx');
    table.index('created_at', 'audit_events__created_at__idx');
  });
  await knex.raw(
    'CREATE TRIGGER audit_events__append_only BEFORE UPDATE OR TRUNCATE ON audit_events EXECUTE FUNCTION refuse_change()',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('audit_events');
}

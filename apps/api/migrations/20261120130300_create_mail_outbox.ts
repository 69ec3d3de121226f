import type { Knex } from 'knex';

/**
 * Mails that must be sent. A row is an intention, written in the transaction that makes it true; whether there is
 * anybody to write to, and the link inside, is decided when it is sent. So asking for a mail takes the same work
 * whether or not an address is known, and no link ever lies in the database.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('mail_outbox', (table) => {
    table.uuid('id').primary();
    table.text('kind').notNullable();
    table.text('recipient').notNullable();
    table.text('language').notNullable();
    table.jsonb('details').notNullable().defaultTo('{}');
    table.text('state').notNullable().defaultTo('waiting');
    table.integer('attempts').notNullable().defaultTo(0);
    table.timestamp('next_attempt_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('closed_at');
    table.check("state IN ('waiting', 'sent', 'dropped', 'failed')", {}, 'mail_outbox__state');
  });
  await knex.raw("CREATE INDEX mail_outbox__waiting__idx ON mail_outbox (next_attempt_at) WHERE state = 'waiting'");
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('mail_outbox');
}

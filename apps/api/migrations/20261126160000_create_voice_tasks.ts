import type { Knex } from 'knex';

/**
 * Work on neural voices that an administrator asked for in the browser: who asked, which licence they agreed to, how
 * far it has come and how it ended. Rows stay, as a record of what was agreed to. See
 * docs/decisions/0050-voices-in-the-browser.md.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('voice_tasks', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'));
    table.text('kind').notNullable().checkIn(['add', 'verify']);
    table.text('voice').notNullable();
    table.text('state').notNullable().defaultTo('running').checkIn(['running', 'done', 'failed', 'cancelled']);
    table.text('step').notNullable().defaultTo('waiting');
    table.bigInteger('bytes').notNullable().defaultTo(0);
    table.bigInteger('bytes_total').notNullable().defaultTo(0);
    table.text('problem');
    table.jsonb('problem_values').notNullable().defaultTo('{}');
    table.boolean('is_stopping').notNullable().defaultTo(false);
    // The account may go; what was agreed to stays.
    table.uuid('account_id').references('accounts.id').onDelete('SET NULL');
    table.text('licence');
    table.text('licence_sha256');
    table.timestamp('requested_at').notNullable().defaultTo(knex.fn.now());
    // A process at work says so every few seconds.
    table.timestamp('alive_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('finished_at');
  });
  // One at a time, whichever process does it.
  await knex.raw(`CREATE UNIQUE INDEX voice_tasks__running__key ON voice_tasks ((true)) WHERE state = 'running'`);
  await knex.raw('CREATE INDEX voice_tasks__requested_at__idx ON voice_tasks (requested_at DESC)');
  await knex.raw('CREATE INDEX voice_tasks__account_id__idx ON voice_tasks (account_id)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('voice_tasks');
}

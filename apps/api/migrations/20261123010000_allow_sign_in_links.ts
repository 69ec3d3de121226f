import type { Knex } from 'knex';

/** A local run prints a link that signs in by itself; its token is of a purpose of its own. */
export async function up(knex: Knex): Promise<void> {
  await replacePurposes(knex, ['signup', 'recovery', 'email_change', 'auth_code', 'sign_in']);
}

export async function down(knex: Knex): Promise<void> {
  await knex('one_time_tokens').where({ purpose: 'sign_in' }).delete();
  await replacePurposes(knex, ['signup', 'recovery', 'email_change', 'auth_code']);
}

async function replacePurposes(knex: Knex, purposes: readonly string[]): Promise<void> {
  const list = purposes.map((purpose) => `'${purpose}'`).join(', ');
  await knex.schema.alterTable('one_time_tokens', (table) => {
    table.dropChecks('one_time_tokens__purpose');
    table.check(`purpose IN (${list})`, {}, 'one_time_tokens__purpose');
  });
}

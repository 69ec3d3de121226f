import type { Knex } from 'knex';

/** How people prove who they are. Every secret is stored as a hash only. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('accounts', (table) => {
    table.text('password_hash');
    table.text('language').notNullable().defaultTo('en');
    table.text('role').notNullable().defaultTo('member');
    // The address asked for in a change that has not been confirmed.
    table.text('pending_email');
    table.timestamp('updated_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('last_signed_in_at');
    table.check("role IN ('member', 'admin')", {}, 'accounts__role');
    table.check("language IN ('en', 'ar')", {}, 'accounts__language');
  });

  // An identity is what an issuer says of a person, and is known by issuer and subject, never by an address.
  await knex.schema.createTable('identities', (table) => {
    table.uuid('id').primary();
    table.uuid('account_id').notNullable().references('accounts.id').onDelete('CASCADE');
    table.text('issuer').notNullable();
    table.text('subject').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('last_signed_in_at').notNullable().defaultTo(knex.fn.now());
    table.unique(['issuer', 'subject'], { indexName: 'identities__issuer__subject' });
    table.index('account_id', 'identities__account_id__idx');
  });

  await knex.schema.createTable('sessions', (table) => {
    table.uuid('id').primary();
    table.uuid('account_id').notNullable().references('accounts.id').onDelete('CASCADE');
    table.text('user_agent').notNullable();
    // How the person signed in, for the access token's `amr`: password, oauth, recovery, otp.
    table.text('method').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('refreshed_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('expires_at').notNullable();
    table.timestamp('ended_at');
    table.text('end_reason');
    table.index('account_id', 'sessions__account_id__idx');
  });

  // A session's refresh tokens form a chain. `successor` is encrypted under the used token itself, so that a tab that
  // lost the race can get the same successor, and a reader of the database cannot.
  await knex.schema.createTable('refresh_tokens', (table) => {
    table.binary('token_hash').primary();
    table.uuid('session_id').notNullable().references('sessions.id').onDelete('CASCADE');
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('used_at');
    table.binary('successor');
    table.index('session_id', 'refresh_tokens__session_id__idx');
  });

  await knex.schema.createTable('one_time_tokens', (table) => {
    table.binary('token_hash').primary();
    table.uuid('account_id').notNullable().references('accounts.id').onDelete('CASCADE');
    table.text('purpose').notNullable();
    table.jsonb('details').notNullable().defaultTo('{}');
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('expires_at').notNullable();
    table.check("purpose IN ('signup', 'recovery', 'email_change', 'auth_code')", {}, 'one_time_tokens__purpose');
    table.index(['account_id', 'purpose'], 'one_time_tokens__account_id__idx');
    table.index('expires_at', 'one_time_tokens__expires_at__idx');
  });

  await knex.schema.createTable('signing_keys', (table) => {
    table.text('id').primary();
    table.jsonb('public_key').notNullable();
    // Encrypted under a key outside the database.
    table.binary('private_key').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    // Until then tokens signed by it are accepted.
    table.timestamp('accepted_until').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['signing_keys', 'one_time_tokens', 'refresh_tokens', 'sessions', 'identities']) {
    await knex.schema.dropTable(table);
  }
  await knex.schema.alterTable('accounts', (table) => {
    table.dropChecks(['accounts__role', 'accounts__language']);
    table.dropColumns('password_hash', 'language', 'role', 'pending_email', 'updated_at', 'last_signed_in_at');
  });
}

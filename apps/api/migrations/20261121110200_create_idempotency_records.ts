import type { Knex } from 'knex';

/**
 * Creates the store of answers that are repeated, unchanged, when a request comes again with the same idempotency key.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('idempotency_records', (table) => {
    table.uuid('account_id').notNullable().references('accounts.id').onDelete('CASCADE');
    // SHA-256 of the key that the caller chose. The key itself opens the answer and is not stored.
    table.binary('key_hash').notNullable();
    table.binary('request_hash').notNullable();
    // The attempt that works on it, or that answered.
    table.text('request_id').notNullable();
    // While it runs, somebody works on the request; after that the attempt is taken for dead.
    table.timestamp('lease_expires_at').notNullable();
    table.timestamp('completed_at');
    table.binary('sealed_answer');
    // Where the body is, when it is too large for a row.
    table.text('blob_key');
    table.timestamp('expires_at').notNullable();
    table.primary(['account_id', 'key_hash']);
    table.index('expires_at', 'idempotency_records__expires_at__idx');
    table.check('(completed_at IS NULL) = (sealed_answer IS NULL)', {}, 'idempotency_records__completed');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('idempotency_records');
}

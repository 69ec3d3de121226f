import type { Knex } from 'knex';

/**
 * Adds to each key its permissions, its lifetime, the key that it replaced, and an encrypted copy that only its owner
 * can have decrypted.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('api_keys', (table) => {
    table.specificType('scopes', 'text[]').notNullable().defaultTo('{speech,usage,history}');
    table.timestamp('expires_at');
    // Characters in one period of the account; null: as many as the account has.
    table.bigInteger('character_limit');
    table.boolean('is_default').notNullable().defaultTo(false);
    // Encrypted under a key outside the database; null where keys are shown only once.
    table.binary('sealed_key');
    table.timestamp('rotated_at');
    // The key that this one replaced goes on working until then.
    table.binary('previous_key_hash');
    table.timestamp('previous_valid_until');
    table.timestamp('last_used_at');
    table.check("scopes <@ '{speech,usage,history}' AND cardinality(scopes) > 0", {}, 'api_keys__scopes');
    table.check('character_limit > 0', {}, 'api_keys__character_limit');
    table.check('(previous_key_hash IS NULL) = (previous_valid_until IS NULL)', {}, 'api_keys__previous');
  });
  await knex.raw(
    'CREATE UNIQUE INDEX api_keys__previous_key_hash ON api_keys (previous_key_hash) WHERE previous_key_hash IS NOT NULL',
  );
  await knex.raw(
    'CREATE UNIQUE INDEX api_keys__default ON api_keys (account_id) WHERE is_default AND revoked_at IS NULL',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('api_keys', (table) => {
    table.dropChecks(['api_keys__scopes', 'api_keys__character_limit', 'api_keys__previous']);
    table.dropColumns(
      'scopes',
      'expires_at',
      'character_limit',
      'is_default',
      'sealed_key',
      'rotated_at',
      'previous_key_hash',
      'previous_valid_until',
      'last_used_at',
    );
  });
}

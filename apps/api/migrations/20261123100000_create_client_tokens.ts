import type { Knex } from 'knex';

/** Tokens with which pages of other origins speak for a short time, in the name of an API key. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('client_tokens', (table) => {
    table.uuid('id').primary();
    table
      .uuid('api_key_id')
      .notNullable()
      .references('api_keys.id')
      .onDelete('CASCADE')
      .index('client_tokens__api_key_id__idx');
    table.binary('token_hash').notNullable().unique({ indexName: 'client_tokens__token_hash' });
    table.specificType('scopes', 'text[]').notNullable();
    table.text('origin').notNullable();
    table.bigInteger('character_limit').notNullable();
    table.bigInteger('characters_used').notNullable().defaultTo(0);
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('expires_at').notNullable().index('client_tokens__expires_at__idx');
    table.check("scopes <@ '{speech,usage}' AND cardinality(scopes) > 0", {}, 'client_tokens__scopes');
    table.check('characters_used BETWEEN 0 AND character_limit', {}, 'client_tokens__characters_used');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('client_tokens');
}

import type { Knex } from 'knex';

/**
 * Exact quota. A period's counters decide in one conditional update whether a request may go ahead; reservations
 * remember who holds what; the ledger is the truth that the counters must equal at rest.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('usage_periods', (table) => {
    table.uuid('account_id').notNullable();
    table.timestamp('period_start').notNullable();
    table.timestamp('period_end').notNullable();
    table.bigInteger('character_limit').notNullable();
    table.bigInteger('used').notNullable().defaultTo(0);
    table.bigInteger('reserved').notNullable().defaultTo(0);
    table.primary(['account_id', 'period_start']);
    table.check('used >= 0 AND reserved >= 0', {}, 'usage_periods__counters');
  });

  await knex.schema.createTable('reservations', (table) => {
    table.text('request_id').primary();
    table.uuid('account_id').notNullable();
    table.timestamp('period_start').notNullable();
    table.bigInteger('characters').notNullable();
    table.text('state').notNullable();
    table.timestamp('lease_expires_at').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.check("state IN ('held', 'settled', 'released', 'refunded')", {}, 'reservations__state');
    table.check('characters > 0', {}, 'reservations__characters');
    table
      .foreign(['account_id', 'period_start'], 'reservations__period')
      .references(['account_id', 'period_start'])
      .inTable('usage_periods');
    table.index(['account_id', 'period_start'], 'reservations__period__idx');
  });
  await knex.raw("CREATE INDEX reservations__lease__idx ON reservations (lease_expires_at) WHERE state = 'held'");

  await knex.schema.createTable('ledger_entries', (table) => {
    table.bigIncrements('id');
    table.uuid('account_id').notNullable();
    table.timestamp('period_start').notNullable();
    table.text('request_id').notNullable();
    table.text('kind').notNullable();
    // Positive for a charge, negative for a refund: a period's usage is the plain sum.
    table.bigInteger('characters').notNullable();
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.check(
      "(kind = 'charge' AND characters > 0) OR (kind = 'refund' AND characters < 0)",
      {},
      'ledger_entries__kind',
    );
    table.unique(['request_id', 'kind'], { indexName: 'ledger_entries__request_id__kind' });
    table.index(['account_id', 'period_start'], 'ledger_entries__period__idx');
  });
  await knex.raw(`
    CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
    END $$`);
  await knex.raw(
    'CREATE TRIGGER ledger_entries__append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries EXECUTE FUNCTION refuse_change()',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('ledger_entries');
  await knex.raw('DROP FUNCTION refuse_change()');
  await knex.schema.dropTable('reservations');
  await knex.schema.dropTable('usage_periods');
}

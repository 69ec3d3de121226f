import type { Knex } from 'knex';

/**
 * How much an account may have in flight at once, and how much each of its keys may use in a period, decided together
 * with the quota in one call.
 *
 * It is a function and not one statement, because every statement inside a function sees what was committed while the
 * one before it waited for its lock; a single statement counts rows as they were before it waited. See
 * docs/decisions/0016-concurrency-and-fairness.md.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('reservations', (table) => {
    // The key that was used; absent when somebody who has signed in asked.
    table.uuid('api_key_id');
    // From the reservation to the last byte of the answer. Counts only while the lease runs, so a process that dies
    // gives its places back.
    table.boolean('in_flight').notNullable().defaultTo(false);
  });
  await knex.raw('CREATE INDEX reservations__in_flight__idx ON reservations (account_id) WHERE in_flight');

  // The characters that each key has used or reserved in a period of its account: the sum of its reservations that were
  // neither released nor refunded.
  await knex.schema.createTable('api_key_periods', (table) => {
    table.uuid('api_key_id').notNullable();
    table.timestamp('period_start').notNullable();
    table.bigInteger('characters').notNullable().defaultTo(0);
    table.primary(['api_key_id', 'period_start']);
    table.check('characters >= 0', {}, 'api_key_periods__characters');
  });

  await knex.raw(`
    CREATE FUNCTION reserve_characters(
      p_request_id text, p_account_id uuid, p_period_start timestamptz, p_period_end timestamptz, p_character_limit bigint, p_characters bigint,
      p_lease_seconds double precision, p_concurrency integer, p_api_key_id uuid, p_api_key_limit bigint
    ) RETURNS TABLE (verdict text, left_over bigint, running integer) LANGUAGE plpgsql AS $$
    BEGIN
      -- The reservations of one account take turns. Everything else only lowers what is counted here, and need not wait.
      PERFORM pg_advisory_xact_lock(hashtextextended(p_account_id::text, 0));

      SELECT count(*)::integer INTO running FROM reservations AS r
      WHERE r.account_id = p_account_id AND r.in_flight AND r.lease_expires_at > clock_timestamp();
      IF running >= p_concurrency THEN
        verdict := 'too_many_in_flight';
        RETURN NEXT;
        RETURN;
      END IF;

      IF p_api_key_limit IS NOT NULL AND p_characters + coalesce(
        (SELECT k.characters FROM api_key_periods AS k WHERE k.api_key_id = p_api_key_id AND k.period_start = p_period_start), 0
      ) > p_api_key_limit THEN
        verdict := 'key_exhausted';
        RETURN NEXT;
        RETURN;
      END IF;

      INSERT INTO usage_periods AS p (account_id, period_start, period_end, character_limit, used, reserved)
      SELECT p_account_id, p_period_start, p_period_end, p_character_limit, 0, p_characters WHERE p_characters <= p_character_limit
      ON CONFLICT (account_id, period_start) DO UPDATE
        SET reserved = p.reserved + excluded.reserved, character_limit = excluded.character_limit, period_end = excluded.period_end
        WHERE p.used + p.reserved + excluded.reserved <= excluded.character_limit
      RETURNING p.character_limit - p.used - p.reserved INTO left_over;
      IF left_over IS NULL THEN
        verdict := 'exhausted';
        RETURN NEXT;
        RETURN;
      END IF;

      IF p_api_key_id IS NOT NULL THEN
        INSERT INTO api_key_periods AS k (api_key_id, period_start, characters) VALUES (p_api_key_id, p_period_start, p_characters)
        ON CONFLICT (api_key_id, period_start) DO UPDATE SET characters = k.characters + excluded.characters;
      END IF;

      INSERT INTO reservations (request_id, account_id, period_start, characters, state, in_flight, api_key_id, lease_expires_at)
      VALUES (p_request_id, p_account_id, p_period_start, p_characters, 'held', true, p_api_key_id,
        clock_timestamp() + make_interval(secs => p_lease_seconds));
      verdict := 'held';
      running := running + 1;
      RETURN NEXT;
    END $$`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP FUNCTION reserve_characters');
  await knex.schema.dropTable('api_key_periods');
  await knex.schema.alterTable('reservations', (table) => {
    table.dropColumns('api_key_id', 'in_flight');
  });
}

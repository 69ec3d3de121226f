import type { Knex } from 'knex';

/**
 * Whoever looks at the keys of an account hears of their changes, and whoever follows live events with a key that has
 * ended, in whatever way, is sent away at once and by every process. That a key was used changes neither.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE FUNCTION notify_changed_key() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('rakhim_live_events', 'keys:' || coalesce(new.account_id, old.account_id));
      RETURN NULL;
    END $$`);
  await knex.raw(`
    CREATE TRIGGER api_keys__notify_changed
    AFTER INSERT OR DELETE OR UPDATE OF name, scopes, expires_at, character_limit, key_hash, revoked_at ON api_keys
    FOR EACH ROW EXECUTE FUNCTION notify_changed_key()`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TRIGGER api_keys__notify_changed ON api_keys');
  await knex.raw('DROP FUNCTION notify_changed_key()');
}

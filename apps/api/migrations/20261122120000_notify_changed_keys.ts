import type { Knex } from 'knex';

/**
 * Notifies every process when the keys of an account change, so that open pages show it, and when a key ends, so that
 * its live event streams are closed at once. The use of a key notifies nobody.
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

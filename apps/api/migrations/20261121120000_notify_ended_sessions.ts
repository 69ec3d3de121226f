import type { Knex } from 'knex';

/** Notifies every process when a session ends, so that each closes the live event streams of that session at once. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE FUNCTION notify_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('rakhim_live_events', 'sessions:' || old.account_id);
      RETURN NULL;
    END $$`);
  await knex.raw(`
    CREATE TRIGGER sessions__notify_ended AFTER UPDATE OF ended_at ON sessions
    FOR EACH ROW WHEN (old.ended_at IS NULL AND new.ended_at IS NOT NULL) EXECUTE FUNCTION notify_ended_session()`);
  await knex.raw(`
    CREATE TRIGGER sessions__notify_deleted AFTER DELETE ON sessions
    FOR EACH ROW WHEN (old.ended_at IS NULL) EXECUTE FUNCTION notify_ended_session()`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TRIGGER sessions__notify_deleted ON sessions');
  await knex.raw('DROP TRIGGER sessions__notify_ended ON sessions');
  await knex.raw('DROP FUNCTION notify_ended_session()');
}

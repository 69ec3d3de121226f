import type { Knex } from 'knex';

/**
 * Long texts that are spoken segment by segment. A job's characters are held until it is at its end, so its hold
 * belongs to the job and not to a process: `run` tells the process that works on it now from those given up for dead.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('speech_jobs', (table) => {
    table.uuid('id').primary();
    table.uuid('account_id').notNullable().references('id').inTable('accounts').onDelete('CASCADE');
    table.text('client').notNullable();
    table.text('status').notNullable().defaultTo('queued');
    table.text('paused_because');
    table.text('voice').notNullable();
    table.text('dialect').notNullable();
    table.text('format').notNullable();
    // The title, and how it is to be said.
    table.binary('sealed_settings').notNullable();
    table.bigInteger('characters').notNullable();
    table.integer('segments').notNullable();
    table.integer('segments_done').notNullable().defaultTo(0);
    table.integer('run').notNullable().defaultTo(0);
    // In a row, of the segment in hand.
    table.integer('failures').notNullable().defaultTo(0);
    table.timestamp('next_attempt_at').notNullable().defaultTo(knex.fn.now());
    table.text('error_code');
    table.bigInteger('sound_bytes');
    table.bigInteger('duration_ms');
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now());
    table.timestamp('started_at');
    table.timestamp('finished_at');
    table.timestamp('keep_until');
    table.check(
      "status IN ('queued', 'running', 'paused', 'completed', 'failed', 'canceled')",
      {},
      'speech_jobs__status',
    );
    table.check('segments_done <= segments AND characters > 0', {}, 'speech_jobs__counts');
    table.index(['account_id', 'created_at', 'id'], 'speech_jobs__account__idx');
  });
  await knex.raw(
    "CREATE INDEX speech_jobs__due__idx ON speech_jobs (account_id, next_attempt_at) WHERE status IN ('queued', 'running')",
  );
  await knex.raw('CREATE INDEX speech_jobs__keep_until__idx ON speech_jobs (keep_until) WHERE keep_until IS NOT NULL');

  await knex.schema.createTable('speech_job_segments', (table) => {
    table.uuid('job_id').notNullable().references('id').inTable('speech_jobs').onDelete('CASCADE');
    table.integer('position').notNullable();
    table.binary('sealed_text').notNullable();
    // Silence behind it.
    table.integer('pause_ms').notNullable();
    // The run that spoke it, and the size of its sound; none until then.
    table.integer('spoken_in_run');
    table.bigInteger('bytes');
    table.primary(['job_id', 'position']);
  });

  // However a job goes, with its account or by itself, its sounds go after it.
  await knex.raw(`
    CREATE FUNCTION order_job_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO blob_deletions (blob_key, is_prefix) VALUES ('jobs/' || OLD.account_id || '/' || OLD.id, true);
      RETURN OLD;
    END $$`);
  await knex.raw(
    'CREATE TRIGGER speech_jobs__order_deletion AFTER DELETE ON speech_jobs FOR EACH ROW EXECUTE FUNCTION order_job_deletion()',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('speech_job_segments');
  await knex.schema.dropTable('speech_jobs');
  await knex.raw('DROP FUNCTION order_job_deletion');
}

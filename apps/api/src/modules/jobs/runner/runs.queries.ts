import type { Knex } from 'knex';
import type { JobRow, SegmentRow } from '../jobs.queries.ts';
import type { SegmentFacts } from './segment-sound.ts';

export interface SpokenSegment extends SegmentFacts {
  readonly bytes: number;
  /** False where the engine did not know when its words sound. */
  readonly hasWords: boolean;
  readonly sealedTimes: Buffer;
}

const due = ['queued', 'running'];

/** A list and what is new in another, each entry once. */
function joined(column: string, more: string): string {
  return `coalesce((SELECT jsonb_agg(DISTINCT entry) FROM jsonb_array_elements(${column} || ${more}::jsonb) AS entry), '[]')`;
}

/** Notes where each segment begins in the sound of its job. */
async function noteStarts(tx: Knex.Transaction, id: string, startsMs: readonly number[]): Promise<void> {
  await tx.raw(
    `UPDATE speech_job_times AS t SET start_ms = s.start_ms
     FROM unnest(:startsMs::int[]) WITH ORDINALITY AS s (start_ms, place)
     WHERE t.job_id = :id AND t.position = s.place - 1`,
    { id, startsMs: startsMs.map(Math.round) },
  );
}

export type RunsQueries = ReturnType<typeof createRunsQueries>;

/**
 * How jobs are worked on. Whoever works on a job has a run of it; every change names the run, and does nothing when
 * another has begun, or the job was paused or ended. So a process that was given up for dead, and was only slow,
 * changes nothing any more.
 */
export function createRunsQueries(db: Knex) {
  return {
    /** Begins a run of an account's oldest job that is due. */
    async begin(accountId: string): Promise<JobRow | undefined> {
      const next = db('speech_jobs')
        .where({ account_id: accountId })
        .whereIn('status', due)
        .where('next_attempt_at', '<=', db.fn.now())
        .orderBy([{ column: 'created_at' }, { column: 'id' }])
        .limit(1)
        .forUpdate()
        .select('id');
      const [row] = await db('speech_jobs')
        .whereIn('id', next)
        .whereIn('status', due)
        .update({
          status: 'running',
          run: db.raw('run + 1'),
          started_at: db.raw('coalesce(started_at, now())'),
        })
        .returning<JobRow[]>('*');
      return row;
    },

    /** The next segment that has not been spoken. */
    findNextSegment: (jobId: string): Promise<SegmentRow | undefined> =>
      db('speech_job_segments')
        .where({ job_id: jobId, spoken_in_run: null })
        .orderBy('position')
        .first<SegmentRow | undefined>(),

    listSpoken: (jobId: string): Promise<Required<SegmentRow>[]> =>
      db('speech_job_segments')
        .where({ job_id: jobId })
        .orderBy('position')
        .select<Required<SegmentRow>[]>('job_id', 'position', 'pause_ms', 'spoken_in_run', 'bytes'),

    /**
     * Notes that a segment's sound is kept, also when the job was paused meanwhile. @returns whether the run goes on.
     */
    async noteSpoken(
      { id, run }: JobRow,
      position: number,
      { bytes, speakers, warnings, hasWords, sealedTimes }: SpokenSegment,
    ): Promise<boolean> {
      const { rows } = await db.raw<{ rows: { status: string }[] }>(
        `WITH job AS (
           UPDATE speech_jobs SET segments_done = segments_done + 1, failures = 0,
             spoken_by = ${joined('spoken_by', ':speakers')}, warnings = ${joined('warnings', ':warnings')}
           WHERE id = :id AND run = :run AND status IN ('queued', 'running', 'paused')
             AND EXISTS (SELECT FROM speech_job_segments WHERE job_id = :id AND position = :position AND spoken_in_run IS NULL)
           RETURNING id, status
         ), times AS (
           INSERT INTO speech_job_times (job_id, position, has_words, sealed_times)
           SELECT id, :position, :hasWords, :sealedTimes FROM job
           ON CONFLICT (job_id, position) DO UPDATE SET has_words = excluded.has_words, sealed_times = excluded.sealed_times
         )
         UPDATE speech_job_segments AS s SET spoken_in_run = :run, bytes = :bytes FROM job
         WHERE s.job_id = job.id AND s.position = :position RETURNING job.status`,
        {
          ...{ id, run, position, bytes, hasWords, sealedTimes },
          speakers: JSON.stringify(speakers),
          warnings: JSON.stringify(warnings),
        },
      );
      return rows[0]?.status === 'running';
    },

    /** Has a segment spoken again whose sound was lost. */
    async forgetSpoken({ id, run }: JobRow, position: number): Promise<void> {
      await db.raw(
        `WITH segment AS (
           UPDATE speech_job_segments SET spoken_in_run = NULL, bytes = NULL
           WHERE job_id = :id AND position = :position AND spoken_in_run IS NOT NULL
             AND EXISTS (SELECT FROM speech_jobs WHERE id = :id AND run = :run AND status = 'running')
           RETURNING job_id
         )
         UPDATE speech_jobs AS j SET segments_done = segments_done - 1 FROM segment AS s WHERE j.id = s.job_id`,
        { id, run, position },
      );
    },

    async isCurrent({ id, run }: JobRow): Promise<boolean> {
      return (await db('speech_jobs').where({ id, run, status: 'running' }).first('id')) !== undefined;
    },

    /** Puts a job off after a failure. */
    async postpone({ id, run }: JobRow, waitMs: number): Promise<void> {
      await db('speech_jobs')
        .where({ id, run, status: 'running' })
        .update({
          failures: db.raw('failures + 1'),
          next_attempt_at: db.raw('now() + make_interval(secs => ?)', [waitMs / 1000]),
        });
    },

    async pause({ id, run }: JobRow, because: string): Promise<void> {
      await db('speech_jobs')
        .where({ id, run, status: 'running' })
        .update({ status: 'paused', paused_because: because });
    },

    async complete(
      tx: Knex.Transaction,
      { id, run }: JobRow,
      sound: { bytes: number; durationMs: number; startsMs: readonly number[]; keepUntil: Date },
    ): Promise<JobRow | undefined> {
      const [row] = await tx('speech_jobs')
        .where({ id, run, status: 'running' })
        .update({
          status: 'completed',
          sound_bytes: sound.bytes,
          duration_ms: Math.round(sound.durationMs),
          // A process of a version without times may have spoken some of it.
          has_times: tx.raw('segments = (SELECT count(*) FROM speech_job_times WHERE job_id = speech_jobs.id)'),
          finished_at: tx.fn.now(),
          keep_until: sound.keepUntil,
        })
        .returning<JobRow[]>('*');
      await (row && noteStarts(tx, id, sound.startsMs));
      return row;
    },

    async fail(
      tx: Knex.Transaction,
      { id, run }: JobRow,
      { code, keepUntil }: { code: string; keepUntil: Date },
    ): Promise<JobRow | undefined> {
      const [row] = await tx('speech_jobs')
        .where({ id, run, status: 'running' })
        .update({ status: 'failed', error_code: code, finished_at: tx.fn.now(), keep_until: keepUntil })
        .returning<JobRow[]>('*');
      return row;
    },

    /** In how many seconds an account has work again; nothing where it has none. */
    async findWaitSeconds(accountId: string): Promise<number | undefined> {
      const row = await db('speech_jobs')
        .where({ account_id: accountId })
        .whereIn('status', due)
        .first<{ seconds: number | null }>(
          db.raw('ceil(extract(epoch FROM min(next_attempt_at) - now()))::int AS seconds'),
        );
      // Null of none; `greatest` would have made it zero, and the account's entry come back for ever.
      return row?.seconds === null || row?.seconds === undefined ? undefined : Math.max(0, row.seconds);
    },

    /** Accounts with work that is due. */
    listDueAccounts: (): Promise<string[]> =>
      db('speech_jobs')
        .whereIn('status', due)
        .where('next_attempt_at', '<=', db.fn.now())
        .distinct('account_id')
        .pluck<string[]>('account_id'),
  };
}

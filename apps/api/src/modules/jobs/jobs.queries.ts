import type { JobStatus } from '@rakhim/contract';
import type { Knex } from 'knex';
import type { SpeechWarning } from '#src/providers/speech/speech-engine.ts';
import { jobBlobs, jobOfKey } from './job-keys.ts';

/** An engine that spoke, and which of its models where it has several. */
export interface JobSpeaker {
  readonly engine: string;
  readonly model: string | null;
}

export interface JobRow {
  readonly id: string;
  readonly account_id: string;
  readonly client: string;
  readonly status: JobStatus;
  readonly paused_because: string | null;
  readonly voice: string;
  readonly dialect: string;
  readonly format: string;
  readonly sealed_settings: Buffer;
  readonly characters: number;
  readonly segments: number;
  readonly segments_done: number;
  readonly run: number;
  readonly failures: number;
  readonly error_code: string | null;
  readonly sound_bytes: number | null;
  readonly duration_ms: number | null;
  /** Whether it is known of every segment when its words sound. */
  readonly has_times: boolean;
  readonly spoken_by: readonly JobSpeaker[];
  readonly warnings: readonly SpeechWarning[];
  readonly created_at: Date;
  readonly started_at: Date | null;
  readonly finished_at: Date | null;
  readonly keep_until: Date | null;
}

export type NewJob = Pick<
  JobRow,
  'id' | 'account_id' | 'client' | 'voice' | 'dialect' | 'format' | 'sealed_settings' | 'characters' | 'segments'
>;

export interface SegmentRow {
  readonly job_id: string;
  readonly position: number;
  readonly sealed_text: Buffer;
  readonly pause_ms: number;
  readonly spoken_in_run: number | null;
  readonly bytes: number | null;
}

export type NewSegment = Pick<SegmentRow, 'sealed_text' | 'pause_ms'>;

const open = ['queued', 'running', 'paused'];
/** Rows of one INSERT: a segment's text is a few kilobytes. */
const rowsAtOnce = 200;

export type JobsQueries = ReturnType<typeof createJobsQueries>;

/** What people and their programs do with jobs. How jobs are worked on is in `runner/runs.queries.ts`. */
export function createJobsQueries(db: Knex) {
  return {
    async insert(tx: Knex.Transaction, job: NewJob, segments: readonly NewSegment[]): Promise<JobRow> {
      const [row] = await tx('speech_jobs').insert(job).returning<JobRow[]>('*');
      if (!row) {
        throw new Error('A job was not inserted.');
      }
      const rows = segments.map((segment, position) => ({ job_id: job.id, position, ...segment }));
      for (let start = 0; start < rows.length; start += rowsAtOnce) {
        await tx('speech_job_segments').insert(rows.slice(start, start + rowsAtOnce));
      }
      return row;
    },

    async countOpen(tx: Knex, accountId: string): Promise<number> {
      const row = await tx('speech_jobs')
        .where({ account_id: accountId })
        .whereIn('status', open)
        .count<{ count: number }[]>('* as count')
        .first();
      return Number(row?.count ?? 0);
    },

    find: (accountId: string, id: string): Promise<JobRow | undefined> =>
      db('speech_jobs').where({ account_id: accountId, id }).first<JobRow | undefined>(),

    /** A finished job by its id alone, for whoever has a link to its sound. */
    findById: (id: string): Promise<JobRow | undefined> => db('speech_jobs').where({ id }).first<JobRow | undefined>(),

    /** @returns those of the keys under which a job's sound, or a segment of it, is or will be. */
    async findOwnedKeys(keys: readonly string[]): Promise<Set<string>> {
      const ids = new Set(keys.flatMap((key) => jobOfKey(key)?.id ?? []));
      const rows = await db('speech_jobs')
        .whereRaw('id::text = ANY(?::text[])', [[...ids]])
        .select<Pick<JobRow, 'account_id' | 'id'>[]>('account_id', 'id');
      const owners = new Map(rows.map((row) => [row.id, row.account_id]));
      return new Set(
        keys.filter((key) => {
          const job = jobOfKey(key);
          return job !== undefined && owners.get(job.id) === job.account_id;
        }),
      );
    },

    /** Newest first. */
    async listPage(
      accountId: string,
      { limit, before }: { limit: number; before?: { createdAt: Date; id: string } | undefined },
    ): Promise<JobRow[]> {
      const page = db('speech_jobs')
        .where({ account_id: accountId })
        .orderBy([
          { column: 'created_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(limit)
        .select<JobRow[]>('*');
      // Cursors count in milliseconds.
      return before
        ? page.whereRaw("(date_trunc('milliseconds', created_at), id) < (?, ?::uuid)", [before.createdAt, before.id])
        : page;
    },

    /** Ends a job that is not at its end. @returns nothing when there is no such job. */
    async end(
      tx: Knex.Transaction,
      { accountId, id, keepUntil }: { accountId: string; id: string; keepUntil: Date },
    ): Promise<JobRow | undefined> {
      const [row] = await tx('speech_jobs')
        .where({ account_id: accountId, id })
        .whereIn('status', open)
        .update({ status: 'canceled', paused_because: null, finished_at: tx.fn.now(), keep_until: keepUntil })
        .returning<JobRow[]>('*');
      return row;
    },

    async pause(accountId: string, id: string): Promise<JobRow | undefined> {
      const [row] = await db('speech_jobs')
        .where({ account_id: accountId, id })
        .whereIn('status', ['queued', 'running'])
        .update({ status: 'paused', paused_because: 'asked' })
        .returning<JobRow[]>('*');
      return row;
    },

    async resume(tx: Knex.Transaction, accountId: string, id: string): Promise<JobRow | undefined> {
      const [row] = await tx('speech_jobs')
        .where({ account_id: accountId, id, status: 'paused' })
        .update({ status: 'queued', paused_because: null, failures: 0, next_attempt_at: tx.fn.now() })
        .returning<JobRow[]>('*');
      return row;
    },

    async delete(tx: Knex.Transaction, accountId: string, id: string): Promise<boolean> {
      return (await tx('speech_jobs').where({ account_id: accountId, id }).delete()) > 0;
    },

    /** The jobs of an account that still hold characters, locked until the transaction ends. */
    listOpen: (tx: Knex.Transaction, accountId: string): Promise<string[]> =>
      tx('speech_jobs').where({ account_id: accountId }).whereIn('status', open).forUpdate().pluck<string[]>('id'),

    /** Deletes what is past its time. @returns how many. */
    deleteExpired: (now: Date): Promise<number> => db('speech_jobs').where('keep_until', '<', now).delete(),

    /** Has the sounds of single segments deleted; that of the whole stays, with its times. */
    async orderSegmentsDeleted(
      tx: Knex,
      { account_id: accountId, id, status }: Pick<JobRow, 'account_id' | 'id' | 'status'>,
    ): Promise<void> {
      await tx('blob_deletions').insert({ blob_key: `${jobBlobs}/${accountId}/${id}/segments`, is_prefix: true });
      await tx('speech_job_segments').where({ job_id: id }).delete();
      if (status !== 'completed') {
        await tx('speech_job_times').where({ job_id: id }).delete();
      }
    },
  };
}

import type { ErrorCode } from '@rakhim/contract';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { backOffMs } from '#src/back-off.ts';
import type { JobAttempt, JobHandlers, JobQueue } from '#src/database/job-queue.ts';
import { inTransaction } from '#src/database/transaction.ts';
import { AppError } from '#src/errors/app-error.ts';
import { runAs } from '#src/fairness/work.ts';
import type { BillingService } from '#src/modules/billing/billing.service.ts';
import type { SoundStore } from '#src/modules/history/sounds/sounds.service.ts';
import type { LiveEventsService } from '#src/modules/live-events/live-events.service.ts';
import type { LongSpeechService } from '#src/modules/speech/long-speech/long-speech.service.ts';
import type { JobHolds } from '#src/modules/usage/job-holds/job-holds.service.ts';
import { segmentKeyOf } from '../job-keys.ts';
import type { JobSeal } from '../job-seal.ts';
import type { JobRow, JobsQueries, SegmentRow } from '../jobs.queries.ts';
import { LostSegmentError, joinSegments } from './join-segments.ts';
import type { RunsQueries } from './runs.queries.ts';
import { readSegment } from './segment-sound.ts';

export interface JobRunnerOptions {
  readonly db: Knex;
  readonly jobs: Pick<JobsQueries, 'orderSegmentsDeleted'>;
  readonly runs: RunsQueries;
  readonly seal: JobSeal;
  readonly sounds: SoundStore;
  readonly speech: Pick<LongSpeechService, 'speak'>;
  readonly billing: Pick<BillingService, 'requireAccess'>;
  readonly queue: JobQueue;
  readonly holds: JobHolds;
  readonly liveEvents: Pick<LiveEventsService, 'announce'>;
  /** Hears of a job that was completed or failed, in the transaction that ends it. */
  readonly onEnded: (tx: Knex.Transaction, job: JobRow) => Promise<void>;
  readonly keptDays: number;
  readonly now: () => Date;
  readonly logger: Logger;
}

const dayMs = 86_400_000;
/** So long an account's jobs are worked on before those of another have their turn. */
const turnMs = 10_000;
/** An engine that is away is waited for. With this back-off, 60 failures in a row take about five hours. */
const failuresMax = 60;
const longestWaitMs = 300_000;
/** What is due later is found when it is. */
const waitSecondsMax = 4;
/** What no other attempt would change. */
const final: ReadonlySet<ErrorCode> = new Set([
  'text_not_speakable',
  'text_empty',
  'text_sounds_too_long',
  'markup_invalid',
  'lexicon_version_unknown',
  'voice_dialect_mismatch',
  'sound_too_long',
]);

/**
 * Speaks jobs, segment by segment. The queue holds accounts and not jobs, one entry each, and an entry is worked on for
 * one turn: so accounts take turns, however many jobs they have and however long these are.
 */
export function createJobRunner(options: JobRunnerOptions): { readonly handlers: JobHandlers } {
  const { db, jobs, runs, seal, sounds, speech, billing, queue, holds, liveEvents, now, logger } = options;
  const keepUntil = (): Date => new Date(now().getTime() + options.keptDays * dayMs);

  async function takeTurn(accountId: string, { signal, stopping }: JobAttempt): Promise<void> {
    const isOver = AbortSignal.any([signal, stopping]);
    const endsAt = performance.now() + turnMs;
    while (!isOver.aborted && performance.now() < endsAt) {
      const job = await runs.begin(accountId);
      if (!job) {
        break;
      }
      await work(job, endsAt, isOver);
    }
    signal.throwIfAborted();
    const afterSeconds = await runs.findWaitSeconds(accountId);
    // An entry that waits would keep a new job waiting with it.
    if (afterSeconds !== undefined && afterSeconds <= waitSecondsMax) {
      await inTransaction(db, (tx) => queue.send(tx, 'speech-jobs', { accountId }, { key: accountId, afterSeconds }));
    }
  }

  /** Works on a job until it is at its end, was paused, or the turn is over. */
  async function work(job: JobRow, endsAt: number, isOver: AbortSignal): Promise<void> {
    try {
      await billing.requireAccess(job.account_id);
      for (;;) {
        const segment = await runs.findNextSegment(job.id);
        if (!segment) {
          await complete(job);
          return;
        }
        if (!(await speakSegment(job, segment, isOver)) || performance.now() > endsAt) {
          return;
        }
      }
    } catch (error) {
      if (!isOver.aborted) {
        await cope(job, error);
      }
    }
  }

  /** @returns whether the job is still ours to work on. */
  async function speakSegment(job: JobRow, { position, sealed_text: sealed }: SegmentRow, signal: AbortSignal) {
    const text = seal.openText(job.id, position, sealed);
    if (text === undefined) {
      throw new AppError('text_empty', { cause: new Error('The text was sealed under another key.') });
    }
    const { said: settings } = seal.openSettings(job.id, job.sealed_settings);
    const format = job.format === 'wav' ? 'wav' : 'mp3';
    const events = speech.speak({ accountId: job.account_id, text, settings, format, signal });
    const { sound, facts, readTimes } = readSegment(events);
    const bytes = await sounds.put(segmentKeyOf(job, position, job.run), sound);
    const times = readTimes();
    const goesOn = await runs.noteSpoken(job, position, {
      bytes,
      ...facts,
      hasWords: times.granularity === 'word',
      sealedTimes: seal.sealTimes(job.id, position, times),
    });
    liveEvents.announce({ accountId: job.account_id, kind: 'jobs' });
    return goesOn;
  }

  async function complete(job: JobRow): Promise<void> {
    if (!(await runs.isCurrent(job))) {
      return;
    }
    const sound = await joinSegments(job, await runs.listSpoken(job.id), sounds);
    await inTransaction(db, async (tx) => {
      const done = await runs.complete(tx, job, { ...sound, keepUntil: keepUntil() });
      if (!done) {
        return;
      }
      if (!(await holds.settle(tx, job.id, { voice: job.voice, client: job.client }))) {
        throw new Error('A job has lost what it held.');
      }
      await jobs.orderSegmentsDeleted(tx, done);
      await options.onEnded(tx, done);
    });
    announceEnd(job);
  }

  /** Decides what a failure means for a job: an end, a pause, or another attempt later. */
  async function cope(job: JobRow, error: unknown): Promise<void> {
    const code = error instanceof AppError ? error.code : 'service_unavailable';
    const report = { jobId: job.id, err: error, failures: job.failures + 1 };
    if (code === 'subscription_required') {
      await runs.pause(job, code);
      liveEvents.announce({ accountId: job.account_id, kind: 'jobs' });
    } else if (final.has(code) || job.failures + 1 >= failuresMax) {
      await inTransaction(db, async (tx) => {
        const failed = await runs.fail(tx, job, { code, keepUntil: keepUntil() });
        if (failed) {
          await holds.release(tx, job.id);
          await jobs.orderSegmentsDeleted(tx, failed);
          await options.onEnded(tx, failed);
        }
      });
      logger.error(report, 'a job failed');
      announceEnd(job);
    } else {
      if (error instanceof LostSegmentError) {
        await runs.forgetSpoken(job, error.position);
      }
      logger.warn(report, 'a segment of a job could not be spoken this time');
      await runs.postpone(job, backOffMs(job.failures + 1, longestWaitMs));
    }
  }

  function announceEnd({ account_id: accountId }: JobRow): void {
    liveEvents.announce({ accountId, kind: 'jobs' });
    liveEvents.announce({ accountId, kind: 'usage' });
  }

  return {
    handlers: {
      'speech-jobs': ({ accountId = '' }, attempt) => runAs({ tenant: accountId }, () => takeTurn(accountId, attempt)),
      // An entry may be lost with its queue; the jobs are the truth.
      'speech-jobs-due': async () => {
        for (const accountId of await runs.listDueAccounts()) {
          await inTransaction(db, (tx) => queue.send(tx, 'speech-jobs', { accountId }, { key: accountId }));
        }
      },
    },
  };
}

import { randomUUID } from 'node:crypto';
import { type CreateJobBody, type JobQuote, charactersPerMinute, jobLimits } from '@rakhim/contract';
import type { Language, Translate } from '@rakhim/i18n';
import type { Knex } from 'knex';
import type { JobQueue } from '#src/database/job-queue.ts';
import { inTransaction } from '#src/database/transaction.ts';
import { AppError } from '#src/errors/app-error.ts';
import type { CurrentUsageService } from '#src/modules/usage/current-usage/current-usage.service.ts';
import type { JobHolds } from '#src/modules/usage/job-holds/job-holds.service.ts';
import type { KeyAllowance } from '#src/modules/usage/usage.service.ts';
import type { JobSeal } from './job-seal.ts';
import type { JobRow, JobsQueries } from './jobs.queries.ts';
import type { JobPlan, JobPlanner } from './plan-job.ts';

/** Who asks, and in which language they are answered. */
export interface JobCaller {
  readonly accountId: string;
  /** The key that asks; absent when somebody who has signed in does. */
  readonly apiKey?: KeyAllowance | undefined;
  /** The program that asks, as it names itself. */
  readonly client: string;
  readonly translate: Translate;
  readonly language: Language;
  /** Aborts when the caller is gone. */
  readonly signal: AbortSignal;
}

export interface JobCreationOptions {
  readonly db: Knex;
  readonly queries: JobsQueries;
  readonly planner: JobPlanner;
  readonly seal: JobSeal;
  readonly queue: JobQueue;
  readonly holds: JobHolds;
  readonly currentUsage: Pick<CurrentUsageService, 'read'>;
  readonly isSelling: boolean;
}

export interface JobCreation {
  quote(caller: JobCaller, body: CreateJobBody): Promise<JobQuote>;
  /** Sets the characters aside and writes the job down, both or neither. */
  create(caller: JobCaller, body: CreateJobBody): Promise<JobRow>;
}

const minuteMs = 60_000;

export function createJobCreation(options: JobCreationOptions): JobCreation {
  const { db, queries, planner, seal, queue, holds, currentUsage } = options;

  async function insert(tx: Knex.Transaction, caller: JobCaller, plan: JobPlan): Promise<JobRow> {
    const { accountId, apiKey, client } = caller;
    const { access, accepted, segments, settings, format } = plan;
    const id = randomUUID();
    const hold = await holds.hold(tx, access, { jobId: id, characters: accepted.characters, apiKey });
    if (hold.verdict !== 'held') {
      throw refuse(hold.verdict, options.isSelling);
    }
    // Behind the hold, jobs of one account are created one by one.
    if ((await queries.countOpen(tx, accountId)) >= jobLimits.openMax) {
      throw new AppError('job_limit_reached', { values: { max: jobLimits.openMax } });
    }
    const { voice, characters } = accepted;
    const job = {
      id,
      account_id: accountId,
      client,
      voice: voice.id,
      dialect: voice.dialect,
      format,
      sealed_settings: seal.sealSettings(id, settings),
      characters,
      segments: segments.length,
    };
    const row = await queries.insert(
      tx,
      job,
      segments.map(({ text, pauseMs }, position) => ({
        sealed_text: seal.sealText(id, position, text),
        pause_ms: pauseMs,
      })),
    );
    await queue.send(tx, 'speech-jobs', { accountId }, { key: accountId });
    return row;
  }

  return {
    async quote(caller, body) {
      const { accepted, segments, settings } = await planner.plan(caller, body);
      const { characters, voice, speed = 1 } = accepted;
      const { remaining } = await currentUsage.read(caller.accountId);
      return {
        characters,
        segments: segments.length,
        durationMs: Math.round((characters / charactersPerMinute / speed) * minuteMs),
        remaining,
        remainingAfter: Math.max(0, remaining - characters),
        isAffordable: characters <= remaining,
        title: settings.title,
        voice: voice.id,
        dialect: voice.dialect,
      };
    },

    async create(caller, body) {
      const plan = await planner.plan(caller, body);
      return inTransaction(db, (tx) => insert(tx, caller, plan));
    },
  };
}

function refuse(verdict: 'exhausted' | 'key_exhausted', isSelling: boolean): AppError {
  if (verdict === 'key_exhausted') {
    return new AppError('api_key_quota_exceeded', { param: 'x-api-key' });
  }
  return new AppError('quota_exceeded', {
    param: 'text',
    ...(isSelling ? { isUpgradable: true } : { sentence: 'reasons:month_used_up' }),
  });
}

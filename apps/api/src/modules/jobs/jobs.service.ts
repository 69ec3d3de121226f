import type { CreateJobBody, Job, JobQuote, Jobs, ListJobsQuery } from '@rakhim/contract';
import type { Knex } from 'knex';
import { inTransaction } from '#src/database/transaction.ts';
import { AppError } from '#src/errors/app-error.ts';
import type { BillingService } from '#src/modules/billing/billing.service.ts';
import type { SoundStore } from '#src/modules/history/sounds/sounds.service.ts';
import type { BlobOwner } from '#src/modules/housekeeping/orphans/orphans.service.ts';
import type { LiveEventsService } from '#src/modules/live-events/live-events.service.ts';
import type { ByteRange, StoredBlob } from '#src/providers/blobs/blob-store.ts';
import { type JobCaller, type JobCreationOptions, createJobCreation } from './job-creation.ts';
import { jobBlobs, soundKeyOf } from './job-keys.ts';
import { presentJob, readCursor, writeCursor } from './jobs.presenter.ts';
import type { JobRow } from './jobs.queries.ts';
import type { SoundLinks } from './sound-link.ts';
import type { JobTimes, OpenedTimes } from './times/job-times.ts';

export type { JobCaller } from './job-creation.ts';

export interface JobSound extends StoredBlob {
  readonly format: string;
}

export interface JobsService {
  /** Says what a job would cost. @throws AppError naming what to change. */
  quote(caller: JobCaller, body: CreateJobBody): Promise<JobQuote>;
  /** @throws AppError also `quota_exceeded`, `api_key_quota_exceeded`, `job_limit_reached`. */
  create(caller: JobCaller, body: CreateJobBody): Promise<Job>;
  list(caller: JobCaller, query: ListJobsQuery): Promise<Jobs>;
  /** @throws AppError `not_found`, as do all below. */
  find(caller: JobCaller, id: string): Promise<Job>;
  /** @throws AppError `job_ended` for one that was completed or failed. */
  cancel(caller: JobCaller, id: string): Promise<Job>;
  pause(caller: JobCaller, id: string): Promise<Job>;
  resume(caller: JobCaller, id: string): Promise<Job>;
  delete(caller: JobCaller, id: string): Promise<void>;
  /** Opens a sound to whoever has a link to it. */
  openSound(
    id: string,
    link: { readonly expires: number; readonly signature: string },
    chooseRange: (size: number) => ByteRange | undefined,
  ): Promise<JobSound>;
  /** Opens when the words of a job sound, to whoever has a link to that. */
  openTimes(id: string, link: { readonly expires: number; readonly signature: string }): Promise<OpenedTimes>;
  /** Gives back what the jobs of an account hold, in the transaction that deletes the account. */
  releaseOf(tx: Knex.Transaction, accountId: string): Promise<void>;
  /** Deletes jobs that are past their time. @returns how many. */
  sweep(): Promise<number>;
  readonly blobs: BlobOwner;
}

export interface JobsServiceOptions extends JobCreationOptions {
  readonly links: SoundLinks;
  readonly sounds: SoundStore;
  readonly times: JobTimes;
  readonly billing: Pick<BillingService, 'requireAccess'>;
  readonly liveEvents: Pick<LiveEventsService, 'announce'>;
  /** Hears of a job that was canceled, in the transaction that cancels it. */
  readonly onEnded: (tx: Knex.Transaction, job: JobRow) => Promise<void>;
  /** Days for which a job is kept from its end on. */
  readonly keptDays: number;
  readonly now: () => Date;
}

const dayMs = 86_400_000;

export function createJobsService(options: JobsServiceOptions): JobsService {
  const { db, queries, seal, links, sounds, times, queue, holds, billing, liveEvents, now } = options;
  const creation = createJobCreation(options);
  const keepUntil = (): Date => new Date(now().getTime() + options.keptDays * dayMs);
  const present = (row: JobRow, { translate, language }: JobCaller): Job =>
    presentJob(row, { seal, translate, language, links });

  async function requireRow(accountId: string, id: string): Promise<JobRow> {
    const row = await queries.find(accountId, id);
    if (!row) {
      throw new AppError('not_found');
    }
    return row;
  }

  /** Ends a job that may go on, and gives back what it holds. */
  async function end(tx: Knex.Transaction, accountId: string, id: string): Promise<JobRow | undefined> {
    const ended = await queries.end(tx, { accountId, id, keepUntil: keepUntil() });
    if (ended) {
      await holds.release(tx, id);
      await queries.orderSegmentsDeleted(tx, ended);
      await options.onEnded(tx, ended);
    }
    return ended;
  }

  /** What a change answers that found the job in another state than it needs. */
  async function presentUnchanged(caller: JobCaller, id: string, wanted: readonly string[]): Promise<Job> {
    const row = await requireRow(caller.accountId, id);
    if (!wanted.includes(row.status)) {
      throw new AppError('job_ended');
    }
    return present(row, caller);
  }

  function announce(accountId: string, kinds: readonly ('jobs' | 'usage')[]): void {
    for (const kind of kinds) {
      liveEvents.announce({ accountId, kind });
    }
  }

  return {
    quote: creation.quote,

    async create(caller, body) {
      const row = await creation.create(caller, body);
      announce(caller.accountId, ['jobs', 'usage']);
      return present(row, caller);
    },

    async list(caller, { limit, cursor }) {
      const before = cursor === undefined ? undefined : readCursor(cursor);
      // One more than asked for tells whether there are more.
      const rows = await queries.listPage(caller.accountId, { limit: limit + 1, before });
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      return { items: page.map((row) => present(row, caller)), nextCursor: last ? writeCursor(last) : null };
    },

    find: async (caller, id) => present(await requireRow(caller.accountId, id), caller),

    async cancel(caller, id) {
      const ended = await inTransaction(db, (tx) => end(tx, caller.accountId, id));
      if (!ended) {
        return presentUnchanged(caller, id, ['canceled']);
      }
      announce(caller.accountId, ['jobs', 'usage']);
      return present(ended, caller);
    },

    async pause(caller, id) {
      const paused = await queries.pause(caller.accountId, id);
      if (!paused) {
        return presentUnchanged(caller, id, ['paused']);
      }
      announce(caller.accountId, ['jobs']);
      return present(paused, caller);
    },

    async resume(caller, id) {
      const { accountId } = caller;
      await requireRow(accountId, id);
      await billing.requireAccess(accountId);
      const resumed = await inTransaction(db, async (tx) => {
        const row = await queries.resume(tx, accountId, id);
        await (row && queue.send(tx, 'speech-jobs', { accountId }, { key: accountId }));
        return row;
      });
      if (!resumed) {
        return presentUnchanged(caller, id, ['queued', 'running']);
      }
      announce(accountId, ['jobs']);
      return present(resumed, caller);
    },

    async delete({ accountId }, id) {
      const isDeleted = await inTransaction(db, async (tx) => {
        await end(tx, accountId, id);
        return queries.delete(tx, accountId, id);
      });
      if (!isDeleted) {
        throw new AppError('not_found');
      }
      announce(accountId, ['jobs', 'usage']);
    },

    async openSound(id, link, chooseRange) {
      const row = links.isValid('audio', id, link) ? await queries.findById(id) : undefined;
      const blob =
        row && row.sound_bytes !== null
          ? await sounds.get(soundKeyOf(row), row.sound_bytes, chooseRange(row.sound_bytes))
          : undefined;
      if (!row || !blob) {
        throw new AppError('not_found');
      }
      return { ...blob, format: row.format };
    },

    async openTimes(id, link) {
      const row = links.isValid('timestamps', id, link) ? await queries.findById(id) : undefined;
      if (!row?.has_times) {
        throw new AppError('not_found');
      }
      return times.open(row);
    },

    async releaseOf(tx, accountId) {
      for (const id of await queries.listOpen(tx, accountId)) {
        await holds.release(tx, id);
      }
    },

    sweep: () => queries.deleteExpired(now()),

    blobs: { prefix: jobBlobs, findOwned: queries.findOwnedKeys },
  };
}

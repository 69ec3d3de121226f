import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { type Job, PgBoss, fromKnex } from 'pg-boss';
import { traceHeaders, traceJob } from '#src/observability/trace.ts';
import { type JobName, type JobQueueDefinition, jobQueues, jobsSchema } from './job-queues.ts';

/** The payload of a job: small, and ids only, because it is stored unencrypted. */
export type JobData = Readonly<Record<string, string>>;

/** One attempt at a job. */
export interface JobAttempt {
  readonly id: string;
  /** How often it has been tried before. */
  readonly failures: number;
  /** Aborts when the job was taken away: it took too long, or this process was not heard of. */
  readonly signal: AbortSignal;
  /** Aborts when this process is told to stop: long work ends early, and asks for the rest to be done elsewhere. */
  readonly stopping: AbortSignal;
}

/** Does a job. One that throws is tried again as its queue says; one that returns is done. */
export type JobHandler = (data: JobData, attempt: JobAttempt) => Promise<void>;
export type JobHandlers = Readonly<Partial<Record<JobName, JobHandler>>>;

export interface SendOptions {
  /** A job that already waits under the same key is not sent twice, where the queue keeps to keys. */
  readonly key?: string;
  /** Not before so many seconds have passed. */
  readonly afterSeconds?: number;
}

/** Work that must happen, some time soon, in whichever process is there to do it. */
export interface JobQueue {
  /** Sends a job inside a transaction: it runs after the commit, and never after a rollback. */
  send(tx: Knex, name: JobName, data: JobData, options?: SendOptions): Promise<void>;
  /**
   * Begins to work on the queues that these handlers are for; may be called again when it failed.
   *
   * @returns what stops it, once the jobs in hand are done with.
   */
  start(handlers: JobHandlers): Promise<() => Promise<void>>;
  /** Has long work end early, and takes up no more of it. */
  endLongWork(): Promise<void>;
}

export interface JobQueueOptions {
  readonly databaseUrl: string;
  /** The role that its connections take; that of their account when not given. */
  readonly databaseRole?: string | undefined;
  /** Jobs that this process does at the same time, where a queue's own number does not hold; 0: none. */
  readonly concurrency?: Readonly<Partial<Record<JobName, number>>>;
  readonly logger: Logger;
}

/** While notices of new jobs arrive, looking is for jobs that are due again; without them it finds new ones, too. */
const pollSeconds = { withoutNotices: 2, withNotices: 10 } as const;
/** So often it is looked whether somebody has died over a job. */
const superviseSeconds = 10;
const stopTimeoutMs = 5_000;
/** Jobs of one queue that one process does at the same time. */
const usualConcurrency = 4;

/** Besides them, one hears of new jobs. */
const connectionsMax = 2;
const timeoutMs = 10_000;

/** A server that is not heard of any more must not be waited for for ever. The driver reads these from the address. */
function withTimeouts(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('statement_timeout', String(timeoutMs));
  url.searchParams.set('query_timeout', String(timeoutMs));
  return url.href;
}

/** The house's one engine for work that outlives its request: pg-boss, in a schema of its own. */
export function createJobQueue({ databaseUrl, databaseRole, concurrency = {}, logger }: JobQueueOptions): JobQueue {
  const boss = new PgBoss({
    connectionString: withTimeouts(databaseUrl),
    ...(databaseRole !== undefined && { options: `-c role=${databaseRole}` }),
    connectionTimeoutMillis: timeoutMs,
    max: connectionsMax,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    application_name: 'rakhim-jobs',
    schema: jobsSchema,
    useListenNotify: true,
    migrate: false,
    createSchema: false,
    // Only the owner of an index may rebuild it.
    reindex: false,
  });
  boss.on('error', ({ message, stack }) => {
    // Not always an error by its class.
    logger.warn({ problem: message, stack }, 'jobs could not be worked on this time');
  });
  const workers = new Set<JobName>();
  const stopping = new AbortController();
  let started: Promise<unknown> | undefined;

  /** Once, and again only after it has failed. */
  async function ensureStarted(): Promise<void> {
    started ??= boss.start();
    await started.catch((error: unknown) => {
      started = undefined;
      throw error;
    });
  }

  async function work({ name, poll }: JobQueueDefinition, places: number, handle: JobHandler): Promise<void> {
    await boss.work<JobData>(
      name,
      {
        batchSize: 1,
        localConcurrency: places,
        pollingIntervalSeconds: pollSeconds.withoutNotices,
        notifyPollingIntervalSeconds: poll ?? pollSeconds.withNotices,
      },
      async ([job]) => {
        if (job) {
          await traceJob(name, job.data, () => handle(job.data, attemptOf(job, stopping.signal)));
        }
      },
    );
    workers.add(name);
  }

  return {
    async send(tx, name, data, { key, afterSeconds } = {}) {
      await ensureStarted();
      await boss.send(
        name,
        { ...data, ...traceHeaders() },
        {
          db: fromKnex(tx as Knex.Transaction),
          ...(key !== undefined && { singletonKey: key }),
          ...(afterSeconds !== undefined && { startAfter: afterSeconds }),
        },
      );
    },

    async start(handlers) {
      await ensureStarted();
      for (const queue of jobQueues) {
        const handle = handlers[queue.name];
        const places = concurrency[queue.name] ?? queue.concurrency ?? usualConcurrency;
        if (handle && places > 0 && !workers.has(queue.name)) {
          await work(queue, places, handle);
          await (queue.cron !== undefined && boss.schedule(queue.name, queue.cron));
        }
      }
      return async () => {
        stopping.abort();
        await boss.stop({ graceful: true, timeout: stopTimeoutMs, close: true });
      };
    },

    async endLongWork() {
      stopping.abort();
      for (const { name, isLong } of jobQueues) {
        await (isLong === true && workers.has(name) && boss.offWork(name, { wait: false }));
      }
    },
  };
}

function attemptOf({ id, retryCount, signal }: Job, stopping: AbortSignal): JobAttempt {
  return { id, failures: retryCount, signal, stopping };
}

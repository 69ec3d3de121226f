import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { PgBoss, fromKnex } from 'pg-boss';
import { type JobName, jobQueues, jobsSchema } from './job-queues.ts';

/** The payload of a job: small, and ids only, because it is stored unencrypted. */
export type JobData = Readonly<Record<string, string>>;
export type JobHandlers = Readonly<Record<JobName, (data: JobData) => Promise<void>>>;

/** Work that must happen, some time soon, in whichever process is there to do it. */
export interface JobQueue {
  /**
   * Enqueues a job inside a transaction: it runs after the commit, and never after a rollback. A job that already waits
   * under the same key is not enqueued twice.
   */
  send(tx: Knex, name: JobName, data: JobData, key?: string): Promise<void>;
  /** Looks for work now instead of at the next look. */
  wake(name: JobName): void;
  /** Begins to work; may be called again when it failed. @returns what stops it, once the jobs in hand are done with. */
  start(handlers: JobHandlers): Promise<() => Promise<void>>;
}

const pollingIntervalSeconds = 2;
/** So often it is looked whether somebody has died over a job. */
const superviseSeconds = 10;
const stopTimeoutMs = 5_000;
/** Jobs of one queue that one process does at the same time. */
const concurrency = 4;

const connectionsMax = 3;
const timeoutMs = 10_000;

/** A server that is not heard of any more must not be waited for for ever. The driver reads these from the address. */
function withTimeouts(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('statement_timeout', String(timeoutMs));
  url.searchParams.set('query_timeout', String(timeoutMs));
  return url.href;
}

export function createJobQueue({ databaseUrl, logger }: { databaseUrl: string; logger: Logger }): JobQueue {
  const boss = new PgBoss({
    connectionString: withTimeouts(databaseUrl),
    connectionTimeoutMillis: timeoutMs,
    max: connectionsMax,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    application_name: 'rakhim-jobs',
    schema: jobsSchema,
    migrate: false,
    createSchema: false,
  });
  boss.on('error', ({ message, stack }) => {
    // Not always an error by its class.
    logger.warn({ problem: message, stack }, 'jobs could not be worked on this time');
  });
  const workers = new Map<JobName, string>();
  let started: Promise<unknown> | undefined;

  /** Once, and again only after it has failed. */
  async function ensureStarted(): Promise<void> {
    started ??= boss.start();
    await started.catch((error: unknown) => {
      started = undefined;
      throw error;
    });
  }

  async function work(name: JobName, handle: (data: JobData) => Promise<void>): Promise<void> {
    const id = await boss.work<JobData>(
      name,
      { batchSize: 1, localConcurrency: concurrency, pollingIntervalSeconds },
      async ([job]) => {
        if (job) {
          await handle(job.data);
        }
      },
    );
    workers.set(name, id);
  }

  return {
    async send(tx, name, data, key) {
      await ensureStarted();
      await boss.send(name, data, {
        db: fromKnex(tx as Knex.Transaction),
        ...(key !== undefined && { singletonKey: key }),
      });
    },

    wake(name) {
      const worker = workers.get(name);
      if (worker !== undefined) {
        boss.notifyWorker(worker);
      }
    },

    async start(handlers) {
      await ensureStarted();
      for (const { name, cron } of jobQueues) {
        if (!workers.has(name)) {
          await work(name, handlers[name]);
        }
        if (cron !== undefined) {
          await boss.schedule(name, cron);
        }
      }
      return async () => {
        await boss.stop({ graceful: true, timeout: stopTimeoutMs, close: true });
      };
    },
  };
}

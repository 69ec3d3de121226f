import { PgBoss, type QueueOptions } from 'pg-boss';

export type JobName = 'billing-sync' | 'billing-close' | 'billing-address' | 'billing-due' | 'billing-reconcile';

interface JobQueueDefinition extends QueueOptions {
  readonly name: JobName;
  /** When it is done by itself. */
  readonly cron?: string;
}

export const jobsSchema = 'jobs';

/**
 * Options for jobs that call another service: retried for about two days with growing back-off. A worker sends a
 * heartbeat every few seconds, so another process takes over the jobs of a dead one soon.
 */
const patient: QueueOptions = {
  retryLimit: 50,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 120,
  heartbeatSeconds: 10,
  deleteAfterSeconds: 86_400,
};
const periodic: QueueOptions = { retryLimit: 0, expireInSeconds: 900, deleteAfterSeconds: 86_400 };

export const jobQueues: readonly JobQueueDefinition[] = [
  { name: 'billing-sync', ...patient },
  { name: 'billing-close', ...patient },
  { name: 'billing-address', ...patient },
  { name: 'billing-due', ...periodic, cron: '* * * * *' },
  { name: 'billing-reconcile', ...periodic, cron: '17 * * * *' },
];

/**
 * Creates the tables of the queue or migrates them to the newest version. The process that migrates the database calls
 * it.
 */
export async function prepareJobQueues(url: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: url,
    schema: jobsSchema,
    supervise: false,
    schedule: false,
    max: 2,
    application_name: 'rakhim-migrate',
  });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    for (const { name, cron: _cron, ...options } of jobQueues) {
      // One waits and one works for each key: whatever is asked for while one waits is done by that one.
      await boss.createQueue(name, { policy: 'stately', ...options });
      await boss.updateQueue(name, options);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

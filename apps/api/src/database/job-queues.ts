import { PgBoss, type Queue } from 'pg-boss';

export type JobName =
  | 'billing-sync'
  | 'billing-close'
  | 'billing-address'
  | 'billing-due'
  | 'billing-reconcile'
  | 'webhook-deliver'
  | 'webhook-quota'
  | 'speech-jobs'
  | 'speech-jobs-due';

export interface JobQueueDefinition extends Queue {
  readonly name: JobName;
  /** When it is done by itself. */
  readonly cron?: string;
  /** Jobs that one process does at the same time; 4 when not given. */
  readonly concurrency?: number;
  /** Whether its jobs take longer than a process may take to stop. */
  readonly isLong?: true;
  /** Seconds after which it is looked for jobs that are due again; 10 when not given. */
  readonly poll?: number;
}

export const jobsSchema = 'jobs';

/**
 * One waits and one works for each key: whatever is asked for while one waits is done by that one. A worker sends a
 * heartbeat every few seconds, so another process takes over the jobs of a dead one soon.
 */
const keyed = { policy: 'stately', notify: true, heartbeatSeconds: 10, deleteAfterSeconds: 86_400 } as const;
/** For jobs that call another service: tried again for about two days with growing back-off. */
const patient = { ...keyed, retryLimit: 50, retryDelay: 2, retryBackoff: true, retryDelayMax: 3600 } as const;
/** For jobs that somebody else finds again if they are lost. */
const soon = { retryLimit: 1_000, retryDelay: 1, retryBackoff: true, retryDelayMax: 30 } as const;
const periodic = { policy: 'stately', retryLimit: 0, expireInSeconds: 900, deleteAfterSeconds: 86_400 } as const;

export const jobQueues: readonly JobQueueDefinition[] = [
  { name: 'billing-sync', ...patient, expireInSeconds: 120, poll: 2 },
  { name: 'billing-close', ...patient, expireInSeconds: 120 },
  { name: 'billing-address', ...patient, expireInSeconds: 120 },
  { name: 'billing-due', ...periodic, cron: '* * * * *', concurrency: 1 },
  { name: 'billing-reconcile', ...periodic, cron: '17 * * * *', concurrency: 1 },
  // Its attempts are counted and spaced by the module itself; those of the queue are for processes that died.
  { name: 'webhook-deliver', ...patient, policy: 'standard', expireInSeconds: 60, concurrency: 8, poll: 2 },
  { name: 'webhook-quota', ...periodic, cron: '* * * * *', concurrency: 1 },
  // One entry for each account, which is worked on for a turn. Joining a long sound takes minutes.
  { name: 'speech-jobs', ...keyed, ...soon, expireInSeconds: 7_200, concurrency: 1, poll: 2, isLong: true },
  { name: 'speech-jobs-due', ...periodic, cron: '* * * * *', concurrency: 1 },
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
    for (const { cron: _cron, concurrency: _concurrency, poll: _poll, isLong: _isLong, ...queue } of jobQueues) {
      const { name, policy: _policy, ...options } = queue;
      await boss.createQueue(name, queue);
      await boss.updateQueue(name, options);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { JobHandlers, JobQueue } from '#src/database/job-queue.ts';
import type { BillingService } from '#src/modules/billing/billing.service.ts';
import { createSoundStore } from '#src/modules/history/sounds/sounds.service.ts';
import { createJobSeal } from '#src/modules/jobs/job-seal.ts';
import { type JobRow, createJobsQueries } from '#src/modules/jobs/jobs.queries.ts';
import { type JobsService, createJobsService } from '#src/modules/jobs/jobs.service.ts';
import { createJobPlanner } from '#src/modules/jobs/plan-job.ts';
import { createJobRunner } from '#src/modules/jobs/runner/job-runner.service.ts';
import { createRunsQueries } from '#src/modules/jobs/runner/runs.queries.ts';
import { createSoundLinks } from '#src/modules/jobs/sound-link.ts';
import { createJobTimes } from '#src/modules/jobs/times/job-times.ts';
import type { LiveEventsService } from '#src/modules/live-events/live-events.service.ts';
import type { LongSpeechService } from '#src/modules/speech/long-speech/long-speech.service.ts';
import { createJobHolds } from '#src/modules/usage/job-holds/job-holds.service.ts';
import type { CurrentUsageService } from '#src/modules/usage/current-usage/current-usage.service.ts';
import type { WebhookOutbox } from '#src/modules/webhooks/webhook-outbox.ts';
import type { BlobStore } from '#src/providers/blobs/blob-store.ts';
import type { DocumentReader } from '#src/providers/document-reader/document-reader.ts';
import type { MasterSecret } from '#src/secrets/master-secret.ts';

export interface JobsResources {
  readonly db: Knex;
  readonly masterSecret: MasterSecret;
  readonly blobs: BlobStore;
  readonly documents: DocumentReader;
  readonly queue: JobQueue;
  readonly billing: BillingService;
  readonly currentUsage: CurrentUsageService;
  readonly speech: LongSpeechService;
  readonly liveEvents: LiveEventsService;
  readonly webhooks: Pick<WebhookOutbox, 'publish'>;
  readonly keptDays: number;
  readonly isSelling: boolean;
  readonly publicOrigin: () => string;
  readonly now: () => Date;
  readonly logger: Logger;
}

/** The longest sound of a job, which WAV can still count. */
export const jobSoundBytesMax = 4 * 1024 ** 3 - 1024 ** 2;

/** Creates the services around long texts: what people do with jobs, and what works on them. */
export function createJobs(resources: JobsResources): { readonly jobs: JobsService; readonly handlers: JobHandlers } {
  const { db, masterSecret } = resources;
  const queries = createJobsQueries(db);
  const shared = {
    ...resources,
    seal: createJobSeal(masterSecret),
    holds: createJobHolds(),
    sounds: createSoundStore(resources.blobs, masterSecret, jobSoundBytesMax),
    onEnded: (tx: Knex.Transaction, job: JobRow) => publishEnd(resources.webhooks, tx, job),
  };
  return {
    jobs: createJobsService({
      ...shared,
      queries,
      planner: createJobPlanner(resources),
      links: createSoundLinks(resources),
      times: createJobTimes({ db, seal: shared.seal }),
    }),
    handlers: createJobRunner({ ...shared, jobs: queries, runs: createRunsQueries(db) }).handlers,
  };
}

/** Tells the programs of an account that a job has ended, and how. */
async function publishEnd(webhooks: JobsResources['webhooks'], tx: Knex.Transaction, job: JobRow): Promise<void> {
  const { id: jobId, account_id: accountId, characters } = job;
  if (job.status === 'completed') {
    const data = { jobId, characters, durationMs: job.duration_ms ?? 0 };
    await webhooks.publish(tx, { accountId, type: 'job.completed', data });
  } else if (job.status === 'failed') {
    await webhooks.publish(tx, { accountId, type: 'job.failed', data: { jobId, code: job.error_code ?? '' } });
  } else {
    await webhooks.publish(tx, { accountId, type: 'job.canceled', data: { jobId } });
  }
}

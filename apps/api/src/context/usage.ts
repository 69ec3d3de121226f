import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Config } from '#src/config/config.ts';
import { createIdempotencyQueries } from '#src/modules/idempotency/idempotency.queries.ts';
import { type IdempotencyService, createIdempotencyService } from '#src/modules/idempotency/idempotency.service.ts';
import type { LiveEventsService } from '#src/modules/live-events/live-events.service.ts';
import { createUsageQueries } from '#src/modules/usage/usage.queries.ts';
import { type UsageService, createUsageService } from '#src/modules/usage/usage.service.ts';
import type { BlobStore } from '#src/providers/blobs/blob-store.ts';
import type { MasterSecret } from '#src/secrets/master-secret.ts';

export interface UsageResources {
  readonly config: Config;
  readonly db: Knex;
  readonly blobs: BlobStore;
  readonly masterSecret: MasterSecret;
  readonly liveEvents: LiveEventsService;
  readonly logger: Logger;
}

/** The services that count characters, and see to it that a repeated request is counted once. */
export function createUsage(resources: UsageResources): {
  readonly usage: UsageService;
  readonly idempotency: IdempotencyService;
} {
  const { config, db, liveEvents } = resources;
  const usage = createUsageService({
    ...resources,
    queries: createUsageQueries(db),
    ...config.usage,
    isSelling: config.billing.isSelling,
    onChange: (accountId) => {
      liveEvents.announce({ accountId, kind: 'usage' });
    },
  });
  const idempotency = createIdempotencyService({
    ...resources,
    queries: createIdempotencyQueries(db),
    usage,
    leaseSeconds: config.usage.leaseSeconds,
    ...config.idempotency,
  });
  return { usage, idempotency };
}

import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { ApiKeysService } from '#src/modules/api-keys/api-keys.service.ts';
import type { ClientTokensService } from '#src/modules/client-tokens/client-tokens.service.ts';
import type { DevicesService } from '#src/modules/devices/devices.service.ts';
import type { InboxSettingsService } from '#src/modules/contact/settings/settings.service.ts';
import type { HistoryService } from '#src/modules/history/history.service.ts';
import { createHousekeepingService, type HousekeepingService } from '#src/modules/housekeeping/housekeeping.service.ts';
import { createOrphansQueries } from '#src/modules/housekeeping/orphans/orphans.queries.ts';
import { createOrphanSweep } from '#src/modules/housekeeping/orphans/orphans.service.ts';
import type { BlobStore } from '#src/providers/blobs/blob-store.ts';
import type { SharesService } from '#src/modules/history/shares/shares.service.ts';
import type { JobsService } from '#src/modules/jobs/jobs.service.ts';
import type { IdempotencyService } from '#src/modules/idempotency/idempotency.service.ts';
import type { RateLimitsService } from '#src/modules/rate-limits/rate-limits.service.ts';
import type { StatusService } from '#src/modules/status/status.service.ts';
import type { WebhooksService } from '#src/modules/webhooks/webhooks.service.ts';
import type { Auth } from './accounts.ts';
import type { Payments } from './billing.ts';

export interface HousekeepingResources {
  readonly db: Knex;
  readonly blobs: BlobStore;
  readonly now: () => Date;
  readonly logger: Logger;
  readonly auth: Auth;
  readonly clientTokens: ClientTokensService;
  readonly devices: DevicesService;
  readonly limits: RateLimitsService;
  readonly payments: Payments;
  readonly apiKeys: ApiKeysService;
  readonly idempotency: IdempotencyService;
  readonly history: HistoryService;
  readonly webhooks: WebhooksService;
  readonly shares: Pick<SharesService, 'deleteExpired'>;
  readonly jobs: JobsService;
  readonly status: Pick<StatusService, 'deleteOld'>;
  readonly inboxSettings: InboxSettingsService;
}

/** All sweeps of housekeeping: expired rows to delete, and old rows to encrypt. */
export function createHousekeeping({
  db,
  blobs,
  now,
  logger,
  auth,
  clientTokens,
  devices,
  limits,
  payments,
  apiKeys,
  idempotency,
  history,
  webhooks,
  shares,
  jobs,
  status,
  inboxSettings,
}: HousekeepingResources): HousekeepingService {
  return createHousekeepingService({
    sweeps: {
      links: () => auth.tokens.deleteExpired(db),
      googleSignIns: () => auth.oauth.deleteExpired(),
      clientTokens: () => clientTokens.deleteExpired(),
      deviceRequests: () => devices.deleteExpired(),
      sessions: () => auth.sessions.deleteEnded(),
      signingKeys: () => auth.signingKeys.deleteExpired(),
      limits: () => limits.deleteExpired(),
      billingEvents: () => payments.deleteOldEvents(),
      sealedKeys: () => apiKeys.deleteSealedKeys(),
      idempotentAnswers: () => idempotency.deleteExpired(),
      listeningPages: () => shares.deleteExpired(),
      // Before the sounds, whose deletion it orders.
      jobs: () => jobs.sweep(),
      sounds: () => history.sweep(),
      orphans: createOrphanSweep({
        blobs,
        owners: [history.blobs, idempotency.blobs, jobs.blobs],
        queries: createOrphansQueries(db),
        logger,
        now,
      }),
      webhooks: () => webhooks.deleteOld(),
      status: () => status.deleteOld(),
      sealedTexts: () => history.sealPlain(),
      contactMessages: () => inboxSettings.deleteExpired(),
    },
    logger,
  });
}

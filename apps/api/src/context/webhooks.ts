import type { Knex } from 'knex';
import type { JobHandlers, JobQueue } from '#src/database/job-queue.ts';
import type { AccountsQueries } from '#src/modules/accounts/accounts.queries.ts';
import type { MailService } from '#src/modules/mail/mail.service.ts';
import type { RateLimitsService } from '#src/modules/rate-limits/rate-limits.service.ts';
import { createDeliveryQueries } from '#src/modules/webhooks/delivery/delivery.queries.ts';
import { createDeliveryService } from '#src/modules/webhooks/delivery/delivery.service.ts';
import { createQuotaWarnings } from '#src/modules/webhooks/quota-warnings/quota-warnings.service.ts';
import type { WebhookOutbox } from '#src/modules/webhooks/webhook-outbox.ts';
import { createWebhookSecrets } from '#src/modules/webhooks/webhook-secret.ts';
import { createWebhooksQueries } from '#src/modules/webhooks/webhooks.queries.ts';
import { type WebhooksService, createWebhooksService } from '#src/modules/webhooks/webhooks.service.ts';
import { createWebhookClient } from '#src/providers/webhooks/webhook-client.ts';
import type { MasterSecret } from '#src/secrets/master-secret.ts';

export interface WebhooksResources {
  readonly db: Knex;
  readonly jobs: JobQueue;
  readonly mail: MailService;
  readonly accounts: AccountsQueries;
  readonly limits: RateLimitsService;
  readonly masterSecret: MasterSecret;
  readonly webhookOutbox: WebhookOutbox;
  /** Whether plain HTTP and this machine may be addressed. */
  readonly allowsLocal: boolean;
  readonly now: () => Date;
}

export interface Webhooks {
  readonly webhooks: WebhooksService;
  readonly webhookHandlers: JobHandlers;
}

/** Creates what tells the programs of accounts what has happened. */
export function createWebhooks(resources: WebhooksResources): Webhooks {
  const { db, masterSecret, allowsLocal, webhookOutbox: outbox } = resources;
  const secrets = createWebhookSecrets(masterSecret);
  const client = createWebhookClient({ allowsLocal });
  const delivery = createDeliveryService({ ...resources, queries: createDeliveryQueries(db), outbox, secrets, client });
  const warnOfQuota = createQuotaWarnings({ db, outbox });
  return {
    webhooks: createWebhooksService({ ...resources, queries: createWebhooksQueries(db), secrets, outbox, client }),
    webhookHandlers: {
      'webhook-deliver': ({ deliveryId = '' }) => delivery.deliver(deliveryId),
      'webhook-quota': () => warnOfQuota(),
    },
  };
}

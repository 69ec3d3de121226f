import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { JobHandlers, JobQueue } from '#src/database/job-queue.ts';
import { createAccountsQueries } from '#src/modules/accounts/accounts.queries.ts';
import {
  type AccountClosingService,
  createAccountClosingService,
} from '#src/modules/billing/account-closing/account-closing.service.ts';
import {
  type CustomerAddressService,
  createCustomerAddressService,
} from '#src/modules/billing/customer-address/customer-address.service.ts';
import { createBillingEventsQueries } from '#src/modules/billing/billing-events/billing-events.queries.ts';
import type { BillingService } from '#src/modules/billing/billing.service.ts';
import { createBillingQueries } from '#src/modules/billing/billing.queries.ts';
import { type CheckoutService, createCheckoutService } from '#src/modules/billing/checkout/checkout.service.ts';
import { createCheckoutsQueries } from '#src/modules/billing/checkout/checkout.queries.ts';
import {
  type ReconciliationService,
  createReconciliationService,
} from '#src/modules/billing/reconciliation/reconciliation.service.ts';
import {
  type SubscriptionStatusService,
  createSubscriptionStatusService,
} from '#src/modules/billing/subscription-status/subscription-status.service.ts';
import {
  type SubscriptionSyncService,
  createSubscriptionSyncService,
} from '#src/modules/billing/subscription-sync/subscription-sync.service.ts';
import { createTrialClaimsQueries } from '#src/modules/billing/trials/trials.queries.ts';
import { createTrialsService } from '#src/modules/billing/trials/trials.service.ts';
import { type WebhooksService, createWebhooksService } from '#src/modules/billing/webhooks/webhooks.service.ts';
import type { ApiKeysService } from '#src/modules/api-keys/api-keys.service.ts';
import type { LiveEventsService } from '#src/modules/live-events/live-events.service.ts';
import type { WebhookOutbox } from '#src/modules/webhooks/webhook-outbox.ts';
import type { BillingProvider } from '#src/providers/billing/billing-provider.ts';
import type { MasterSecret } from '#src/secrets/master-secret.ts';

/** The services that exist where billing is configured. */
export interface Paying {
  readonly checkout: CheckoutService;
  readonly webhooks: WebhooksService;
  readonly sync: SubscriptionSyncService;
  readonly reconciliation: ReconciliationService;
}

/** The services around subscriptions that are paid for. */
export interface Payments {
  readonly subscriptionStatus: SubscriptionStatusService;
  readonly closing: AccountClosingService;
  readonly customerAddress: CustomerAddressService;
  /** The services that need Stripe; absent where billing is not configured. */
  readonly paying: Paying | undefined;
  deleteOldEvents(): Promise<number>;
  /** The handlers of its jobs, asked for and periodic. */
  readonly handlers: JobHandlers;
}

export interface PaymentsResources {
  readonly db: Knex;
  readonly jobs: JobQueue;
  readonly provider: BillingProvider | undefined;
  /** Gives access where nothing is sold. */
  readonly sharedPlan: BillingService | undefined;
  readonly liveEvents: Pick<LiveEventsService, 'publish'>;
  readonly webhookOutbox: Pick<WebhookOutbox, 'publish'>;
  readonly apiKeys: Pick<ApiKeysService, 'ensureDefault'>;
  readonly masterSecret: MasterSecret;
  readonly publicOrigin: () => string;
  readonly onDrift: (customers: number) => void;
  readonly now: () => Date;
  readonly logger: Logger;
}

/** The part of the composition root that is about billing. */
export function createPayments(resources: PaymentsResources): Payments {
  const { db, jobs, provider, sharedPlan, logger, now } = resources;
  const queries = createBillingQueries(db);
  const events = createBillingEventsQueries(db);
  const checkouts = createCheckoutsQueries(db);
  const closing = createAccountClosingService({ queries, jobs, provider });
  const accounts = createAccountsQueries(db);
  const customerAddress = createCustomerAddressService({
    queries,
    jobs,
    provider,
    findAccount: (accountId) => accounts.findChangedAccount(accountId),
  });
  const paying = provider && createPaying({ ...resources, provider, queries, events, checkouts });
  return {
    subscriptionStatus: sharedPlan
      ? { read: sharedPlan.readSubscription }
      : createSubscriptionStatusService({ queries, checkouts, sync: paying?.sync, now, logger }),
    closing,
    customerAddress,
    paying,
    deleteOldEvents: () => events.deleteOld(),
    handlers: paying
      ? {
          'billing-sync': ({ customerId = '' }) => paying.sync.syncCustomer(customerId),
          'billing-close': ({ customerId = '' }) => closing.closeCustomer(customerId),
          'billing-address': ({ accountId = '', customerId = '' }) => customerAddress.update({ accountId, customerId }),
          'billing-due': async () => void (await paying.reconciliation.syncOverdue()),
          'billing-reconcile': async () => void (await paying.reconciliation.reconcile()),
        }
      : {},
  };
}

interface PayingParts extends PaymentsResources {
  readonly provider: BillingProvider;
  readonly queries: ReturnType<typeof createBillingQueries>;
  readonly events: ReturnType<typeof createBillingEventsQueries>;
  readonly checkouts: ReturnType<typeof createCheckoutsQueries>;
}

function createPaying(parts: PayingParts): Paying {
  const { db, masterSecret } = parts;
  const accounts = createAccountsQueries(db);
  const findAccount = (accountId: string) => accounts.findAccount(accountId);
  const trials = createTrialsService({ db, queries: createTrialClaimsQueries(db), masterSecret });
  const sync = createSubscriptionSyncService({
    ...parts,
    trials,
    findAccount,
    ensureKey: (tx, accountId) => parts.apiKeys.ensureDefault(tx, accountId, 'subscription'),
  });
  return {
    sync,
    checkout: createCheckoutService({ ...parts, trials, findAccount }),
    webhooks: createWebhooksService(parts),
    reconciliation: createReconciliationService({ ...parts, sync }),
  };
}

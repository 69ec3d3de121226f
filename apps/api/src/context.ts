import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import { type Auth, createAuth } from './context/accounts.ts';
import { createAccountsQueries, type AccountsQueries } from './modules/accounts/accounts.queries.ts';
import { createApiKeysQueries } from './modules/api-keys/api-keys.queries.ts';
import { type ApiKeysService, createApiKeysService } from './modules/api-keys/api-keys.service.ts';
import { type BillingQueries, createBillingQueries } from './modules/billing/billing.queries.ts';
import { createBillingService } from './modules/billing/billing.service.ts';
import { createMailComposer } from './modules/mail/compose-mail.ts';
import { createOutboxQueries } from './modules/mail/outbox/outbox.queries.ts';
import { type OutboxService, createOutboxService } from './modules/mail/outbox/outbox.service.ts';
import { createHousekeepingService, type HousekeepingService } from './modules/housekeeping/housekeeping.service.ts';
import { type HealthService, createHealthService } from './modules/health/health.service.ts';
import { type SpeechService, createSpeechService } from './modules/speech/speech.service.ts';
import { createUsageQueries } from './modules/usage/usage.queries.ts';
import { type UsageService, createUsageService } from './modules/usage/usage.service.ts';
import { type Metrics, createMetrics } from './observability/metrics.ts';
import type { BlobStore } from './providers/blobs/blob-store.ts';
import type { IdentityProvider } from './providers/identity/identity-provider.ts';
import type { Mailer } from './providers/mail/mailer.ts';
import type { SpeechEngine } from './providers/speech/speech-engine.ts';

/** Everything the API is made of, built once. */
export interface Context {
  readonly config: Config;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly publicOrigin: () => string;
  readonly accounts: AccountsQueries;
  readonly auth: Auth;
  readonly apiKeys: ApiKeysService;
  readonly billing: BillingQueries;
  readonly health: HealthService;
  readonly housekeeping: HousekeepingService;
  readonly outbox: OutboxService;
  readonly speech: SpeechService;
  readonly usage: UsageService;
}

/** What comes from outside: connections, engines and the clock. */
export interface Resources {
  readonly config: Config;
  readonly logger: Logger;
  readonly db: Knex;
  readonly engine: SpeechEngine;
  readonly mailer: Mailer;
  /** Where sounds are kept. */
  readonly blobs: BlobStore;
  readonly now?: () => Date;
  /** Google, or what stands in for it; absent: nobody signs in that way. */
  readonly identityProvider?: IdentityProvider | undefined;
  /** Under which secrets in the database are encrypted. */
  readonly masterSecret: Buffer;
  /** Where the world reaches us; on a local run it is known only once we listen. */
  readonly publicOrigin: () => string;
}

export function createContext(resources: Resources): Context {
  const { config, logger, db, engine, mailer, now = () => new Date(), publicOrigin } = resources;
  const metrics = createMetrics();
  const apiKeys = createApiKeysService({ queries: createApiKeysQueries(db) });
  const accounts = createAccountsQueries(db);
  const auth = createAuth({ ...resources, apiKeys, now });
  const { mail, tokens, limits } = auth;
  const billingQueries = createBillingQueries(db);
  const billing = createBillingService({ queries: billingQueries, now });
  const usage = createUsageService({ queries: createUsageQueries(db), leaseSeconds: config.usage.leaseSeconds, logger });

  return {
    config,
    logger,
    metrics,
    publicOrigin,
    accounts,
    auth,
    apiKeys,
    billing: billingQueries,
    health: createHealthService({ db, engine, metrics, now }),
    housekeeping: createHousekeepingService({
      sweeps: {
        links: () => auth.tokens.deleteExpired(db),
        googleSignIns: () => auth.oauth.deleteExpired(),
        sessions: () => auth.sessions.deleteEnded(),
        signingKeys: () => auth.signingKeys.deleteExpired(),
        limits: () => limits.deleteExpired(),
      },
      logger,
    }),
    outbox: createOutboxService({
      db,
      queries: createOutboxQueries(db),
      mail,
      composer: createMailComposer({ accounts, tokens, limits, publicOrigin }),
      mailer,
      logger,
    }),
    speech: createSpeechService({ engine, billing, usage, onFirstAudio: metrics.observeFirstAudio }),
    usage,
  };
}

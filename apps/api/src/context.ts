import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import { type Auth, createAuth } from './context/accounts.ts';
import { type Payments, createPayments } from './context/billing.ts';
import { type Contact, createContact } from './context/contact.ts';
import { createJobs } from './context/jobs.ts';
import { createPrograms } from './context/programs.ts';
import { createHistory } from './context/history.ts';
import { type NeuralVoicesContext, createNeuralVoicesContext } from './context/neural-voices.ts';
import { type SpeechContext, createSpeech } from './context/speech.ts';
import { type Status, createStatus } from './context/status.ts';
import { createUsage } from './context/usage.ts';
import { createWebhooks } from './context/webhooks.ts';
import { type WebhookOutbox, createWebhookOutbox } from './modules/webhooks/webhook-outbox.ts';
import type { WebhooksService } from './modules/webhooks/webhooks.service.ts';
import { createHousekeeping } from './context/housekeeping.ts';
import { type JobHandlers, createJobQueue } from './database/job-queue.ts';
import { createAccountsQueries, type AccountsQueries } from './modules/accounts/accounts.queries.ts';
import { type AdmissionService, createAdmissionService } from './modules/admission/admission.service.ts';
import type { ApiKeysService } from './modules/api-keys/api-keys.service.ts';
import type { ClientTokensService } from './modules/client-tokens/client-tokens.service.ts';
import { withClientTokens } from './modules/client-tokens/with-client-tokens.ts';
import type { DevicesService } from './modules/devices/devices.service.ts';
import { type BillingQueries, createBillingQueries } from './modules/billing/billing.queries.ts';
import { createBillingService } from './modules/billing/billing.service.ts';
import { createSharedPlanService } from './modules/billing/shared-plan/shared-plan.service.ts';
import { createMailComposer } from './modules/mail/compose-mail.ts';
import { createMailService } from './modules/mail/mail.service.ts';
import { createOutboxQueries } from './modules/mail/outbox/outbox.queries.ts';
import { type OutboxService, createOutboxService } from './modules/mail/outbox/outbox.service.ts';
import type { HousekeepingService } from './modules/housekeeping/housekeeping.service.ts';
import { type HealthService, createHealthService } from './modules/health/health.service.ts';
import type { HistoryService } from './modules/history/history.service.ts';
import type { SharesService } from './modules/history/shares/shares.service.ts';
import type { JobsService } from './modules/jobs/jobs.service.ts';
import type { Recorder } from './modules/history/recorder/recorder.service.ts';
import { type LiveEventsService, createLiveEventsService } from './modules/live-events/live-events.service.ts';
import { type ReadLiveEvent, createLiveEventReader } from './modules/live-events/read-live-event.ts';
import { createTally } from './modules/status/tally.ts';
import { withTally } from './modules/status/with-tally.ts';
import { createRateLimitsService } from './modules/rate-limits/rate-limits.service.ts';
import { rateRules } from './modules/rate-limits/rate-rules.ts';
import type { IdempotencyService } from './modules/idempotency/idempotency.service.ts';
import {
  type CurrentUsageService,
  createCurrentUsageService,
} from './modules/usage/current-usage/current-usage.service.ts';
import {
  type UsageReportService,
  createUsageReportService,
} from './modules/usage/usage-report/usage-report.service.ts';
import type { UsageService } from './modules/usage/usage.service.ts';
import { withEngineMetrics } from './observability/engine-metrics.ts';
import { type Metrics, createMetrics } from './observability/metrics.ts';
import { registerStateMetrics } from './observability/state-metrics.ts';
import { withEngineTrace } from './observability/trace.ts';
import type { BlobStore } from './providers/blobs/blob-store.ts';
import type { BillingProvider } from './providers/billing/billing-provider.ts';
import type { IdentityProvider } from './providers/identity/identity-provider.ts';
import type { Mailer } from './providers/mail/mailer.ts';
import type { VoiceShelf } from './providers/speech/voice-table/open-voices.ts';
import type { SpeechEngine } from './providers/speech/speech-engine.ts';
import type { DocumentReader } from './providers/document-reader/document-reader.ts';
import type { TextReader } from './providers/text-reader/text-reader.ts';
import type { WebBuild } from './web/web-build.ts';
import type { MasterSecret } from '#src/secrets/master-secret.ts';

/** Everything the API is made of, built once. */
export interface Context extends SpeechContext, NeuralVoicesContext, Status {
  readonly config: Config;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly now: () => Date;
  readonly publicOrigin: () => string;
  /** The pages of the web app; absent where it was not built. */
  readonly web: WebBuild | undefined;
  readonly accounts: AccountsQueries;
  readonly auth: Auth;
  readonly admission: AdmissionService;
  readonly apiKeys: ApiKeysService;
  readonly clientTokens: ClientTokensService;
  readonly billing: BillingQueries;
  readonly contact: Contact;
  readonly currentUsage: CurrentUsageService;
  readonly devices: DevicesService;
  readonly health: HealthService;
  readonly history: HistoryService;
  readonly housekeeping: HousekeepingService;
  readonly idempotency: IdempotencyService;
  readonly jobs: JobsService;
  readonly liveEvents: LiveEventsService;
  readonly outbox: OutboxService;
  readonly payments: Payments;
  /** Begins to work on jobs; may be called again when it failed. @returns what stops it. */
  startJobs(): Promise<() => Promise<void>>;
  /** Has long jobs end early, and takes up no more of them. */
  endLongJobs(): Promise<void>;
  readonly readLiveEvent: ReadLiveEvent;
  readonly recorder: Recorder;
  readonly shares: SharesService;
  readonly usage: UsageService;
  readonly usageReport: UsageReportService;
  readonly webhooks: WebhooksService;
  readonly webhookHandlers: JobHandlers;
  /** Where modules say what programs of accounts are to be told of. */
  readonly webhookOutbox: WebhookOutbox;
}

/** External resources: connections, engines and the clock. */
export interface Resources {
  readonly config: Config;
  readonly logger: Logger;
  /** Measurements that have begun before the rest was built; none have when it is absent. */
  readonly metrics?: Metrics;
  readonly db: Knex;
  /** Where `db` connects to, for what needs a connection of its own. */
  readonly databaseUrl: string;
  /** The role that connections to it take; that of its account when absent. */
  readonly databaseRole?: string | undefined;
  readonly engine: SpeechEngine;
  /** The neural voices that can be added, and those that are. */
  readonly voices: VoiceShelf;
  readonly reader: TextReader;
  readonly documents: DocumentReader;
  readonly mailer: Mailer;
  /** The store of sounds. */
  readonly blobs: BlobStore;
  readonly now?: () => Date;
  /** Stripe or its stand-in; absent where billing is not configured. */
  readonly billingProvider?: BillingProvider | undefined;
  /** Google or its stand-in; absent where sign-in with Google is not configured. */
  readonly identityProvider?: IdentityProvider | undefined;
  /** Keys that encrypt secrets in the database. */
  readonly masterSecret: MasterSecret;
  /** The pages of the web app, where it was built. */
  readonly web?: WebBuild | undefined;
  /** Returns the public origin; a local run knows it only once it listens. */
  readonly publicOrigin: () => string;
}

export function createContext(given: Resources): Context {
  const resources = { now: () => new Date(), ...given, ...observe(given) };
  const { config, logger, db, engine, metrics, now, publicOrigin } = resources;
  const limits = createRateLimitsService({
    db,
    logger,
    rules: { ...rateRules, 'request:account': { points: config.usage.requestsPerMinute, perSeconds: 60 } },
  });
  const { apiKeys, clientTokens, devices } = createPrograms({ ...resources, limits });
  const accounts = createAccountsQueries(db);
  const jobQueue = createJobQueue({ ...resources, concurrency: { 'speech-jobs': config.jobs.concurrency } });
  const webhookOutbox = createWebhookOutbox({ ...resources, jobs: jobQueue });
  const liveEvents = createLiveEventsService({ db, databaseUrl: resources.databaseUrl, logger });
  const { usage, idempotency } = createUsage({ ...resources, liveEvents });
  const { history, recorder, keptSounds, createShares } = createHistory({
    ...resources,
    ...config.history,
    usage,
    liveEvents,
  });
  const sharedPlan = config.billing.isSelling ? undefined : createSharedPlanService({ ...config.billing, now });
  const payments = createPayments({
    ...resources,
    provider: resources.billingProvider,
    sharedPlan,
    jobs: jobQueue,
    apiKeys,
    liveEvents,
    webhookOutbox,
    onDrift: metrics.observeBillingDrift,
  });
  const billingQueries = createBillingQueries(db);
  const billing = sharedPlan ?? createBillingService({ queries: billingQueries, ...config.billing, now });
  const currentUsage = createCurrentUsageService({ db, billing });
  const speech = createSpeech({
    ...resources,
    billing,
    rates: limits,
    usage: withClientTokens(usage, { tokens: clientTokens, logger }),
    recorder,
    keptSounds,
    onFirstAudio: metrics.observeFirstAudio,
  });
  const shares = createShares({ text: speech.text, rates: limits });
  const { jobs, handlers: jobHandlers } = createJobs({
    ...resources,
    ...config.jobs,
    isSelling: config.billing.isSelling,
    queue: jobQueue,
    billing,
    currentUsage,
    speech: speech.longSpeech,
    liveEvents,
    webhooks: webhookOutbox,
  });
  const mail = createMailService();
  const contact = createContact({ ...resources, accounts, limits, mail, liveEvents });
  const auth = createAuth({
    ...resources,
    apiKeys,
    limits,
    history,
    mail,
    contact: contact.contact,
    jobs,
    closing: payments.closing,
    customerAddress: payments.customerAddress,
  });
  const { tokens } = auth;
  const webhooks = createWebhooks({
    ...resources,
    ...config.webhooks,
    jobs: jobQueue,
    mail,
    accounts,
    limits,
    webhookOutbox,
  });
  const status = createStatus({ ...resources, engine: given.engine });
  return {
    config,
    logger,
    metrics,
    now,
    publicOrigin,
    payments,
    jobs,
    startJobs: () => jobQueue.start({ ...payments.handlers, ...webhooks.webhookHandlers, ...jobHandlers }),
    endLongJobs: () => jobQueue.endLongWork(),
    web: resources.web,
    accounts,
    auth,
    admission: createAdmissionService(config.usage.openRequestsPerAccountMax),
    apiKeys,
    clientTokens,
    billing: billingQueries,
    ...webhooks,
    webhookOutbox,
    contact,
    currentUsage,
    devices,
    liveEvents,
    history,
    recorder,
    readLiveEvent: createLiveEventReader({ currentUsage, billing }),
    health: createHealthService({ db, engine, metrics, now }),
    idempotency,
    housekeeping: createHousekeeping({
      ...resources,
      clientTokens,
      devices,
      auth,
      limits,
      payments,
      apiKeys,
      idempotency,
      history,
      webhooks: webhooks.webhooks,
      shares,
      jobs,
      ...status,
      inboxSettings: contact.inboxSettings,
    }),
    outbox: createOutboxService({
      ...resources,
      queries: createOutboxQueries(db),
      mail,
      composer: createMailComposer({ accounts, tokens, limits, outboundMail: contact.outboundMail, publicOrigin }),
      onConcluded: contact.outboundMail.noteDelivery,
    }),
    ...createNeuralVoicesContext({ ...resources, accounts, liveEvents }),
    ...speech,
    shares,
    ...status,
    usage,
    usageReport: createUsageReportService({ db }),
  };
}

/** Has the database and the engine measured, answers counted, and the engine traced where traces are sent. */
function observe({ config, db, engine, metrics = createMetrics() }: Resources) {
  registerStateMetrics(metrics.registry, db);
  const tally = createTally();
  const traced = config.telemetry.endpoint === undefined ? engine : withEngineTrace(engine);
  return { tally, metrics: withTally(metrics, tally), engine: withEngineMetrics(traced, metrics.registry) };
}

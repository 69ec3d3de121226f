import { mkdir } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import type { Resources } from './context.ts';
import { openDatabase } from './database/open-database.ts';
import { type LocalStripe, openBilling } from './local/open-billing.ts';
import { openIdentityProvider } from './local/open-identity-provider.ts';
import { type LocalMailbox, openMailer } from './local/open-mailer.ts';
import { createBlobStore } from './providers/blobs/create-blob-store.ts';
import { createSpeechEngine } from './providers/speech/create-speech-engine.ts';
import { openVoices } from './providers/speech/voice-table/open-voices.ts';
import { createDocumentPool } from './providers/document-reader/document-pool.ts';
import { createReadingPool } from './providers/text-reader/reading-pool.ts';
import { loadMasterSecret } from './secrets/master-secret.ts';
import { createMetrics } from './observability/metrics.ts';
import { openWebBuild } from './web/web-build.ts';

export interface OpenResources extends Omit<Resources, 'publicOrigin'> {
  /** The place where mails land on a local run. */
  readonly localMailbox: LocalMailbox | undefined;
  /** The place where a local run takes test cards. */
  readonly localStripe: LocalStripe | undefined;
  /** Closes all resources, the database last: the others may still write. */
  close(): Promise<void>;
}

/**
 * Opens the resources of the API: the voices, the database at its newest migration, the identity provider and the mail
 * server. A resource that the configuration does not name is started on this machine, except in production.
 *
 * @throws when one of them cannot be opened; the process is of no use then and ends.
 */
export async function openResources(config: Config, logger: Logger): Promise<OpenResources> {
  await mkdir(config.dataDir, { recursive: true });
  // The voices warm up in their threads while the database starts.
  const speech = await createSpeechEngine(config.speech);
  const voices = await openVoices(speech, { ...config.voices, isSelling: config.billing.isSelling });
  // An engine service has a table of voices of its own.
  const engine = config.speech.kind === 'remote' ? speech : voices.engine;
  const reader = createReadingPool();
  const documents = createDocumentPool();
  const metrics = createMetrics();
  const [database, masterSecret, google, mail, blobs] = await Promise.all([
    openDatabase(config, logger, metrics.observeConnectionWait),
    loadMasterSecret(config.accounts, config.dataDir),
    openIdentityProvider(config),
    openMailer(config),
    createBlobStore(config.blobs, config.dataDir),
  ]);
  const billing = await openBilling(config, database.url, logger);

  return {
    config,
    logger,
    metrics,
    db: database.db,
    databaseUrl: database.url,
    databaseRole: database.role,
    engine,
    voices,
    reader,
    documents,
    masterSecret,
    identityProvider: google.provider,
    billingProvider: billing.provider,
    localStripe: billing.local,
    mailer: mail.mailer,
    blobs,
    web: await openWebBuild(config.webDir),
    localMailbox: mail.local,
    async close() {
      await mail.close();
      await billing.close();
      await google.close();
      await Promise.all([voices.engine.close(), reader.close(), documents.close()]);
      await blobs.close();
      await database.close();
    },
  };
}

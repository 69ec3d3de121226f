import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { inject } from 'vitest';
import { createApp } from '#src/app.ts';
import { type Config, loadConfig } from '#src/config/config.ts';
import { type Context, createContext } from '#src/context.ts';
import type { Database } from '#src/database/create-database.ts';
import { type HttpServer, startHttpServer } from '#src/http/http-server.ts';
import { createLogger } from '#src/observability/logger.ts';
import type { BlobStore } from '#src/providers/blobs/blob-store.ts';
import { createFolderBlobStore } from '#src/providers/blobs/folder-blob-store.ts';
import type { BillingProvider } from '#src/providers/billing/billing-provider.ts';
import type { IdentityProvider } from '#src/providers/identity/identity-provider.ts';
import { createSmtpMailer } from '#src/providers/mail/smtp-mailer.ts';
import { type VoiceShelf, openVoiceShelf } from '#src/providers/speech/voice-table/open-voices.ts';
import type { SpeechEngine } from '#src/providers/speech/speech-engine.ts';
import { createDocumentPool } from '#src/providers/document-reader/document-pool.ts';
import { createReadingPool } from '#src/providers/text-reader/reading-pool.ts';
import { assertInvariants } from './invariants.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';
import { type StubEngine, createStubEngine } from './stub-engine.ts';
import type { MasterSecret } from '#src/secrets/master-secret.ts';
import { createTestDatabase, openRuntimeDatabase, openTestDatabase } from './test-database.ts';

export interface TestApi<E extends SpeechEngine> {
  readonly url: string;
  readonly context: Context;
  readonly db: Database;
  readonly databaseUrl: string;
  readonly masterSecret: MasterSecret;
  readonly blobs: BlobStore;
  readonly engine: E;
  /** Everything that was logged. */
  readonly logText: () => string;
  /** Calls the API as a client would. */
  call(path: string, init?: RequestInit): Promise<Response>;
  /** Checks the invariants and that no sound is being made any more. Call after every test. */
  assertAtRest(): Promise<void>;
  close(): Promise<void>;
}

export interface TestApiOptions {
  /** Another API whose database, secrets and public address this one shares, as one more process of it would. */
  readonly beside?: TestApi<StubEngine>;
  readonly identityProvider?: IdentityProvider;
  /** The payment provider; with it, the jobs of billing run, too. */
  readonly billingProvider?: BillingProvider;
  /** The store of sounds; a folder of its own when not given. */
  readonly blobs?: BlobStore;
  readonly now?: () => Date;
  /** Whether jobs are worked on where nothing is paid for. */
  readonly runsJobs?: boolean;
  /** The neural voices; with none installed, and no engine that speaks with them, when not given. */
  readonly voices?: VoiceShelf;
}

/** The whole API on a database of its own, over real HTTP, with an engine that does as it is told. */
export function startTestApi(env?: Record<string, string>, options?: TestApiOptions): Promise<TestApi<StubEngine>> {
  return startTestApiWith(createStubEngine(), env, options);
}

const nowhere = 'smtp://127.0.0.1:1';

/** Starts the whole API with an engine of any kind, which is closed with the API. */
export async function startTestApiWith<E extends SpeechEngine>(
  engine: E,
  env: Record<string, string> = {},
  {
    beside,
    identityProvider,
    billingProvider,
    now,
    blobs: ownBlobs,
    runsJobs = false,
    voices: ownVoices,
  }: TestApiOptions = {},
): Promise<TestApi<E>> {
  const config: Config = loadConfig({ NODE_ENV: 'test', PORT: '0', ...env });
  const database = beside ? openTestDatabase(beside.databaseUrl) : await createTestDatabase();
  const runtimeDb = openRuntimeDatabase(database.url);
  const blobsDir = await makeTemporaryFolder();
  const blobs = ownBlobs ?? beside?.blobs ?? (await createFolderBlobStore(blobsDir));
  const voices =
    ownVoices ??
    (await openVoiceShelf({ ...config.voices, folder: `${blobsDir}-voices`, isSelling: config.billing.isSelling }));
  const masterSecret = beside?.masterSecret ?? { current: randomBytes(32) };
  // Where many tests share a machine, a thread takes long to start; that a text is given up in time is tested where it
  // is.
  const reader = createReadingPool({ timeoutMs: 120_000 });
  const documents = createDocumentPool();
  const lines: string[] = [];
  const sink = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(line.toString());
      done();
    },
  });
  let server: HttpServer | undefined;
  const context = createContext({
    config,
    logger: createLogger('info', sink),
    db: runtimeDb,
    databaseUrl: database.url,
    databaseRole: inject('testRuntimeRole') || undefined,
    engine,
    voices,
    reader,
    documents,
    mailer: createSmtpMailer({ url: config.mail.smtpUrl ?? nowhere, from: config.mail.from }),
    blobs,
    masterSecret,
    publicOrigin: () => beside?.context.publicOrigin() ?? config.http.publicOrigin ?? server?.url ?? '',
    identityProvider,
    billingProvider,
    ...(now && { now }),
  });
  const stopJobs = billingProvider || runsJobs ? await context.startJobs() : undefined;
  const stopLeaseKeeper = context.usage.startLeaseKeeper();
  const stopAttemptKeeper = context.idempotency.startLeaseKeeper();
  // Without a server to send to, mails stay in the outbox.
  const stopOutbox = config.mail.smtpUrl === undefined ? undefined : context.outbox.start();
  const stopLiveEvents = context.liveEvents.start();
  server = await startHttpServer(createApp(context), config.http);
  const { url, stop } = server;
  context.health.startAccepting();

  return {
    url,
    context,
    db: database.db,
    databaseUrl: database.url,
    masterSecret,
    blobs,
    engine,
    logText: () => lines.join(''),
    call: (path, init) => fetch(url + path, init),
    assertAtRest: () => assertInvariants(database.db),
    async close() {
      await stopLiveEvents();
      await context.voiceTasks.close();
      await context.endLongJobs();
      await stopJobs?.();
      await stop(1000);
      await context.recorder.drain();
      await context.liveEvents.drain();
      stopLeaseKeeper();
      stopAttemptKeeper();
      await stopOutbox?.();
      await Promise.all([engine.close(), reader.close(), documents.close()]);
      await runtimeDb.destroy();
      await database.drop();
      await rm(blobsDir, { recursive: true, force: true });
      await rm(`${blobsDir}-voices`, { recursive: true, force: true });
    },
  };
}

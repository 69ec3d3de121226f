import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '#src/app.ts';
import { loadConfig } from '#src/config/config.ts';
import { type Context, createContext } from '#src/context.ts';
import type { Database } from '#src/database/create-database.ts';
import { openDatabase } from '#src/database/open-database.ts';
import { startHttpServer } from '#src/http/http-server.ts';
import { createLogger } from '#src/observability/logger.ts';
import { createSmtpMailer } from '#src/providers/mail/smtp-mailer.ts';
import { createFolderBlobStore } from '#src/providers/blobs/folder-blob-store.ts';
import { createSpeechEngine } from '#src/providers/speech/create-speech-engine.ts';
import type { SpeechEngine } from '#src/providers/speech/speech-engine.ts';
import { buildSubscriber } from '#src/testing/factories.ts';

export interface BenchApi {
  readonly url: string;
  readonly context: Context;
  readonly db: Database;
  readonly engine: SpeechEngine;
  /** Asks for a stream over HTTP, as a client would. */
  speak(text: string): AsyncGenerator<Uint8Array>;
  close(): Promise<void>;
}

/** The whole product on a database of its own, as `npm start` runs it, with the embedded engine. */
export async function startBenchApi(): Promise<BenchApi> {
  const dataDir = await mkdtemp(join(tmpdir(), 'nabra-bench-'));
  const config = loadConfig({ PORT: '0', NABRA_DATA_DIR: dataDir, NABRA_LOG_LEVEL: 'warn', NABRA_TRUSTED_PROXIES: '1' });
  const logger = createLogger(config.log.level);
  const engine = await createSpeechEngine(config.speech);
  const database = await openDatabase(config, logger);
  const context = createContext({
    config,
    logger,
    db: database.db,
    engine,
    // Nobody registers here, so nothing is ever sent.
    mailer: createSmtpMailer({ url: 'smtp://127.0.0.1:1', from: config.mail.from }),
    blobs: await createFolderBlobStore(join(dataDir, 'blobs')),
    masterSecret: randomBytes(32),
    publicOrigin: () => '',
  });
  const server = await startHttpServer(createApp(context), config.http);
  const { apiKey } = await buildSubscriber(context, { plan: 'enterprise' });

  return {
    url: server.url,
    context,
    db: database.db,
    engine,
    async *speak(text) {
      const response = await fetch(`${server.url}/api/v1/synthesize`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'audio/mpeg', 'x-api-key': apiKey },
        body: JSON.stringify({ text }),
      });
      if (!response.ok || !response.body) {
        throw new Error(`The API answered ${response.status}: ${await response.text()}`);
      }
      yield* response.body;
    },
    async close() {
      await server.stop(1000);
      await engine.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

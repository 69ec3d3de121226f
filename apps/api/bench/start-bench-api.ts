import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '#src/app.ts';
import { loadConfig } from '#src/config/config.ts';
import { type Context, createContext } from '#src/context.ts';
import type { Database } from '#src/database/create-database.ts';
import { startHttpServer } from '#src/http/http-server.ts';
import { createLogger } from '#src/observability/logger.ts';
import { openResources } from '#src/open-resources.ts';
import type { SpeechEngine } from '#src/providers/speech/speech-engine.ts';
import { buildSubscriber } from '#src/testing/factories.ts';
import { requestSpeech } from './request-speech.ts';

/** An engine that is opened and never asked, so that nothing else speaks. */
const nobody = 'http://127.0.0.1:9';

export interface BenchApi {
  readonly url: string;
  readonly apiKey: string;
  readonly context: Context;
  readonly db: Database;
  /** Leads to the same database as its owner. */
  readonly databaseUrl: string;
  readonly engine: SpeechEngine;
  /** Asks for a stream over HTTP, as a client would. */
  speak(text: string): AsyncGenerator<Uint8Array>;
  close(): Promise<void>;
}

/**
 * The whole product on a database of its own, with everything that `npm start` opens and keeps going.
 *
 * @param ownEngine speaks in place of the embedded engine; the caller closes it.
 */
export async function startBenchApi(ownEngine?: SpeechEngine): Promise<BenchApi> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rakhim-bench-'));
  // PostgreSQL does not run as root, and keeps its data elsewhere when its account cannot pass through here.
  await chmod(dataDir, 0o711);
  const config = loadConfig({
    PORT: '0',
    RAKHIM_DATA_DIR: dataDir,
    RAKHIM_LOG_LEVEL: 'warn',
    RAKHIM_TRUSTED_PROXIES: '1',
    RAKHIM_CONCURRENCY: '64',
    RAKHIM_REQUESTS_PER_MINUTE: '1000000',
    ...(ownEngine && { RAKHIM_SPEECH_ENGINE: nobody }),
  });
  const resources = await openResources(config, createLogger(config.log.level));
  const engine = ownEngine ?? resources.engine;
  const context = createContext({ ...resources, engine, publicOrigin: () => '' });
  const server = await startHttpServer(createApp(context), config.http);
  const stopKeepers = [context.usage.startLeaseKeeper(), context.idempotency.startLeaseKeeper()];
  const stopServices = [
    context.liveEvents.start(),
    context.outbox.start(),
    context.housekeeping.start(),
    await context.startJobs(),
  ];
  const { apiKey } = await buildSubscriber(context, { plan: 'enterprise' });

  return {
    url: server.url,
    apiKey,
    context,
    db: resources.db,
    databaseUrl: resources.databaseUrl,
    engine,
    speak: (text) => requestSpeech({ url: server.url, apiKey }, text),
    async close() {
      await server.stop(1000);
      for (const stop of stopKeepers) {
        stop();
      }
      await Promise.all(stopServices.map((stop) => stop()));
      await context.recorder.drain();
      await context.liveEvents.drain();
      await resources.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

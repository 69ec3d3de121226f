import { join } from 'node:path';
import { loadConfig } from '#src/config/config.ts';
import { startEmbeddedPostgres } from '#src/database/embedded/start-embedded-postgres.ts';
import { createLogger } from '#src/observability/logger.ts';

/**
 * Runs the embedded PostgreSQL alone, until it is told to stop, and tells its address to the process that started this
 * one. `npm run dev` keeps it running while the API is restarted.
 */
async function main(): Promise<void> {
  const { dataDir, log } = loadConfig();
  const { url, stop } = await startEmbeddedPostgres({
    dataDir: join(dataDir, 'postgres'),
    log: createLogger(log.level),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void stop().then(() => process.exit(0)));
  }
  process.send?.({ url });
  // The channel to that process does not keep this one alive.
  setInterval(() => undefined, 2 ** 30);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});

import { loadConfig } from '#src/config/config.ts';
import { openDatabase } from '#src/database/open-database.ts';
import { createLogger } from '#src/observability/logger.ts';

/**
 * Brings the database to this version and ends: a step of its own before processes are replaced. Every process does the
 * same when it starts, and then finds nothing to do.
 */
async function main(): Promise<void> {
  const config = loadConfig();
  const database = await openDatabase(config, createLogger(config.log.level));
  await database.close();
  process.stdout.write('The database is at this version.\n');
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});

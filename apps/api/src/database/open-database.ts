import { join } from 'node:path';
import type { Config } from '#src/config/config.ts';
import { createDatabase, type Database, type DatabaseLog, type DatabaseOptions } from './create-database.ts';
import { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts';
import type { SupervisorLog } from './embedded/supervisor-log.ts';
import { prepareJobQueues } from './job-queues.ts';
import { migrateDatabase } from './migrate.ts';
import { prepareRuntimeRole } from './runtime-role.ts';

export interface OpenDatabase {
  db: Database;
  /** The address that it connects to. */
  url: string;
  /** The role that its connections take; absent where they keep that of their account. */
  role: string | undefined;
  /** Closes the pool, then the embedded server when there is one. */
  close(): Promise<void>;
}

/**
 * Opens the product's database at its newest migration: the server that the configuration names, else the embedded one
 * in the data folder.
 *
 * @param onWait hears how long statements waited for a connection.
 * @throws EmbeddedPostgresError when the embedded server cannot run here.
 */
export async function openDatabase(
  config: Pick<Config, 'database' | 'dataDir'>,
  log: DatabaseLog & SupervisorLog,
  onWait?: DatabaseOptions['onWait'],
): Promise<OpenDatabase> {
  const server = await openServer(config, log);
  let role: string | undefined;
  try {
    await migrateDatabase({ url: server.url, log });
    await prepareJobQueues(server.url);
    role = await prepareRuntimeRole({ url: server.url, log });
  } catch (error) {
    await server.stop();
    throw error;
  }
  const { connectionsMax: poolMax, reserved } = config.database;
  const db = createDatabase({
    url: server.url,
    log,
    poolMax,
    reserved,
    ...(role !== undefined && { role }),
    ...(onWait && { onWait }),
  });
  return {
    db,
    url: server.url,
    role,
    async close() {
      await db.destroy();
      await server.stop();
    },
  };
}

async function openServer(
  { database, dataDir }: Pick<Config, 'database' | 'dataDir'>,
  log: SupervisorLog,
): Promise<{ url: string; stop(): Promise<void> }> {
  if (database.url !== undefined) {
    return { url: database.url, stop: async () => undefined };
  }
  return startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log });
}

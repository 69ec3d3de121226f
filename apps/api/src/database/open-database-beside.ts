import { join } from 'node:path';
import type { Config } from '#src/config/config.ts';
import type { DatabaseLog } from './create-database.ts';
import { FolderInUseError } from './embedded/embedded-postgres-error.ts';
import { findRunningServer } from './embedded/find-running-server.ts';
import type { SupervisorLog } from './embedded/supervisor-log.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';

/**
 * Opens the product's database for a command, which may run beside the service: where the service runs the embedded
 * server, the command connects to it, as if the configuration named its address.
 *
 * @throws EmbeddedPostgresError as `openDatabase` does, also while the service's server starts or stops.
 */
export async function openDatabaseBeside(
  config: Pick<Config, 'database' | 'dataDir'>,
  log: DatabaseLog & SupervisorLog,
): Promise<OpenDatabase> {
  try {
    return await openDatabase(config, log);
  } catch (error) {
    const url =
      error instanceof FolderInUseError ? await findRunningServer(join(config.dataDir, 'postgres'), log) : undefined;
    if (url === undefined) {
      throw error;
    }
    return openDatabase({ ...config, database: { ...config.database, url } }, log);
  }
}

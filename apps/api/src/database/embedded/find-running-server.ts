import { clusterDirectory } from './cluster.ts';
import { locateData } from './data-location.ts';
import { databaseName } from './ensure-database.ts';
import { readPostmasterPid } from './postmaster-pid.ts';
import { addressOf } from './server-address.ts';
import { ensurePassword } from './server-password.ts';
import type { SupervisorLog } from './supervisor-log.ts';

/**
 * The address of the product's database in the server that another living process runs on a data folder. Whoever can
 * read the folder may use it.
 * @returns undefined while that server is starting or stopping.
 */
export async function findRunningServer(dataDir: string, log: SupervisorLog): Promise<string | undefined> {
  const { folder } = await locateData(dataDir, log);
  const server = await readPostmasterPid(clusterDirectory(folder));
  return server?.isReady ? addressOf(databaseName, await ensurePassword(folder), server.port) : undefined;
}

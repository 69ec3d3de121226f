import { clusterDirectory, openCluster } from './cluster.ts';
import { locateData } from './data-location.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { databaseName, ensureDatabase } from './ensure-database.ts';
import { lockFolder } from './folder-lock.ts';
import { choosePort, rememberPort } from './free-port.ts';
import { launchWithRetries } from './launch-with-retries.ts';
import { prepareBinaries } from './postgres-binaries.ts';
import { findPostgresPackage } from './postgres-package.ts';
import { stopPreviousServer } from './previous-server.ts';
import { addressOf } from './server-address.ts';
import { boundServerLog } from './server-log.ts';
import type { ServerPlan } from './server-process.ts';
import { serverSettings, type ServerSettings } from './server-settings.ts';
import { superviseServer } from './supervise-server.ts';
import type { SupervisorLog } from './supervisor-log.ts';

export interface EmbeddedPostgresOptions {
  /** Folder for the cluster, its log and its password; made when missing. */
  dataDir: string;
  log: SupervisorLog;
  /** Settings that replace the usual ones by name. */
  settings?: ServerSettings;
}

export interface EmbeddedPostgres {
  /** Address of the product's database, with the password in it. */
  url: string;
  /** Ends all sessions, writes everything to disk and stops. Call it after the last query; it may be called again. */
  stop(): Promise<void>;
}

/**
 * Starts a real PostgreSQL server from the binaries in the npm packages and keeps it running. The first start makes the
 * database; a server or a lock left behind by a killed process is cleared away.
 * @throws EmbeddedPostgresError when the server cannot run here; a FolderInUseError when another live process owns the
 *   folder.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  try {
    return await start(options);
  } catch (error) {
    throw isPermissionError(error)
      ? new EmbeddedPostgresError(
          `The data folder ${options.dataDir} belongs to another user (${error.message}). Choose another with RAKHIM_DATA_DIR.`,
        )
      : error;
  }
}

async function start({ dataDir, log, settings = {} }: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const source = await findPostgresPackage();
  const { folder, copyDir, account } = await locateData(dataDir, log);
  const lock = lockFolder(folder);
  try {
    const binaries = await prepareBinaries(source, copyDir, account);
    const clusterDir = clusterDirectory(folder);
    await stopPreviousServer(clusterDir, binaries.pgCtl, log);
    const { password } = await openCluster(folder, binaries, account);
    const plan = { ...binaries, clusterDir, folder, account, settings: { ...serverSettings, ...settings } };
    const { url, stop } = await runServer(plan, password, log);
    return { url, stop: () => stop().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function runServer(plan: ServerPlan, password: string, log: SupervisorLog): Promise<EmbeddedPostgres> {
  await boundServerLog(plan.folder);
  const server = await launchWithRetries(plan, () => choosePort(plan.folder), new AbortController().signal);
  const { port } = server;
  const supervision = superviseServer(server, {
    folder: plan.folder,
    log,
    relaunch: (signal) => launchWithRetries(plan, () => Promise.resolve(port), signal),
  });
  try {
    await rememberPort(plan.folder, port);
    await ensureDatabase(addressOf('postgres', password, port));
  } catch (error) {
    await supervision.stop();
    throw error;
  }
  return { url: addressOf(databaseName, password, port), stop: supervision.stop };
}

function isPermissionError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM');
}

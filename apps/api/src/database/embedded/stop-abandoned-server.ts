import { clusterDirectory } from './cluster.ts';
import { lockFolder } from './folder-lock.ts';
import { binariesIn } from './postgres-binaries.ts';
import { findPostgresPackage } from './postgres-package.ts';
import { stopPreviousServer } from './previous-server.ts';
import type { SupervisorLog } from './supervisor-log.ts';

/**
 * Stops the server in a data folder whose owner was killed, so that the folder can be deleted.
 * @param folder an absolute path without links.
 * @throws EmbeddedPostgresError when the owner is alive.
 */
export async function stopAbandonedServer(folder: string, log: SupervisorLog): Promise<void> {
  const { pgCtl } = binariesIn(await findPostgresPackage());
  const lock = lockFolder(folder);
  try {
    await stopPreviousServer(clusterDirectory(folder), pgCtl, log);
  } finally {
    lock.release();
  }
}

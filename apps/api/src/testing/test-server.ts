import { chmod, glob, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../database/embedded/start-embedded-postgres.ts';
import { stopAbandonedServer } from '../database/embedded/stop-abandoned-server.ts';
import { errorsOnlyLog } from './errors-only-log.ts';

const folderPrefix = 'rakhim-test-postgres-';

/** The data is thrown away, so nothing waits for the disk. */
const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '200' };

/**
 * Starts a server for one run of the tests in a new temporary folder, or takes the one that RAKHIM_TEST_DATABASE_URL
 * names. Leftovers of an earlier run that was killed are stopped and deleted first.
 */
export async function startTestServer(): Promise<EmbeddedPostgres> {
  // eslint-disable-next-line no-restricted-properties -- Tests have no configuration to read it from.
  const given = process.env['RAKHIM_TEST_DATABASE_URL'];
  if (given) {
    return { url: given, stop: async () => undefined };
  }
  const parent = await realpath(tmpdir());
  await removeAbandoned(parent);
  const dataDir = await mkdtemp(join(parent, folderPrefix));
  // As root the server runs under another account, which must be able to pass.
  await chmod(dataDir, 0o711);
  const server = await startEmbeddedPostgres({ dataDir, log: errorsOnlyLog, settings });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Folders of living runs, and of other users, cannot be locked and stay. */
async function removeAbandoned(parent: string): Promise<void> {
  for await (const lockPath of glob(`${folderPrefix}*/owner.lock`, { cwd: parent })) {
    const folder = join(parent, dirname(lockPath));
    try {
      await stopAbandonedServer(folder, errorsOnlyLog);
      await rm(folder, { recursive: true, force: true });
    } catch {
      // It stays.
    }
  }
}

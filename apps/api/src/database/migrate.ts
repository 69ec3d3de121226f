import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, type Database, type DatabaseLog } from './create-database.ts';
import { createMigrationSource, migrationsDir } from './migration-files.ts';

export interface MigrateOptions {
  url: string;
  log: DatabaseLog;
  /** Folder with the migrations; the product's own when not given. */
  directory?: URL;
  /** The time to wait for another process that migrates; 2 minutes when not given. */
  waitMs?: number;
}

/** Any number, the same for all processes of this product: "RAKHIM" in ASCII. */
const advisoryLockKey = 0x4e41425241;

const askEveryMs = 100;

/** A migration may take long; what it must not do is make every query of the running version queue behind its lock. */
const migrationTimeoutMs = 10 * 60_000;
const lockTimeoutMs = 2_000;

/**
 * Brings the database to the newest migration. Processes that start at the same time do it once: the others wait, then
 * find nothing to do. A process that dies on the way leaves no lock behind.
 * @returns the names of the migrations that were run.
 * @throws when a migration fails (it is undone as a whole) or another process does not finish in time.
 */
export async function migrateDatabase(options: MigrateOptions): Promise<string[]> {
  const { url, log, directory = migrationsDir, waitMs = 120_000 } = options;
  const db = createDatabase({
    url,
    log,
    poolMax: 2,
    timeoutMs: migrationTimeoutMs,
    lockTimeoutMs,
    applicationName: 'rakhim-migrate',
  });
  try {
    return await db.transaction(async (holder) => {
      await waitForLock(holder, waitMs);
      return await runMigrations(db, directory);
    });
  } finally {
    await db.destroy();
  }
}

/** The lock belongs to the transaction of its holder and ends with it, however it ends. */
async function waitForLock(holder: Database, waitMs: number): Promise<void> {
  // The holder is idle while the migrations run on the other connection.
  await holder.raw('set local idle_in_transaction_session_timeout = 0');
  const deadline = Date.now() + waitMs;
  for (;;) {
    const { rows } = await holder.raw<{ rows: { locked: boolean }[] }>(
      'select pg_try_advisory_xact_lock(?) as locked',
      [advisoryLockKey],
    );
    if (rows[0]?.locked === true) {
      return;
    }
    if (Date.now() > deadline) {
      throw new Error('Another process has been migrating the database for too long.');
    }
    await sleep(askEveryMs);
  }
}

async function runMigrations(db: Database, directory: URL): Promise<string[]> {
  const config = {
    migrationSource: createMigrationSource(directory),
    tableName: 'migrations',
    // A process of the former version must start against a newer database during a rolling update.
    disableMigrationsListValidation: true,
  };
  // Knex keeps a lock of its own in a table, where a killed process leaves it for ever. Under our lock nobody can hold
  // it.
  await db.migrate.forceFreeMigrationsLock(config);
  const [, names] = (await db.migrate.latest(config)) as [number, string[]];
  return names;
}

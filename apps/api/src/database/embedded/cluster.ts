import { execFile } from 'node:child_process';
import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import type { ServerAccount } from './server-account.ts';
import { serverEnvironment } from './server-environment.ts';
import { ensurePassword } from './server-password.ts';

const run = promisify(execFile);

/** The only role of the server; it owns everything. */
export const superuser = 'rakhim';

export interface Cluster {
  /** PostgreSQL's data directory. */
  directory: string;
  password: string;
}

/** Where the cluster of a data folder lies, made or not. */
export function clusterDirectory(folder: string): string {
  return join(folder, 'cluster');
}

/**
 * Opens the cluster of a data folder and makes it on the first start.
 *
 * Text is UTF-8 and sorts by code point (PostgreSQL's own C.UTF-8): upper and lower case work for every script, and
 * indexes do not depend on the version of a system library. A query that needs Arabic alphabetical order says `COLLATE
 * "ar-x-icu"`.
 * @throws EmbeddedPostgresError when it cannot be made, or was written by another major version.
 */
export async function openCluster(
  folder: string,
  binaries: PostgresBinaries,
  account: ServerAccount | undefined,
): Promise<Cluster> {
  const directory = clusterDirectory(folder);
  const version = await readFile(join(directory, 'PG_VERSION'), 'utf8').catch(() => undefined);
  // Written before the cluster, which is made with it.
  const password = await ensurePassword(folder);
  if (version === undefined) {
    await createCluster(folder, password, binaries, account);
  } else {
    assertSameMajor(directory, version.trim(), binaries.majorVersion);
  }
  return { directory, password };
}

/** The cluster is made beside its place and renamed into it, so a start cut short leaves nothing half-made behind. */
async function createCluster(
  folder: string,
  password: string,
  binaries: PostgresBinaries,
  account: ServerAccount | undefined,
): Promise<void> {
  await removeUnfinished(folder);
  const unfinished = join(folder, `${unfinishedPrefix}${process.pid}`);
  const passwordCopy = `${unfinished}.password`;
  await mkdir(unfinished, { mode: 0o700 });
  await writeFile(passwordCopy, `${password}\n`, { mode: 0o600 });
  if (account !== undefined) {
    await chown(unfinished, account.uid, account.gid);
    await chown(passwordCopy, account.uid, account.gid);
  }
  await initialize(unfinished, passwordCopy, binaries, account);
  await rm(passwordCopy);
  await rename(unfinished, clusterDirectory(folder));
}

const unfinishedPrefix = 'cluster.unfinished-';

async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith(unfinishedPrefix)) {
      await rm(join(folder, name), { recursive: true, force: true });
    }
  }
}

async function initialize(
  directory: string,
  passwordFile: string,
  binaries: PostgresBinaries,
  account: ServerAccount | undefined,
): Promise<void> {
  const identity = account === undefined ? {} : { uid: account.uid, gid: account.gid };
  const parameters = [
    `--pgdata=${directory}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ];
  try {
    await run(binaries.initdb, parameters, {
      ...identity,
      cwd: directory,
      env: serverEnvironment(),
      windowsHide: true,
    });
  } catch (cause) {
    const output = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : String(cause);
    throw new EmbeddedPostgresError(`The database could not be made in ${directory}: ${output}`, { cause });
  }
}

function assertSameMajor(directory: string, dataMajor: string, serverMajor: string): void {
  if (serverMajor === dataMajor) {
    return;
  }
  throw new EmbeddedPostgresError(
    `The data in ${directory} was written by PostgreSQL ${dataMajor}, and this version brings PostgreSQL ${serverMajor}. Dump it with the former version of Rakhim first.`,
  );
}

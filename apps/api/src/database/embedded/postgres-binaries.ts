import { cp, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { linkLibraries } from './library-links.ts';
import type { PostgresPackage } from './postgres-package.ts';
import { canRun, type ServerAccount } from './server-account.ts';

/** The place where the programs of one PostgreSQL installation lie. */
export interface PostgresBinaries {
  /** Such as `18`. */
  majorVersion: string;
  initdb: string;
  pgCtl: string;
  postgres: string;
}

/**
 * Makes the package's programs ready to run: links its libraries, and copies everything (60 MB) to `copyDir` when the
 * package's folder cannot be written to or the server's account cannot run programs there.
 * @param copyDir parent for copies; the account must be able to enter it.
 * @throws EmbeddedPostgresError when this system cannot run the programs at all.
 */
export async function prepareBinaries(
  source: PostgresPackage,
  copyDir: string,
  account: ServerAccount | undefined,
): Promise<PostgresBinaries> {
  const linked = await linkLibraries(source.nativeDir).then(
    () => true,
    () => false,
  );
  const inPlace = binariesIn(source);
  if (linked && (await canRun(inPlace.postgres, account))) {
    return inPlace;
  }

  if (!linked || account !== undefined) {
    const copied = binariesIn(await copyBinaries(source, copyDir));
    if (await canRun(copied.postgres, account)) {
      return copied;
    }
  }
  throw new EmbeddedPostgresError(
    'This system cannot run the embedded PostgreSQL (on Linux it needs glibc 2.27 or newer). Set DATABASE_URL to a PostgreSQL server.',
  );
}

/** Names the programs of an installation; whether they run is another question. */
export function binariesIn({ version, nativeDir }: PostgresPackage): PostgresBinaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string): string => join(nativeDir, 'bin', name + suffix);
  const [majorVersion = version] = version.split('.');
  return { majorVersion, initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres') };
}

/** The finished copy appears under its name at once, so a copy cut short is never taken for a whole one. */
async function copyBinaries(source: PostgresPackage, copyDir: string): Promise<PostgresPackage> {
  const copy = { version: source.version, nativeDir: join(copyDir, `postgresql-${source.version}`) };
  if (await exists(copy.nativeDir)) {
    return copy;
  }
  const unfinished = `${copy.nativeDir}.${process.pid}`;
  try {
    await cp(source.nativeDir, unfinished, { recursive: true, verbatimSymlinks: true, filter: isNeededToRun });
    await linkLibraries(unfinished);
    await rename(unfinished, copy.nativeDir);
  } catch (cause) {
    await rm(unfinished, { recursive: true, force: true });
    const isMadeByAnother = await exists(copy.nativeDir);
    if (!isMadeByAnother) {
      throw new EmbeddedPostgresError(`The PostgreSQL programs cannot be copied to ${copyDir}.`, { cause });
    }
  }
  return copy;
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

function isNeededToRun(path: string): boolean {
  return !path.endsWith('.a') && basename(path) !== 'pkgconfig' && basename(path) !== 'pgxs';
}

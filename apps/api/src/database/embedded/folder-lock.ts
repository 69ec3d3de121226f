import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FolderInUseError } from './embedded-postgres-error.ts';

export interface FolderLock {
  release(): void;
}

/**
 * Makes this process the only owner of a folder until it releases it or ends, however it ends.
 *
 * A file holding a process id cannot do that: ids are used again, and two processes can both judge it stale. The
 * operating system's file locks can, and Node reaches them through the SQLite it carries; the lock file stays empty.
 * @throws FolderInUseError naming the owner when another live process has the folder.
 */
export function lockFolder(folder: string): FolderLock {
  const lock = acquire(join(folder, 'owner.lock'));
  const ownerPath = join(folder, 'owner.pid');
  if (lock === undefined) {
    throw new FolderInUseError(describeOwner(folder, ownerPath));
  }
  writeFileSync(ownerPath, `${process.pid}\n`);
  return {
    release() {
      if (lock.isOpen) {
        lock.close();
      }
    },
  };
}

function acquire(path: string): DatabaseSync | undefined {
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) {
      return undefined;
    }
    throw error;
  }
}

const sqliteBusy = 5;

function describeOwner(folder: string, ownerPath: string): string {
  return `Process ${readOwner(ownerPath)} is already using the data in ${folder}. Stop it first, or choose another folder with RAKHIM_DATA_DIR.`;
}

function readOwner(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return '(unknown)';
  }
}

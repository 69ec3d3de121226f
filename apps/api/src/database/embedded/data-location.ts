import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { clusterDirectory } from './cluster.ts';
import { canEnter, chooseServerAccount, type ServerAccount } from './server-account.ts';
import type { SupervisorLog } from './supervisor-log.ts';

/** Holds what root keeps for a server whose account cannot enter the project's folder. */
const systemDir = '/var/lib/rakhim';

/** File in the asked-for folder that says where its data really is: the folder on line 1, whose it is on line 2. */
const pointerName = 'moved-to';

export interface DataLocation {
  folder: string;
  /** The place where the programs may be copied so that the account can run them. */
  copyDir: string;
  account: ServerAccount | undefined;
}

/**
 * Finds the folder that holds the server's data and the account the server runs under. That is the folder asked for,
 * unless the account cannot enter it (a project below a folder that only root enters); then it is a folder under
 * `/var/lib/rakhim`.
 * @param dataDir the folder asked for; it is made when missing.
 */
export async function locateData(dataDir: string, log: SupervisorLog): Promise<DataLocation> {
  await makeFolder(dataDir);
  const wanted = await realpath(dataDir);
  const account = await chooseServerAccount(clusterDirectory(wanted));
  if (account === undefined) {
    return { folder: wanted, copyDir: wanted, account };
  }
  await makeSystemFolder(systemDir);
  if (await canEnter(wanted, account)) {
    return { folder: wanted, copyDir: systemDir, account };
  }

  const found = await findSystemFolder(wanted);
  const folder = found ?? (await createSystemFolder(wanted));
  // Logged once, because nobody would look for the data there.
  if (found === undefined) {
    log.warn(`PostgreSQL runs as ${account.name}, who cannot enter ${wanted}. Its data is in ${folder}.`);
  }
  return { folder, copyDir: systemDir, account: await chooseServerAccount(clusterDirectory(folder)) };
}

/** The account that runs the server for root may pass through the folder but not list it. */
async function makeFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true });
  if (made !== undefined) {
    await chmod(folder, process.getuid?.() === 0 ? 0o711 : 0o700);
  }
}

/** A moved project keeps its data; a copied one must not share the data of the original, which still points at it. */
async function findSystemFolder(wanted: string): Promise<string | undefined> {
  const pointer = await readPointer(wanted);
  if (pointer === undefined || !(await exists(pointer.folder))) {
    return undefined;
  }
  if (pointer.writtenFor === wanted) {
    return pointer.folder;
  }
  const original = await readPointer(pointer.writtenFor);
  if (original?.folder === pointer.folder) {
    return undefined;
  }
  await writePointer(wanted, pointer.folder);
  return pointer.folder;
}

async function readPointer(wanted: string): Promise<{ folder: string; writtenFor: string } | undefined> {
  const text = await readFile(join(wanted, pointerName), 'utf8').catch(() => '');
  const [folder, writtenFor] = text.split('\n');
  return folder && writtenFor ? { folder, writtenFor } : undefined;
}

async function writePointer(wanted: string, folder: string): Promise<void> {
  await writeFile(join(folder, 'belongs-to'), `${wanted}\n`);
  await writeFile(join(wanted, pointerName), `${folder}\n${wanted}\n`);
}

async function createSystemFolder(wanted: string): Promise<string> {
  const folder = join(systemDir, `${basename(dirname(dirname(wanted)))}-${randomBytes(4).toString('hex')}`);
  await makeSystemFolder(folder);
  await writePointer(wanted, folder);
  return folder;
}

/** A folder that every account can pass through, whatever the umask. */
async function makeSystemFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
}

async function exists(path: string): Promise<boolean> {
  return realpath(path).then(
    () => true,
    () => false,
  );
}

import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { StoreError } from './batch-store.ts';

interface Holder {
  readonly pid: number;
  readonly host: string;
  readonly token: string;
}

/** Journals that this process holds: its own number would look alive, and be no obstacle for a second batch. */
const held = new Set<string>();

/**
 * A lock in a file that names its holder. The lock of a process that is gone, killed at whatever line, is taken over;
 * that of another machine is not, because nobody here can tell.
 *
 * @returns what gives it back.
 * @throws StoreError `in_use`
 */
export async function lockFile(path: string): Promise<() => Promise<void>> {
  if (held.has(path)) {
    throw inUse(path);
  }
  held.add(path);
  const token = randomUUID();
  const content = JSON.stringify({ pid: process.pid, host: hostname(), token } satisfies Holder);
  try {
    await mkdir(dirname(path), { recursive: true });
    if (!(await isCreated(path, content))) {
      const holder = await readHolder(path);
      if (holder !== undefined && isAlive(holder)) {
        throw inUse(path);
      }
      await rm(path, { force: true });
      // Of two that find the same dead lock, one creates the file and the other fails here.
      if (!(await isCreated(path, content))) {
        throw inUse(path);
      }
    }
  } catch (error) {
    held.delete(path);
    throw error;
  }
  return async () => {
    held.delete(path);
    if ((await readHolder(path))?.token === token) {
      await rm(path, { force: true });
    }
  };
}

async function isCreated(path: string, content: string): Promise<boolean> {
  try {
    await writeFile(path, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'EEXIST') {
      return false;
    }
    throw error;
  }
}

/** @returns undefined for a lock that was not even finished. */
async function readHolder(path: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, host }: Holder): boolean {
  if (host !== hostname()) {
    return true;
  }
  if (pid === process.pid) {
    return false; // Ours was released, or belongs to a process before that had our number.
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: unknown }).code === 'EPERM';
  }
}

function inUse(path: string): StoreError {
  return new StoreError('in_use', `${path} is held by another process.`);
}

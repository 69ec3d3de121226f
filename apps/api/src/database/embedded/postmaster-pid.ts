import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The facts that PostgreSQL writes about itself in `postmaster.pid`. Its source, `pidfile.h`, fixes the lines. */
export interface PostmasterPid {
  pid: number;
  port: number;
  isReady: boolean;
}

const portLine = 3;
const statusLine = 7;

/** @returns undefined when no server has left the file, or it is still being written. */
export async function readPostmasterPid(clusterDir: string): Promise<PostmasterPid | undefined> {
  const text = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Math.abs(Number.parseInt(lines[0] ?? '', 10));
  if (!(pid > 1)) {
    return undefined;
  }
  return { pid, port: Number(lines[portLine]), isReady: lines[statusLine]?.trim() === 'ready' };
}

/**
 * Tells PostgreSQL that the process named in `postmaster.pid` is not a server any more. PostgreSQL takes the id of its
 * own parent as such a sign; the other lines stay, so it still checks whether processes of the dead server use the
 * shared memory.
 */
export async function disownPostmasterPid(clusterDir: string): Promise<void> {
  const path = join(clusterDir, 'postmaster.pid');
  const [, ...rest] = (await readFile(path, 'utf8')).split('\n');
  await writeFile(path, [String(process.pid), ...rest].join('\n'));
}

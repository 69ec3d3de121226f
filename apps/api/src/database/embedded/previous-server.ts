import { execFile } from 'node:child_process';
import { readlink } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { disownPostmasterPid, readPostmasterPid } from './postmaster-pid.ts';
import { stopServer } from './stop-server.ts';
import type { SupervisorLog } from './supervisor-log.ts';

const run = promisify(execFile);

/**
 * Stops a server that an earlier owner of the cluster left running, as happens when that owner is killed. The caller
 * must own the folder, so that the server cannot belong to a living process.
 * @throws EmbeddedPostgresError when it does not end.
 */
export async function stopPreviousServer(clusterDir: string, pgCtl: string, log: SupervisorLog): Promise<void> {
  const previous = await readPostmasterPid(clusterDir);
  if (previous === undefined || !isAlive(previous.pid)) {
    return;
  }
  const { pid } = previous;
  if (!(await isServerOf(clusterDir, pid))) {
    await disownPostmasterPid(clusterDir);
    return;
  }
  log.info(`Stopping the PostgreSQL server that an earlier run left behind (process ${pid}).`);
  const hasStopped = await stopServer({ pid, pgCtl, hasEnded: (waitMs) => hasEnded(clusterDir, pid, waitMs) });
  if (!hasStopped) {
    throw new EmbeddedPostgresError(
      `The PostgreSQL server that an earlier run left behind (process ${pid}) does not stop.`,
    );
  }
}

async function hasEnded(clusterDir: string, pid: number, waitMs: number): Promise<boolean> {
  const deadline = Date.now() + waitMs;
  while (Date.now() < deadline) {
    if (!isAlive(pid) || !(await isServerOf(clusterDir, pid))) {
      return true;
    }
    await sleep(20);
  }
  return false;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Process ids are used again, so a living process need not be our server. A server works in its cluster's directory.
 */
async function isServerOf(clusterDir: string, pid: number): Promise<boolean> {
  if (process.platform === 'win32') {
    return true;
  }
  if (process.platform === 'linux') {
    return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === clusterDir;
  }
  const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return stdout.includes(clusterDir);
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

type ShutdownSignal = 'SIGINT' | 'SIGQUIT' | 'SIGKILL';

/** From the gentlest on: end sessions and write everything; stop at once and recover at the next start; kill. */
const shutdowns: readonly { signal: ShutdownSignal; waitMs: number }[] = [
  { signal: 'SIGINT', waitMs: 30_000 },
  { signal: 'SIGQUIT', waitMs: 10_000 },
  { signal: 'SIGKILL', waitMs: 5_000 },
];

export interface StoppableServer {
  pid: number;
  /** Path of `pg_ctl`, which sends PostgreSQL's signals where the system has none. */
  pgCtl: string;
  /** Resolves with true once the server has ended, with false when it has not within the time. */
  hasEnded(waitMs: number): Promise<boolean>;
}

/**
 * Stops a PostgreSQL server as gently as it lets itself be stopped.
 * @returns whether it has ended.
 */
export async function stopServer(server: StoppableServer): Promise<boolean> {
  for (const { signal, waitMs } of shutdowns) {
    await send(signal, server);
    if (await server.hasEnded(waitMs)) {
      return true;
    }
  }
  return false;
}

async function send(signal: ShutdownSignal, { pid, pgCtl }: StoppableServer): Promise<void> {
  // On Windows Node would end the process at once, whatever the signal.
  if (process.platform === 'win32' && signal !== 'SIGKILL') {
    await run(pgCtl, ['kill', signal.slice('SIG'.length), String(pid)], { windowsHide: true }).catch(() => undefined);
    return;
  }
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended in the meantime.
  }
}

import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { readPostmasterPid } from './postmaster-pid.ts';
import type { ServerAccount } from './server-account.ts';
import { serverEnvironment } from './server-environment.ts';
import { openServerLog, readServerLog, sizeOfServerLog } from './server-log.ts';
import { settingParameters, type ServerSettings } from './server-settings.ts';
import { stopServer } from './stop-server.ts';

export interface ServerProcess {
  pid: number;
  port: number;
  /** Resolves when the server has ended, for whatever reason. */
  ended: Promise<void>;
  hasEnded(): boolean;
  /** Resolves with whether it has ended. */
  stop(): Promise<boolean>;
}

export interface ServerPlan {
  postgres: string;
  pgCtl: string;
  clusterDir: string;
  /** The place where the log is written. */
  folder: string;
  account: ServerAccount | undefined;
  settings: ServerSettings;
}

/** The server ended before it was ready. `output` is what it wrote. */
export class LaunchFailure extends Error {
  override readonly name = 'LaunchFailure';
  readonly output: string;

  constructor(output: string) {
    super(`PostgreSQL ended while it was starting: ${output}`);
    this.output = output;
  }
}

/**
 * Starts the server and waits until it takes connections. Recovery after a crash can take long, so there is no limit in
 * time: a server that does not end is at work.
 * @throws LaunchFailure when it ends first.
 */
export async function launchServer(plan: ServerPlan, port: number, signal: AbortSignal): Promise<ServerProcess> {
  const logStart = await sizeOfServerLog(plan.folder);
  const server = describeServer(await spawnServer(plan, port), plan, port);
  while (!(await isReady(plan.clusterDir, server.pid))) {
    if (server.hasEnded()) {
      throw new LaunchFailure((await readServerLog(plan.folder, logStart)).trim());
    }
    if (signal.aborted) {
      await server.stop();
      throw new LaunchFailure('it was told to stop');
    }
    await sleep(10);
  }
  return server;
}

/**
 * In a session of its own, so that Ctrl-C at the terminal does not end the server before the API has finished with it.
 */
async function spawnServer(plan: ServerPlan, port: number): Promise<ChildProcess> {
  const log = await openServerLog(plan.folder);
  const identity = plan.account === undefined ? {} : { uid: plan.account.uid, gid: plan.account.gid };
  const parameters = ['-D', plan.clusterDir, ...settingParameters({ ...plan.settings, port: String(port) })];
  try {
    return spawn(plan.postgres, parameters, {
      ...identity,
      cwd: plan.clusterDir,
      env: serverEnvironment(),
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      windowsHide: true,
    });
  } finally {
    await log.close();
  }
}

function describeServer(child: ChildProcess, plan: ServerPlan, port: number): ServerProcess {
  const pid = child.pid ?? 0;
  let isEnded = false;
  const ended = new Promise<void>((resolve) => {
    const end = (): void => {
      isEnded = true;
      resolve();
    };
    child.once('exit', end);
    child.once('error', end);
  });
  // Alone it keeps no process alive that has nothing else to do.
  child.unref();
  const hasEnded = (waitMs: number): Promise<boolean> =>
    Promise.race([ended.then(() => true), sleep(waitMs, false, { ref: false })]);
  return {
    pid,
    port,
    ended,
    hasEnded: () => isEnded,
    async stop() {
      // The system may give the id of an ended process to another, which must not be signalled.
      if (isEnded) {
        return true;
      }
      child.ref();
      return stopServer({ pid, pgCtl: plan.pgCtl, hasEnded });
    },
  };
}

async function isReady(clusterDir: string, pid: number): Promise<boolean> {
  const postmaster = await readPostmasterPid(clusterDir);
  return postmaster?.pid === pid && postmaster.isReady;
}

import { setTimeout as sleep } from 'node:timers/promises';
import { backOffMs } from '#src/back-off.ts';
import { boundServerLog } from './server-log.ts';
import type { ServerProcess } from './server-process.ts';
import type { SupervisorLog } from './supervisor-log.ts';

export interface Supervision {
  /** Stops the server for good. */
  stop(): Promise<void>;
}

export interface SuperviseOptions {
  folder: string;
  log: SupervisorLog;
  /** Starts the server again on the same port; its promise is rejected when the signal is aborted. */
  relaunch(signal: AbortSignal): Promise<ServerProcess>;
}

/** The longest pause between two tries to start a server again. */
const relaunchPauseMsMax = 30_000;
const boundLogEveryMs = 60_000;

/** Keeps a server running: one that ends by itself is started again, for as long as it takes. */
export function superviseServer(first: ServerProcess, options: SuperviseOptions): Supervision {
  const stopping = new AbortController();
  let current = first;
  const logTimer = setInterval(
    () => void boundServerLog(options.folder).catch(() => undefined),
    boundLogEveryMs,
  ).unref();

  async function keepRunning(): Promise<void> {
    for (;;) {
      await current.ended;
      if (stopping.signal.aborted) {
        return;
      }
      options.log.warn('PostgreSQL ended unexpectedly. Starting it again.');
      const next = await relaunchUntilStopped(options, stopping.signal);
      if (next === undefined) {
        return;
      }
      current = next;
      if (stopping.signal.aborted) {
        await current.stop();
        return;
      }
      options.log.info('PostgreSQL takes connections again.');
    }
  }

  // A process that exits without stopping the server must not leave it behind.
  function stopAtExit(): void {
    void current.stop();
  }
  process.once('exit', stopAtExit);
  const running = keepRunning();

  return {
    async stop() {
      stopping.abort();
      clearInterval(logTimer);
      await current.stop();
      await running;
      process.off('exit', stopAtExit);
    },
  };
}

async function relaunchUntilStopped(
  { relaunch, log }: SuperviseOptions,
  signal: AbortSignal,
): Promise<ServerProcess | undefined> {
  for (let failures = 1; !signal.aborted; failures += 1) {
    try {
      return await relaunch(signal);
    } catch (error) {
      if (!signal.aborted) {
        log.warn(error instanceof Error ? error.message : String(error));
      }
      await sleep(backOffMs(failures, relaunchPauseMsMax), undefined, { signal }).catch(() => undefined);
    }
  }
  return undefined;
}

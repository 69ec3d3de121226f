import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { LaunchFailure, launchServer, type ServerPlan, type ServerProcess } from './server-process.ts';
import { serverLogPath } from './server-log.ts';

/**
 * Reasons for not starting that pass by themselves: another program took the port (the next attempt asks for one
 * again), or processes of a killed server have not all ended yet.
 */
const passingReasons = [
  /could not bind|could not create any TCP\/IP sockets/,
  /pre-existing shared memory block/,
  /lock file ".*" already exists/,
];

const retryForMs = 30_000;
const retryEveryMs = 200;

/**
 * Starts the server, again when what hindered it passes by itself.
 * @throws EmbeddedPostgresError with the server's own words when it does not start.
 */
export async function launchWithRetries(
  plan: ServerPlan,
  choosePort: () => Promise<number>,
  signal: AbortSignal,
): Promise<ServerProcess> {
  const deadline = Date.now() + retryForMs;
  for (;;) {
    try {
      return await launchServer(plan, await choosePort(), signal);
    } catch (error) {
      if (!(error instanceof LaunchFailure)) {
        throw error;
      }
      const mayPass = passingReasons.some((reason) => reason.test(error.output));
      if (!mayPass || signal.aborted || Date.now() > deadline) {
        throw describeFailure(plan, error);
      }
      await sleep(retryEveryMs);
    }
  }
}

function describeFailure(plan: ServerPlan, failure: LaunchFailure): EmbeddedPostgresError {
  const lastLines = failure.output.split('\n').slice(-5).join('\n');
  return new EmbeddedPostgresError(
    `PostgreSQL does not start. Its log is ${serverLogPath(plan.folder)}:\n${lastLines}`,
    { cause: failure },
  );
}

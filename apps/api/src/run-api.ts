import type { Logger } from 'pino';
import { createApp } from './app.ts';
import type { Config } from './config/config.ts';
import { type Context, createContext } from './context.ts';
import { type HttpServer, startHttpServer } from './http/http-server.ts';
import { ensureDemoAccount } from './local/demo-account.ts';
import { createMailboxRoutes } from './local/mailbox.routes.ts';
import { findRecommendedVoice } from './local/find-recommended-voice.ts';
import { printWelcome } from './local/welcome.ts';
import type { StartedSampler } from './modules/status/sampler.ts';
import { createLogger, createSharedLogger } from './observability/logger.ts';
import { startTelemetry } from './observability/telemetry.ts';
import { type OpenResources, openResources } from './open-resources.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { retryUntilReachable } from './retry-until-reachable.ts';

/**
 * Requests in flight get this long to finish when the process is told to stop. A person at a terminal does not wait as
 * long as a supervisor does.
 */
const drainMs = { person: 3_000, supervisor: 25_000 } as const;

/** `npm run dev` sets it when it restarts the API: the person at the terminal has seen the welcome already. */
const isRestarted = process.argv.includes('--restarted');

/** Runs the API until the process is told to stop. @throws when it cannot start. */
export async function runApi(config: Config): Promise<void> {
  const { endpoint } = config.telemetry;
  const telemetry = endpoint === undefined ? undefined : await startTelemetry({ ...config.telemetry, endpoint });
  const logger = telemetry ? createSharedLogger(config.log.level, telemetry.logs) : createLogger(config.log.level);
  const isWelcoming = !config.isProduction && !isRestarted;
  const say = (text: string): void => {
    if (isWelcoming) {
      process.stdout.write(`${text}\n`);
    }
  };

  say('Starting the database and the voices …');
  const resources = await openResources(config, logger);
  const { localMailbox, localStripe } = resources;
  let url = config.http.publicOrigin ?? '';
  const publicOrigin = (): string => url;
  const context = createContext({ ...resources, publicOrigin });
  const mailboxRoutes =
    localMailbox && createMailboxRoutes({ ...localMailbox, publicOrigin, inbound: context.contact.inbound });
  const server = await startHttpServer(createApp(context, mailboxRoutes), config.http);
  url ||= server.url;
  const stopWork = await startWork(context, logger);
  const sampler = context.createStatusSampler(server.url);
  let sampling: StartedSampler | undefined;
  localStripe?.deliverTo(`${server.url}/webhooks/stripe`);
  stopOnSignal(logger, async (signal) => {
    say('Stopping …');
    const isPerson = !config.isProduction && signal === 'SIGINT';
    await stopAll({ context, resources, server, stopWork, sampling }, isPerson ? drainMs.person : drainMs.supervisor);
    await telemetry?.stop();
  });
  if (isWelcoming) {
    const demo = await retryUntilReachable(logger, () => ensureDemoAccount(context, config.dataDir, localStripe));
    const newVoice = await findRecommendedVoice(resources.voices.store);
    say(printWelcome({ url, mailboxPath: localMailbox?.pages.mailboxPath, demo, newVoice }));
  }
  context.health.startAccepting();
  sampling = sampler.start();
  // From here on everything works; `npm run dev` lets requests in.
  process.send?.({ url: server.url });
  logger.info({ url: server.url }, 'listening');
}

/** Starts background work. @returns functions that stop it, before and after the last answer. */
async function startWork(context: Context, logger: Logger): Promise<{ early(): Promise<void>; late(): Promise<void> }> {
  const stopLeaseKeeper = context.usage.startLeaseKeeper();
  const stopAttemptKeeper = context.idempotency.startLeaseKeeper();
  const stopLiveEvents = context.liveEvents.start();
  const stopOutbox = context.outbox.start();
  const stopHousekeeping = context.housekeeping.start();
  const stopJobs = await retryUntilReachable(logger, () => context.startJobs());
  return {
    // Streams of events never end by themselves, and the server waits for its last answer.
    async early() {
      await Promise.all([stopLiveEvents(), stopOutbox(), context.voiceTasks.close(), context.endLongJobs()]);
    },
    async late() {
      stopLeaseKeeper();
      stopAttemptKeeper();
      await stopHousekeeping();
      await stopJobs();
    },
  };
}

interface Running {
  readonly context: Context;
  readonly resources: OpenResources;
  readonly server: HttpServer;
  readonly stopWork: Awaited<ReturnType<typeof startWork>>;
  /** Absent while it has not started. */
  readonly sampling: StartedSampler | undefined;
}

async function stopAll({ context, resources, server, stopWork, sampling }: Running, limitMs: number): Promise<void> {
  context.health.startDraining();
  sampling?.stopTrying();
  await stopWork.early();
  await server.stop(limitMs);
  await stopWork.late();
  await sampling?.stop();
  await context.recorder.drain();
  await context.liveEvents.drain();
  await resources.close();
}

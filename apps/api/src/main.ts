import { createApp } from './app.ts';
import { ConfigError, loadConfig } from './config/config.ts';
import { createContext } from './context.ts';
import { EmbeddedPostgresError } from './database/embedded/embedded-postgres-error.ts';
import { startHttpServer } from './http/http-server.ts';
import { ensureDemoAccount } from './local/demo-account.ts';
import { createMailboxRoutes } from './local/mailbox.routes.ts';
import { sayWelcome } from './local/welcome.ts';
import { createLogger } from './observability/logger.ts';
import { openResources } from './open-resources.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/**
 * Requests in flight get this long to finish when the process is told to stop. A person at a terminal does not wait as
 * long as a load balancer.
 */
const drainMs = { local: 3_000, production: 25_000 } as const;

/** `npm run dev` passes it when it starts the API anew: whoever sits at the terminal has been welcomed. */
const isRestarted = process.argv.includes('--restarted');

async function main(): Promise<void> {
  const config = loadConfig();
  const logger = createLogger(config.log.level);
  const say = (text: string): void => {
    if (!config.isProduction && !isRestarted) {
      process.stdout.write(`${text}\n`);
    }
  };

  say('Starting the database and the voices …');
  const resources = await openResources(config, logger);
  let url = config.http.publicOrigin ?? '';
  const publicOrigin = (): string => url;
  const context = createContext({ ...resources, publicOrigin });
  const { localMailbox } = resources;
  const mailboxRoutes =
    localMailbox && createMailboxRoutes({ ...localMailbox, publicOrigin, inbound: context.contact.inbound });
  const server = await startHttpServer(createApp(context, mailboxRoutes), config.http);
  url ||= server.url;
  // Requests are answered from here on; `npm run dev` lets them in.
  process.send?.({ url: server.url });
  const stopLeaseKeeper = context.usage.startLeaseKeeper();
  const stopAttemptKeeper = context.idempotency.startLeaseKeeper();
  const stopLiveEvents = context.liveEvents.start();
  const stopOutbox = context.outbox.start();
  const stopHousekeeping = context.housekeeping.start();
  const stopPayments = await context.payments.start();
  resources.localStripe?.deliverTo(`${server.url}/webhooks/stripe`);

  stopOnSignal(logger, async () => {
    say('Stopping …');
    context.health.startDraining();
    // Streams of events never end by themselves, and the server waits for its last answer.
    await stopLiveEvents();
    await Promise.all([server.stop(config.isProduction ? drainMs.production : drainMs.local), stopOutbox()]);
    stopLeaseKeeper();
    stopAttemptKeeper();
    await stopHousekeeping();
    await stopPayments();
    await context.recorder.drain();
    await context.liveEvents.drain();
    await resources.close();
  });
  if (!config.isProduction && !isRestarted) {
    say(
      sayWelcome({
        url,
        mailboxPath: localMailbox?.pages.mailboxPath,
        demo: await ensureDemoAccount(context, config.dataDir, resources.localStripe),
      }),
    );
  }
  // Said last: whoever waits for it may then ask anything.
  logger.info({ url: server.url }, 'listening');
}

/**
 * What is printed when the API cannot start: one sentence where a person can do something about it, else the whole
 * trace.
 */
function explainStartFailure(error: unknown): string {
  if (error instanceof ConfigError || error instanceof EmbeddedPostgresError) {
    return error.message;
  }
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${String(error.port)} is taken. Stop what uses it, or choose another one: PORT=3001 npm start`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error: unknown) => {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exit(1);
});

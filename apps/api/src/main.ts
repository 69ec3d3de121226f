import { createApp } from './app.ts';
import { loadConfig } from './config/config.ts';
import { createContext } from './context.ts';
import { startHttpServer } from './http/http-server.ts';
import { ensureDemoAccount } from './local/demo-account.ts';
import { createMailboxRoutes } from './local/mailbox.routes.ts';
import { sayWelcome } from './local/welcome.ts';
import { createLogger } from './observability/logger.ts';
import { openResources } from './open-resources.ts';
import { explainStartFailure } from './start-failure.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/**
 * Requests in flight get this long to finish when the process is told to stop. A person at a terminal does not wait as
 * long as a load balancer.
 */
const drainMs = { local: 3_000, production: 25_000 } as const;

async function main(): Promise<void> {
  const config = loadConfig();
  const logger = createLogger(config.log.level);
  const say = (text: string): void => {
    if (!config.isProduction) {
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
  if (!config.isProduction) {
    say(
      sayWelcome({
        url: server.url,
        mailboxPath: localMailbox?.pages.mailboxPath,
        demo: await ensureDemoAccount(context, config.dataDir, resources.localStripe),
      }),
    );
  }
  // Said last: whoever waits for it may then ask anything.
  logger.info({ url: server.url }, 'listening');
}

main().catch((error: unknown) => {
  process.stderr.write(`${explainStartFailure(error)}\n`);
  process.exit(1);
});

import { mkdir } from 'node:fs/promises';
import { createApp } from './app.ts';
import { ConfigError, loadConfig } from './config/config.ts';
import { createContext } from './context.ts';
import { openDatabase } from './database/open-database.ts';
import { startHttpServer } from './http/http-server.ts';
import { ensureDemoAccount } from './local/demo-account.ts';
import { createMailboxRoutes } from './local/mailbox.routes.ts';
import { openMailer } from './local/open-mailer.ts';
import { sayWelcome } from './local/welcome.ts';
import { createLogger } from './observability/logger.ts';
import { openIdentityProvider } from './local/open-identity-provider.ts';
import { createSpeechEngine } from './providers/speech/create-speech-engine.ts';
import { loadMasterSecret } from './secrets/master-secret.ts';
import { stopOnSignal } from './stop-on-signal.ts';

/** Requests in flight get this long to finish when the process is told to stop. */
const drainMs = 25_000;

async function main(): Promise<void> {
  const config = loadConfig();
  const logger = createLogger(config.log.level);
  const say = (text: string) => {
    if (!config.isProduction) {
      process.stdout.write(`${text}\n`);
    }
  };
  await mkdir(config.dataDir, { recursive: true });

  say('Starting the database and the voices …');
  const engine = createSpeechEngine(config.speech);
  const database = await openDatabase(config, logger);
  const masterSecret = await loadMasterSecret(config.accounts.secretKey, config.dataDir);
  const google = await openIdentityProvider(config);
  const mail = await openMailer(config);
  let url = config.http.publicOrigin ?? '';
  const context = createContext({ config, logger, db: database.db, engine, mailer: mail.mailer, identityProvider: google.provider, masterSecret, publicOrigin: () => url });
  const stopLeaseKeeper = context.usage.startLeaseKeeper();
  const mailboxRoutes = mail.mailbox && createMailboxRoutes({ mailbox: mail.mailbox, publicOrigin: () => url });
  const server = await startHttpServer(createApp(context, mailboxRoutes), config.http);
  url ||= server.url;
  const stopOutbox = context.outbox.start();

  stopOnSignal(logger, async () => {
    context.health.startDraining();
    await server.stop(drainMs);
    stopLeaseKeeper();
    await stopOutbox();
    await mail.close();
    await google.close();
    await engine.close();
    await database.close();
  });
  logger.info({ url: server.url }, 'listening');
  if (!config.isProduction) {
    say(sayWelcome({ url: server.url, hasMailbox: mail.mailbox !== undefined, demo: await ensureDemoAccount(context, config.dataDir) }));
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
  process.exit(1);
});

import { startEmbeddedPostgres } from '../database/embedded/start-embedded-postgres.ts';
import { errorsOnlyLog } from './errors-only-log.ts';

/**
 * A program that owns an embedded server until it is killed: `postgres-owner.ts FOLDER`. It writes the server's address
 * when it is ready.
 */
const [, , dataDir = ''] = process.argv;
const server = await startEmbeddedPostgres({ dataDir, log: errorsOnlyLog });
process.stdout.write(`${server.url}\n`);
setInterval(() => undefined, 60_000);

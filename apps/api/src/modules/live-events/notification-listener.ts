import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

export interface ListenerOptions {
  readonly databaseUrl: string;
  readonly channel: string;
  readonly logger: Logger;
  readonly onNotification: (payload: string) => void;
  /** Called whenever it listens again after it may have missed something. */
  readonly onGap: () => void;
}

const retriesMs = [250, 500, 1_000, 2_000, 5_000] as const;
const connectTimeoutMs = 3_000;
/** Interval of health checks: an idle connection cannot be told from a half-open one. */
const askEveryMs = 15_000;
const askTimeoutMs = 5_000;

/**
 * Listens to one channel on a dedicated connection and reconnects until stopped.
 *
 * @returns what stops it.
 */
export function listenForNotifications(options: ListenerOptions): () => Promise<void> {
  const { logger, onGap } = options;
  const stopping = new AbortController();

  async function run(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted; failures += 1) {
      try {
        await listen(options, stopping.signal, () => {
          failures = 0;
          onGap();
        });
      } catch (error) {
        logger.warn({ err: error }, 'live events are not heard right now');
      }
      await sleep(retriesMs[Math.min(failures, retriesMs.length - 1)], undefined, { signal: stopping.signal }).catch(
        () => undefined,
      );
    }
  }

  const running = run();
  return async () => {
    stopping.abort();
    await running;
  };
}

/** Listens until the connection is lost or the signal aborts. */
async function listen(
  { databaseUrl, channel, onNotification }: ListenerOptions,
  signal: AbortSignal,
  onListening: () => void,
): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'rakhim-live-events',
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: askTimeoutMs,
    keepAlive: true,
  });
  const lost = new AbortController();
  // Without a listener, an error event of the driver would end the process.
  client.on('error', () => {
    lost.abort();
  });
  client.on('end', () => {
    lost.abort();
  });
  client.on('notification', ({ payload = '' }) => {
    onNotification(payload);
  });
  const isOver = AbortSignal.any([signal, lost.signal]);
  try {
    await client.connect();
    await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    onListening();
    while (!isOver.aborted) {
      await sleep(askEveryMs, undefined, { signal: isOver, ref: false }).catch(() => undefined);
      if (!isOver.aborted) {
        await client.query('SELECT 1');
      }
    }
  } finally {
    await close(client);
  }
}

/** Says goodbye, unless the server has stopped listening. */
async function close(client: pg.Client): Promise<void> {
  const isClosed = client.end().catch(() => undefined);
  const isOverdue = sleep(connectTimeoutMs, 'overdue' as const, { ref: false });
  if ((await Promise.race([isClosed, isOverdue])) === 'overdue') {
    const { stream } = (client as unknown as { connection: { stream: { destroy(): void } } }).connection;
    stream.destroy();
  }
}

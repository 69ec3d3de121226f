import type { Knex } from 'knex';
import CircuitBreaker from 'opossum';
import pg from 'pg';

/** A connection of the driver, with what Knex and we ask of it. */
type QueryCallback = (error: Error | null, result?: unknown) => void;

interface ConnectionSource {
  acquireConnection(): Promise<pg.Client>;
  releaseConnection(connection: pg.Client): Promise<void>;
  readonly pool: { on(event: 'poolDestroyRequest', listener: () => void): void };
}

export interface SilenceOptions {
  /** How long a probe waits for its answer, and how long nobody asks after one that got none. */
  readonly probeMs?: number;
  readonly pauseMs?: number;
}

/**
 * Circuit breaker for a server, or a network, that answers nothing and closes nothing. A request asks several times,
 * and its clean-up as well; without a breaker each of these waits for the whole timeout, and so does everybody in the
 * queues before them. It opens when a query has run out of time and no connection has heard anything since that query
 * was sent. Then everybody is refused at once, except for one probe at a time.
 *
 * @returns what every new connection is handed to.
 */
export function failFastWhileSilent(
  db: Knex,
  { probeMs = 1_000, pauseMs = 250 }: SilenceOptions = {},
): (connection: pg.Client) => void {
  const source = db.client as ConnectionSource;
  const acquire = source.acquireConnection.bind(source);
  let heardAt = -Infinity;

  const breaker = new CircuitBreaker(probe, {
    timeout: probeMs,
    resetTimeout: pauseMs,
    rollingPercentilesEnabled: false,
    enableSnapshots: false,
  });
  source.pool.on('poolDestroyRequest', () => {
    breaker.shutdown();
  });

  /** An answer that comes too late for its probe closes the breaker as well: a crowded server must not be left alone. */
  function noteAnswer(): void {
    heardAt = performance.now();
    if (!breaker.closed) {
      breaker.close();
    }
  }

  function noteTimeout(askedAt: number): void {
    if (heardAt < askedAt) {
      breaker.open();
    }
  }

  async function probe(): Promise<void> {
    const connection = await acquire();
    try {
      await new Promise<void>((resolve, reject) => {
        const answered: QueryCallback = (error) => {
          if (error) {
            reject(error);
          } else {
            resolve();
          }
        };
        connection.query({ text: 'SELECT 1', query_timeout: probeMs } as pg.QueryConfig, answered);
      });
    } finally {
      await source.releaseConnection(connection);
    }
  }

  source.acquireConnection = async () => {
    if (!breaker.closed) {
      await breaker.fire().catch((cause: unknown) => {
        // In the words of the pool, which the map of database errors knows.
        throw new Error('Timeout acquiring a connection: the database does not answer.', { cause });
      });
    }
    const askedAt = performance.now();
    try {
      return await acquire();
    } catch (error) {
      if (error instanceof Error && /timeout/iu.test(error.message)) {
        noteTimeout(askedAt);
      }
      throw error;
    }
  };

  return (connection) => {
    listen(connection, {
      onAnswer: noteAnswer,
      onTimeout: noteTimeout,
    });
  };
}

/**
 * Hears how the queries of a connection end. A timed-out connection still waits for its answer, and the next query
 * would queue behind it, so it is destroyed, and the pool opens another.
 */
function listen(
  connection: pg.Client,
  { onAnswer, onTimeout }: { onAnswer(): void; onTimeout(askedAt: number): void },
): void {
  const { query } = connection;
  connection.query = function queryAndListen(this: pg.Client, ...parameters: unknown[]) {
    const last = parameters.length - 1;
    const callback = parameters[last];
    const askedAt = performance.now();
    if (typeof callback === 'function') {
      parameters[last] = ((error, result) => {
        if (error?.message === 'Query read timeout') {
          onTimeout(askedAt);
          cut(connection);
        } else if (!error || error instanceof pg.DatabaseError) {
          onAnswer();
        }
        (callback as QueryCallback)(error, result);
      }) satisfies QueryCallback;
    }
    return Reflect.apply(query, this, parameters) as unknown;
  } as pg.Client['query'];
}

/**
 * The driver has no public API to close a connection without notifying the server, which a hung server would not read.
 */
function cut(connection: pg.Client): void {
  const { stream } = (connection as unknown as { connection: { stream: { destroy(): void } } }).connection;
  stream.destroy();
}

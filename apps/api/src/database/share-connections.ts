import type { Knex } from 'knex';
import { createFairSemaphore } from '#src/fairness/fair-semaphore.ts';
import { type Share, currentWork } from '#src/fairness/work.ts';

export interface ConnectionShares {
  readonly poolMax: number;
  /** Connections that are kept for a kind of work, whatever the others ask for. */
  readonly reserved: Partial<Readonly<Record<Share, number>>>;
  readonly timeoutMs: number;
  /** Hears how long each of those who got a connection waited for it. */
  readonly onWait?: ((ms: number) => void) | undefined;
}

/** What Knex calls for every statement outside a transaction, and once for each transaction. */
interface ConnectionSource {
  acquireConnection(): Promise<object>;
  releaseConnection(connection: object): Promise<void>;
}

/**
 * Puts a fair queue before a pool of connections. The pool itself has one queue in the order of arrival, so whoever
 * asks for the most would get the most. Here those who wait take turns by account, and health checks and sign-ins have
 * connections of their own.
 */
export function shareConnections(db: Knex, { poolMax, reserved, timeoutMs, onWait }: ConnectionShares): void {
  const source = db.client as ConnectionSource;
  const acquire = source.acquireConnection.bind(source);
  const release = source.releaseConnection.bind(source);
  const semaphore = createFairSemaphore({
    places: poolMax,
    reserved,
    waitMsMax: timeoutMs,
    // In the words of the pool, which the map of database errors knows.
    createTimeoutError: () => new Error('Timeout acquiring a connection: too many wait for one.'),
  });
  const ends = new WeakMap<object, () => void>();

  source.acquireConnection = async () => {
    const askedAt = performance.now();
    const end = await semaphore.acquire(currentWork());
    try {
      const connection = await acquire();
      ends.set(connection, end);
      onWait?.(performance.now() - askedAt);
      return connection;
    } catch (error) {
      end();
      throw error;
    }
  };
  source.releaseConnection = async (connection) => {
    try {
      await release(connection);
    } finally {
      ends.get(connection)?.();
      ends.delete(connection);
    }
  };
}

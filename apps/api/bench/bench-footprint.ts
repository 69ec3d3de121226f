import { setTimeout as sleep } from 'node:timers/promises';
import { type Table, round } from '@rakhim/tooling/bench';
import type { ApiProcess } from '#src/testing/api-process.ts';
import { type Database, createDatabase } from '#src/database/create-database.ts';
import { errorsOnlyLog } from '#src/testing/errors-only-log.ts';
import { readCounter, speechRequest, startFleet } from './start-fleet.ts';

const rounds = 300;
const settleMs = 3_000;

/** What has been spent so far: counters that only grow. */
interface Spent {
  readonly processorMs: number;
  readonly transactions: number;
  readonly bytes: number;
}

/**
 * Measures what one request costs, in things that do not depend on how busy the machine is: processor time of the
 * service, transactions of PostgreSQL, and bytes that stay.
 */
export async function benchFootprint(): Promise<Table> {
  const fleet = await startFleet();
  const db = createDatabase({ url: fleet.databaseUrl, log: errorsOnlyLog });
  try {
    const api = await fleet.start();
    const key = await fleet.createKey(api);
    const kinds: readonly (readonly [string, () => Promise<Response>])[] = [
      ['a sentence, as a stream', () => api.call('/api/v1/synthesize', speechRequest(key))],
      ['how much is left', () => api.call('/api/v1/usage', { headers: { 'x-api-key': key } })],
      ['the voices', () => api.call('/api/v1/voices')],
    ];
    const idle = await spend(api, db, () => sleep(settleMs));
    const rows: string[][] = [];
    for (const [name, ask] of kinds) {
      await repeat(ask, rounds / 3);
      const spent = await spend(api, db, () => repeat(ask, rounds));
      rows.push([
        name,
        `${round(Math.max(0, spent.processorMs - idle.processorMs) / rounds)} ms`,
        round(Math.max(0, spent.transactions - idle.transactions) / rounds),
        round(Math.max(0, spent.bytes - idle.bytes) / rounds),
      ]);
    }
    return {
      title: 'What a request costs',
      note: `Means of ${rounds}, one after another, without the voice: it is behind an address and only waits. Processor time is that of the service’s process; PostgreSQL takes about as much again for a sentence. Bytes are those of tables and indexes, without sounds.`,
      head: ['request', 'processor', 'transactions', 'bytes that stay'],
      rows,
    };
  } finally {
    await db.destroy();
    await fleet.close();
  }
}

async function repeat(ask: () => Promise<Response>, times: number): Promise<void> {
  for (let index = 0; index < times; index += 1) {
    await (await ask()).arrayBuffer();
  }
}

async function spend(api: ApiProcess, db: Database, work: () => Promise<unknown>): Promise<Spent> {
  const before = await read(api, db);
  await work();
  const after = await read(api, db);
  return {
    processorMs: after.processorMs - before.processorMs,
    transactions: after.transactions - before.transactions,
    bytes: after.bytes - before.bytes,
  };
}

async function read(api: ApiProcess, db: Database): Promise<Spent> {
  // PostgreSQL adds up what its processes have done within a second or so.
  await sleep(settleMs);
  const { rows } = await db.raw<{ rows: [{ transactions: number; bytes: number }] }>(
    `SELECT xact_commit AS transactions,
      (SELECT sum(pg_total_relation_size(oid))::bigint FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace) AS bytes
     FROM pg_stat_database WHERE datname = current_database()`,
  );
  return { ...rows[0], processorMs: (await readCounter(api, 'process_cpu_seconds_total')) * 1000 };
}

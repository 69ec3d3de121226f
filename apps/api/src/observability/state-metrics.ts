import type { Knex } from 'knex';
import { Gauge, type Registry } from 'prom-client';
import { type StateReading, stateReadings } from './state-readings.data.ts';

/** What a pool of connections says of itself. */
interface Pool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

type Row = Readonly<Record<string, string | number>>;

/** All gauges of one scrape are of one reading. */
const shortestMs = 1_000;

/** What was read last, and when. */
interface Kept {
  readonly at: number;
  readonly rows: readonly Row[];
}

/**
 * Adds what is read from PostgreSQL when Prometheus asks. All processes say the same of it, so dashboards take the
 * largest. What cannot be read is left out, and `rakhim_state_readable` says so.
 */
export function registerStateMetrics(registry: Registry, db: Knex): void {
  const kept = new Map<StateReading, Kept>();
  let reading: Promise<boolean> | undefined;

  /** Several gauges are asked together; they are read once, one after another, on one connection at a time. */
  function readAll(): Promise<boolean> {
    reading ??= readDue(db, kept).finally(() => {
      reading = undefined;
    });
    return reading;
  }

  for (const each of stateReadings) {
    const gauge = new Gauge({
      name: each.name,
      help: each.help,
      labelNames: each.labels ?? [],
      registers: [registry],
      async collect() {
        await readAll();
        gauge.reset();
        // Without labels it starts again at 0, which would be a claim.
        gauge.remove({});
        for (const { value, ...labels } of kept.get(each)?.rows ?? []) {
          gauge.set(labels, Number(value));
        }
      },
    });
  }
  const readable = new Gauge({
    name: 'rakhim_state_readable',
    help: '1 if everything that is read from the database could be read this time.',
    registers: [registry],
    async collect() {
      readable.set((await readAll()) ? 1 : 0);
    },
  });
  registerPool(registry, (db.client as { pool: Pool }).pool);
}

/**
 * A count and the age of what it counts never come from two moments: all that is due is read from one snapshot, and is
 * kept with the same time, so that it stays due together.
 *
 * @returns whether all of it could be read; after a failure the rest is not tried.
 */
async function readDue(db: Knex, kept: Map<StateReading, Kept>): Promise<boolean> {
  const at = performance.now();
  const due = stateReadings.filter((each) => {
    const before = kept.get(each);
    return before === undefined || at - before.at >= (each.everyMs ?? shortestMs);
  });
  if (due.length === 0) {
    return true;
  }
  try {
    await db.transaction(
      async (tx) => {
        for (const each of due) {
          const { rows } = await tx.raw<{ rows: Row[] }>(each.sql);
          kept.set(each, { at, rows });
        }
      },
      { isolationLevel: 'repeatable read', readOnly: true },
    );
    return true;
  } catch {
    kept.clear();
    return false;
  }
}

function registerPool(registry: Registry, pool: Pool): void {
  const connections = new Gauge({
    name: 'rakhim_database_connections',
    help: 'Connections of this process to PostgreSQL, and those who wait for one inside the pool.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      connections.set({ state: 'used' }, pool.numUsed());
      connections.set({ state: 'free' }, pool.numFree());
      connections.set({ state: 'pending' }, pool.numPendingAcquires());
    },
  });
}

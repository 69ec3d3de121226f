import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { type TestDatabase, createTestDatabase, openRuntimeDatabase } from '#src/testing/test-database.ts';
import type { Database } from './create-database.ts';
import { type JobHandlers, type JobQueue, createJobQueue } from './job-queue.ts';

const patience = { timeout: 30_000, interval: 50 };
let database: TestDatabase;
/** With the rights of the API, as everything here. */
let db: Database;
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  db = openRuntimeDatabase(database.url);
});
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
  await database.db('jobs.job').delete();
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** A queue as a process of its own has one. */
async function startProcess(handlers: JobHandlers = {}): Promise<JobQueue> {
  const databaseRole = inject('testRuntimeRole') || undefined;
  const queue = createJobQueue({ databaseUrl: database.url, databaseRole, logger: pino({ level: 'silent' }) });
  stops.push(await queue.start(handlers));
  return queue;
}

const states = () => database.db('jobs.job').where({ name: 'billing-sync' }).orderBy('created_on').pluck('state');

describe('the job queue', () => {
  it('does what a transaction asked for, in another process, and nothing that was rolled back', async () => {
    const done: string[] = [];
    const asking = await startProcess();
    await startProcess({ 'billing-sync': async ({ customerId = '' }) => void done.push(customerId) });
    await db
      .transaction(async (tx) => {
        await asking.send(tx, 'billing-sync', { customerId: 'undone' });
        throw new Error('undone');
      })
      .catch(() => undefined);
    await db.transaction((tx) => asking.send(tx, 'billing-sync', { customerId: 'kept' }));
    await vi.waitFor(async () => expect(await states()).toEqual(['completed']), patience);
    expect(done).toEqual(['kept']);
  });

  it('has one wait for each key, and begins another only when the one in hand is done with', async () => {
    const inHand = Promise.withResolvers<undefined>();
    const mayEnd = Promise.withResolvers<undefined>();
    let atOnce = 0;
    let most = 0;
    const handlers: JobHandlers = {
      'billing-sync': async () => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        inHand.resolve(undefined);
        await mayEnd.promise;
        atOnce -= 1;
      },
    };
    const queue = await startProcess(handlers);
    await startProcess(handlers);
    const send = () => db.transaction((tx) => queue.send(tx, 'billing-sync', { customerId: 'a' }, { key: 'a' }));
    await send();
    await inHand.promise;
    await Promise.all([send(), send(), send()]);
    expect((await states()).toSorted()).toEqual(['active', 'created']);
    mayEnd.resolve(undefined);
    await vi.waitFor(async () => expect(await states()).toEqual(['completed', 'completed']), patience);
    expect(most).toBe(1);
  });

  it('tries what failed again, and says how often it has failed', async () => {
    const failures: number[] = [];
    const queue = await startProcess({
      'billing-sync': async (_data, attempt) => {
        failures.push(attempt.failures);
        if (failures.length < 2) {
          throw new Error('not this time');
        }
      },
    });
    await db.transaction((tx) => queue.send(tx, 'billing-sync', { customerId: 'b' }));
    await vi.waitFor(async () => expect(await states()).toEqual(['completed']), patience);
    expect(failures).toEqual([0, 1]);
  });

  it('finishes the job in hand before it stops, and keeps one for later that is not due', async () => {
    const inHand = Promise.withResolvers<undefined>();
    let isDone = false;
    const queue = await startProcess({
      'billing-sync': async () => {
        inHand.resolve(undefined);
        await sleep(200);
        isDone = true;
      },
    });
    await db.transaction((tx) => queue.send(tx, 'billing-sync', {}, { key: 'later', afterSeconds: 3600 }));
    await db.transaction((tx) => queue.send(tx, 'billing-sync', {}, { key: 'now' }));
    await inHand.promise;
    await stops.pop()?.();
    expect(isDone).toBe(true);
    expect(await states()).toEqual(['created', 'completed']);
  });
});

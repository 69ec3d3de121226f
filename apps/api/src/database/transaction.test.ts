import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.raw('create table counters (id int primary key, value int not null)');
});
beforeEach(() => database.db.raw('truncate counters; insert into counters values (1, 0), (2, 0)'));
afterAll(() => database.drop());

async function readCounters(): Promise<number[]> {
  return database.db('counters').orderBy('id').pluck('value');
}

test('the work is kept as a whole and its result returned', async () => {
  const result = await inTransaction(database.db, async (tx) => {
    await tx('counters').increment('value', 1);
    return 'done';
  });
  expect(result).toBe('done');
  expect(await readCounters()).toEqual([1, 1]);
});

test('work that throws is rolled back, and its error is passed on', async () => {
  const work = inTransaction(database.db, async (tx) => {
    await tx('counters').increment('value', 1);
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  expect(await readCounters()).toEqual([0, 0]);
});

test('the victim of a deadlock between two transactions is retried', async () => {
  let attempts = 0;
  const { promise: bothHoldOne, resolve } = Promise.withResolvers<void>();
  let holding = 0;
  const work = (first: number, second: number): Promise<void> =>
    inTransaction(database.db, async (tx) => {
      attempts += 1;
      await tx('counters').where({ id: first }).increment('value', 1);
      holding += 1;
      if (holding === 2) {
        resolve();
      }
      await bothHoldOne;
      await tx('counters').where({ id: second }).increment('value', 1);
    });
  await Promise.all([work(1, 2), work(2, 1)]);
  expect(attempts).toBe(3);
  expect(await readCounters()).toEqual([2, 2]);
});

test('other errors are not retried', async () => {
  let attempts = 0;
  const work = inTransaction(database.db, async (tx) => {
    attempts += 1;
    await tx('counters').insert({ id: 1, value: 0 });
  });
  await expect(work).rejects.toMatchObject({ code: '23505' });
  expect(attempts).toBe(1);
});

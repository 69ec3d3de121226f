import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { type TestDatabase, createTestDatabase } from '#src/testing/test-database.ts';
import { createUsageQueries } from './usage.queries.ts';
import { createUsageService } from './usage.service.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('the lease keeper renews what is in flight while a refund cannot be made', async () => {
  const { db } = database;
  const fail = async (): Promise<never> => {
    throw new Error('It cannot be given back now.');
  };
  const usage = createUsageService({
    queries: { ...createUsageQueries(db), refund: fail },
    leaseSeconds: 1,
    logger: pino({ level: 'silent' }),
  });
  const allowance = {
    accountId: randomUUID(),
    periodStart: new Date(),
    periodEnd: new Date(Date.now() + 60_000),
    characterLimit: 100,
    concurrency: 5,
  };
  const [owed, spoken] = await Promise.all([
    usage.reserve(allowance, { requestId: 'owed', characters: 10 }),
    usage.reserve(allowance, { requestId: 'spoken', characters: 10 }),
  ]);
  await owed.refund();
  const leaseEnd = async () =>
    (
      await db('reservations').where({ request_id: 'spoken' }).first<{ lease_expires_at: Date }>()
    ).lease_expires_at.getTime();
  const before = await leaseEnd();
  onTestFinished(usage.startLeaseKeeper());
  await expect.poll(leaseEnd).toBeGreaterThan(before);
  await spoken.close();
});

it('a process that has nothing else to do does not stay for its leases', () => {
  const usage = createUsageService({
    queries: createUsageQueries(database.db),
    leaseSeconds: 60,
    logger: pino({ level: 'silent' }),
  });
  const countTimers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const before = countTimers();
  onTestFinished(usage.startLeaseKeeper());
  expect(countTimers()).toBe(before);
});

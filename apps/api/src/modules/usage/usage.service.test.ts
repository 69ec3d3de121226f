import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { type TestDatabase, createTestDatabase } from '#src/testing/test-database.ts';
import { type UsageQueries, createUsageQueries } from './usage.queries.ts';
import { type UsageService, createUsageService } from './usage.service.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

function newAllowance() {
  return {
    accountId: randomUUID(),
    periodStart: new Date(),
    periodEnd: new Date(Date.now() + 60_000),
    characterLimit: 100,
    concurrency: 5,
  };
}

function createUsage(changes: Partial<UsageQueries> = {}, leaseSeconds = 60): UsageService {
  const queries = { ...createUsageQueries(database.db), ...changes };
  return createUsageService({ queries, leaseSeconds, logger: pino({ level: 'silent' }) });
}

it('a request whose characters were given back meanwhile is refused, not spoken for nothing', async () => {
  const usage = createUsage();
  const requestId = randomUUID();
  const reservation = await usage.reserve(newAllowance(), { requestId, characters: 10 });
  await usage.refundAbandoned(requestId);
  await expect(reservation.settle(true)).rejects.toThrow('speech_timed_out');
  expect(await usage.findOutcome(requestId)).toBe('not_charged');
});

it('a request that was answered at once asks the database twice: for its characters, and to be charged', async () => {
  const statements: string[] = [];
  const note = ({ sql }: { sql: string }) => statements.push(sql);
  const usage = createUsage();
  database.db.on('query', note);
  onTestFinished(() => void database.db.removeListener('query', note));
  const reservation = await usage.reserve(newAllowance(), { requestId: randomUUID(), characters: 10 });
  await reservation.settle(true);
  await reservation.close();
  expect(statements).toHaveLength(2);
});

it('the lease keeper renews what is in flight while a refund cannot be made', async () => {
  const { db } = database;
  const fail = async (): Promise<never> => {
    throw new Error('It cannot be given back now.');
  };
  const usage = createUsage({ refund: fail }, 1);
  const allowance = newAllowance();
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
  const usage = createUsage();
  const countTimers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const before = countTimers();
  onTestFinished(usage.startLeaseKeeper());
  expect(countTimers()).toBe(before);
});

import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppError } from '#src/errors/app-error.ts';
import { type TestDatabase, createTestDatabase } from '#src/testing/test-database.ts';
import { createRateLimitsService } from './rate-limits.service.ts';
import { rateRules } from './rate-rules.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const rules = {
  ...rateRules,
  'sign-in:account': { points: 10, perSeconds: 60 },
  'sign-up:address': { points: 1, perSeconds: 60 },
};

/** As many services as there would be processes; they share nothing but the database. */
function newProcess() {
  return createRateLimitsService({ db: database.db, logger: pino({ level: 'silent' }), rules });
}

describe('rate limits', () => {
  it('let exactly as many through as there are points, over several processes at once', async () => {
    const processes = [newProcess(), newProcess()];
    const results = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) =>
        processes[index % 2]!.consume('sign-in:account', 'samira@example.test'),
      ),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(10);
    for (const result of results) {
      if (result.status === 'rejected') {
        expect(result.reason).toMatchObject({ code: 'too_many_requests', status: 429 });
        expect((result.reason as AppError).options.retryAfterSeconds).toBeGreaterThan(0);
      }
    }
  });

  it('count each key for itself, in whatever case it is written', async () => {
    const limits = newProcess();
    await limits.consume('sign-up:address', 'A@example.test');
    await limits.consume('sign-up:address', 'b@example.test');
    await expect(limits.consume('sign-up:address', 'a@EXAMPLE.test')).rejects.toThrow('too_many_requests');
  });

  it('end by themselves, and at once when they are reset', async () => {
    const limits = newProcess();
    await limits.consume('sign-up:address', 'waiting');
    await expect(limits.requireFree('sign-up:address', 'waiting')).rejects.toThrow('too_many_requests');
    await database
      .db('rate_limits')
      .whereLike('key', 'sign-up:address:%')
      .update({ expire: Date.now() - 1 });
    await limits.consume('sign-up:address', 'waiting');
    await limits.reset('sign-up:address', 'waiting');
    await limits.consume('sign-up:address', 'waiting');
  });

  it('keep no address of anybody', async () => {
    await newProcess().consume('sign-in:account', 'secret@example.test');
    const keys = await database.db('rate_limits').pluck<string[]>('key');
    expect(keys.join()).not.toContain('secret');
  });
});

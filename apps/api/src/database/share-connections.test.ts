import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Work, runAs } from '#src/fairness/work.ts';
import { errorsOnlyLog } from '#src/testing/errors-only-log.ts';
import { type TestDatabase, createTestDatabase } from '#src/testing/test-database.ts';
import { type Database, createDatabase } from './create-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Takes a connection for speech. @returns what gives it back. */
async function hold(db: Database, tenant: string): Promise<() => Promise<unknown>> {
  const tx = await runAs({ share: 'speech', tenant }, () => db.transaction());
  return () => tx.rollback();
}

/** Runs a statement as this kind of work. It begins when it is awaited, so that is done inside. */
async function ask(db: Database, work: Partial<Work>): Promise<void> {
  await runAs(work, async () => {
    await db.raw('SELECT 1');
  });
}

describe('connections', () => {
  it('are left for health checks and sign-ins, whatever speech asks for', async () => {
    const db = createDatabase({
      url: database.url,
      log: errorsOnlyLog,
      poolMax: 4,
      reserved: { health: 1, 'sign-in': 1 },
      timeoutMs: 2_000,
    });
    const held = [await hold(db, 'flood'), await hold(db, 'flood')];
    await expect(ask(db, { share: 'speech' })).rejects.toThrow('Timeout acquiring');
    await ask(db, { share: 'health' });
    await runAs({ share: 'sign-in' }, () => db.transaction(async (tx) => tx.raw('SELECT 1')));
    await Promise.all(held.map((giveBack) => giveBack()));
    await ask(db, { share: 'speech' });
    await db.destroy();
  });

  it('go to accounts in turn', async () => {
    const db = createDatabase({ url: database.url, log: errorsOnlyLog, poolMax: 1, timeoutMs: 30_000 });
    const giveBack = await hold(db, 'flood');
    const served: string[] = [];
    const serve = async (tenant: string): Promise<void> => {
      await ask(db, { share: 'speech', tenant });
      served.push(tenant);
    };
    const all = [...Array.from({ length: 20 }, () => serve('flood')), serve('other')];
    await giveBack();
    await Promise.all(all);
    expect(served.indexOf('other')).toBeLessThanOrEqual(1);
    await db.destroy();
  });
});

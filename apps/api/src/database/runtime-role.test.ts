import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUsageQueries } from '#src/modules/usage/usage.queries.ts';
import { databaseAddress } from '#src/testing/database-address.ts';
import { type TestDatabase, createTestDatabase } from '#src/testing/test-database.ts';
import { withClient } from '#src/testing/with-client.ts';
import { createDatabase, type Database } from './create-database.ts';
import { migrateDatabase } from './migrate.ts';
import { prepareRuntimeRole } from './runtime-role.ts';

let database: TestDatabase;
let db: Database;
const errors: string[] = [];
const log = { info: () => undefined, warn: () => undefined, error: (message: string) => void errors.push(message) };

beforeAll(async () => {
  database = await createTestDatabase();
  const role = await prepareRuntimeRole({ url: database.url, log });
  expect(role).toBe('rakhim_runtime');
  db = createDatabase({ url: database.url, log, ...(role !== undefined && { role }) });
});
beforeEach(() => {
  errors.length = 0;
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

async function charge(): Promise<string> {
  const queries = createUsageQueries(db);
  const requestId = randomUUID();
  const [periodStart, periodEnd] = [new Date('2026-01-01'), new Date('2026-02-01')];
  await queries.reserve(
    { accountId: randomUUID(), periodStart, periodEnd, characterLimit: 100, concurrency: 5 },
    { requestId, characters: 10, leaseSeconds: 60 },
  );
  await queries.settle(requestId, true);
  return requestId;
}

describe('the role that the API works under', () => {
  it('reserves, charges and gives back', async () => {
    const requestId = await charge();
    expect(await createUsageQueries(db).refund(requestId)).toBe(100);
  });

  it('can add to the ledger, and is refused by the database itself to change, delete or empty it', async () => {
    const requestId = await charge();
    await expect(db('ledger_entries').where({ request_id: requestId }).update({ characters: 1 })).rejects.toThrow(
      'permission denied',
    );
    await expect(db('ledger_entries').where({ request_id: requestId }).delete()).rejects.toThrow('permission denied');
    await expect(db.raw('TRUNCATE ledger_entries')).rejects.toThrow('permission denied');
    await expect(db.raw('ALTER TABLE ledger_entries DISABLE TRIGGER ALL')).rejects.toThrow('must be owner');
    await expect(db.raw('DROP TRIGGER ledger_entries__append_only ON ledger_entries')).rejects.toThrow('must be owner');
    await expect(db.raw('DROP TABLE usage_periods CASCADE')).rejects.toThrow('must be owner');
  });

  it('is prepared by several processes at once, and again', async () => {
    const prepared = await Promise.all(Array.from({ length: 4 }, () => prepareRuntimeRole({ url: database.url, log })));
    expect(new Set(prepared)).toEqual(new Set(['rakhim_runtime']));
    expect(errors).toEqual([]);
  });

  it('is missed loudly where the account may not have it, and the trigger still guards the ledger', async () => {
    const name = `rakhim_owner_${randomBytes(4).toString('hex')}`;
    await withClient(database.url, async (client) => {
      await client.query(`CREATE ROLE ${name} LOGIN PASSWORD 'secret'`);
      await client.query(`CREATE DATABASE ${name} OWNER ${name}`);
    });
    const url = new URL(databaseAddress(database.url, name));
    url.username = name;
    url.password = 'secret';
    try {
      await migrateDatabase({ url: url.href, log });
      expect(await prepareRuntimeRole({ url: url.href, log })).toBeUndefined();
      expect(errors.join()).toContain('CREATE ROLE rakhim_runtime');
      await withClient(url.href, async (client) => {
        await expect(client.query('DELETE FROM ledger_entries')).rejects.toThrow('append-only');
      });
    } finally {
      await withClient(database.url, async (client) => {
        await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
        await client.query(`DROP ROLE ${name}`);
      });
    }
  });
});

import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { findDatabaseError } from '#src/errors/database-error-map.ts';
import { errorsOnlyLog } from '#src/testing/errors-only-log.ts';
import { startSilentProxy } from '#src/testing/silent-proxy.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';
import { withClient } from '#src/testing/with-client.ts';
import { createDatabase, type Database, type DatabaseOptions } from './create-database.ts';

let shared: TestDatabase;
beforeAll(async () => {
  shared = await createTestDatabase();
});
afterAll(() => shared.drop());

function open(options: Partial<DatabaseOptions> = {}): Database {
  const db = createDatabase({ url: shared.url, log: errorsOnlyLog, ...options });
  onTestFinished(() => db.destroy());
  return db;
}

/** The work fails as something that passes by itself, which callers are told as "try again". */
async function expectUnavailable(work: Promise<unknown>): Promise<void> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Error);
  expect(findDatabaseError(error), String(error)).toBe('service_unavailable');
}

async function terminateSessions(applicationName: string): Promise<number> {
  return withClient(shared.url, async (client) => {
    const { rowCount } = await client.query(
      'select pg_terminate_backend(pid, 2000) from pg_stat_activity where application_name = $1',
      [applicationName],
    );
    return rowCount ?? 0;
  });
}

function sessionsOf(applicationName: string): Promise<number> {
  return withClient(shared.url, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int from pg_stat_activity where application_name = $1',
      [applicationName],
    );
    return rows[0]?.count ?? 0;
  });
}

test('idle connections that the server ends are replaced, and no query notices', async () => {
  const db = open({ applicationName: 'idle' });
  const transactions = await Promise.all([1, 2, 3].map(() => db.transaction()));
  await Promise.all(transactions.map((tx) => tx.commit()));
  expect(await terminateSessions('idle')).toBe(3);
  await Promise.all([1, 2, 3, 4].map(() => db.raw('select 1')));
});

test('a connection lost in the middle of a query or a transaction is an error of that work alone', async () => {
  const db = open({ applicationName: 'busy', timeoutMs: 90_000 });
  const query = expectUnavailable(db.raw('select pg_sleep(120)'));
  const transaction = expectUnavailable(
    db.transaction(async (tx) => {
      await tx.raw('select 1');
      await tx.raw('select pg_sleep(120)');
    }),
  );
  await expect.poll(() => sessionsOf('busy')).toBe(2);
  await terminateSessions('busy');
  await query;
  await transaction;
  await db.raw('select 1');
});

test('the server is told how long a statement may take; it cancels a longer one, and the connection stays usable', async () => {
  const db = open({ timeoutMs: 90_000, poolMax: 1 });
  const idOf = async (query: string) => (await db.raw<{ rows: { id: string }[] }>(`select ${query} as id`)).rows[0]?.id;
  expect(await idOf("current_setting('statement_timeout')")).toBe('90s');
  const connection = await idOf('pg_backend_pid()');
  // Far before the driver gives up, which would cut the connection: a crowded server may cancel late.
  await db.raw("set statement_timeout = '500ms'");
  await expectUnavailable(db.raw('select pg_sleep(60)'));
  expect(await idOf('pg_backend_pid()')).toBe(connection);
});

test('a query on a silent network fails in time; when the network is back, so is the pool', async () => {
  const proxy = await startSilentProxy(shared.url);
  onTestFinished(() => proxy.close());
  const db = open({ url: proxy.url, timeoutMs: 2_000, poolMax: 2 });
  await Promise.all([db.raw('select 1'), db.raw('select pg_sleep(0.05)')]);
  proxy.goSilent();
  await Promise.all([1, 2, 3].map(() => expectUnavailable(db.raw('select 1'))));
  await expectUnavailable(db.transaction((tx) => tx.raw('select 1')));
  // Nobody waits any more for what the others have waited for in vain.
  await expect(db.raw('select 1')).rejects.toThrow('the database does not answer');
  proxy.heal();
  await expect
    .poll(() =>
      db.raw('select 1').then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  await Promise.all([db.raw('select 1'), db.raw('select 1'), db.raw('select 1')]);
});

test('one connection that is not answered keeps nobody from asking, as long as others are', async () => {
  const db = open({ timeoutMs: 1_000, poolMax: 2 });
  const hanging = expectUnavailable(
    db.transaction(async (tx) => {
      await tx.raw('set local statement_timeout = 0');
      await tx.raw('select pg_sleep(60)');
    }),
  );
  let isOver = false;
  void hanging.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await db.raw('select 1');
    await sleep(20);
  }
  await hanging;
  await db.raw('select 1');
});

test('a caller without a free connection gets an error in time, and a connection as soon as one is free', async () => {
  const db = open({ timeoutMs: 2_000, poolMax: 1 });
  const holder = await db.transaction();
  await expectUnavailable(db.raw('select 1'));
  await holder.commit();
  await db.raw('select 1');
});

test('a database that cannot be reached is an error of the query, at once', async () => {
  const db = open({ url: 'postgres://rakhim:nothing@127.0.0.1:1/rakhim' });
  await expectUnavailable(db.raw('select 1'));
});

test('a row that another transaction holds is waited for no longer than the lock timeout', async () => {
  const db = open({ lockTimeoutMs: 100 });
  await db.raw('create table held (id int primary key)');
  await db.raw('insert into held values (1)');
  const holder = await db.transaction();
  await holder.raw('select * from held for update');
  await expectUnavailable(db.raw('update held set id = 2'));
  await holder.rollback();
});

test('counts are numbers, days are text, and a bigint beyond a number is refused', async () => {
  const db = open();
  const { rows } = await db.raw<{ rows: object[] }>(
    `select 9007199254740991::bigint as largest, count(*) as count, date '2026-11-20' as day from (values (1)) v`,
  );
  expect(rows).toEqual([{ largest: Number.MAX_SAFE_INTEGER, count: 1, day: '2026-11-20' }]);
  await expect(db.raw('select 9007199254740992::bigint')).rejects.toThrow(/does not fit a number/);
  await db.raw('select 1');
});

test('the values of a statement are not in the message of its error', async () => {
  const error = await open()
    // Knex would put values in place of the question mark, which is an operator here.
    .raw(`select 1 / 0 where '{}'::jsonb \\? ?`, ['canary-52b1'])
    .catch((reason: unknown) => reason);
  expect(String(error)).toContain('division by zero');
  expect(String(error)).not.toContain('canary-52b1');
});

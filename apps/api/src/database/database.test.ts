import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
});

test('the template is migrated', async () => {
  const { rows } = await database.db.raw<{ rows: { name: string }[] }>('select name from migrations order by id');
  expect(rows.length).toBeGreaterThan(0);
});

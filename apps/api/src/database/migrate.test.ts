import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { errorsOnlyLog } from '#src/testing/errors-only-log.ts';
import { createTemporaryFolder } from '#src/testing/temporary-folder.ts';
import { createBlankDatabase, type TestDatabase } from '#src/testing/test-database.ts';
import { migrateDatabase } from './migrate.ts';
import { createMigrationSource, migrationsDir } from './migration-files.ts';

async function createDatabase(): Promise<TestDatabase> {
  const database = await createBlankDatabase();
  onTestFinished(() => database.drop());
  return database;
}

/** Writes migrations by name; each runs the statement given. */
async function writeMigrations(statements: Record<string, string>): Promise<URL> {
  const folder = join(await createTemporaryFolder(), 'migrations');
  await mkdir(folder);
  for (const [name, sql] of Object.entries(statements)) {
    const code = `export async function up(knex: { raw(sql: string): Promise<unknown> }) { await knex.raw(${JSON.stringify(sql)}); }\nexport async function down() {}\n`;
    await writeFile(join(folder, `${name}.ts`), code);
  }
  return pathToFileURL(`${folder}/`);
}

function migrate(database: TestDatabase, directory?: URL): Promise<string[]> {
  return migrateDatabase({ url: database.url, log: errorsOnlyLog, ...(directory && { directory }) });
}

test('the product’s migrations run once, under names without an extension', async () => {
  const database = await createDatabase();
  const files = (await readdir(migrationsDir)).sort();
  const names = files.map((file) => file.replace(/\.ts$/, ''));
  expect(await migrate(database)).toEqual(names);
  expect(await migrate(database)).toEqual([]);
  expect(await database.db('migrations').orderBy('id').pluck('name')).toEqual(names);
});

test('everything can be undone and done again, with the same result', async () => {
  const database = await createDatabase();
  const readSchema = async (): Promise<unknown> =>
    (
      await database.db.raw<{ rows: unknown }>(
        `select table_name, column_name, data_type, column_default, is_nullable from information_schema.columns where table_schema = 'public' order by 1, 2`,
      )
    ).rows;
  await migrate(database);
  const before = await readSchema();
  await database.db.migrate.rollback(
    { migrationSource: createMigrationSource(migrationsDir), tableName: 'migrations' },
    true,
  );
  await migrate(database);
  expect(await readSchema()).toEqual(before);
});

test('several processes that start at the same time migrate once', async () => {
  const database = await createDatabase();
  const directory = await writeMigrations({
    '20260101000000_create_words': 'create table words (word text); select pg_sleep(0.2)',
  });
  const runs = await Promise.all(Array.from({ length: 8 }, () => migrate(database, directory)));
  expect(runs.flat()).toEqual(['20260101000000_create_words']);
});

test('a migration that fails is undone as a whole, and can be run again when it is mended', async () => {
  const database = await createDatabase();
  const broken = await writeMigrations({ '20260101000000_create_words': 'create table words (word text); select 1/0' });
  await expect(migrate(database, broken)).rejects.toMatchObject({ code: '22012' });
  expect(await database.db.schema.hasTable('words')).toBe(false);
  const mended = await writeMigrations({ '20260101000000_create_words': 'create table words (word text)' });
  expect(await migrate(database, mended)).toEqual(['20260101000000_create_words']);
});

test('the lock that a killed process leaves in knex’s own table does not stop the next', async () => {
  const database = await createDatabase();
  await migrate(database, await writeMigrations({ '20260101000000_create_words': 'select 1' }));
  await database.db('migrations_lock').update({ is_locked: 1 });
  const next = await writeMigrations({
    '20260101000000_create_words': 'select 1',
    '20260102000000_create_voices': 'select 1',
  });
  expect(await migrate(database, next)).toEqual(['20260102000000_create_voices']);
});

test('a process of the former version starts against a newer database', async () => {
  const database = await createDatabase();
  await migrate(database, await writeMigrations({ '20260101000000_a': 'select 1', '20260102000000_b': 'select 1' }));
  expect(await migrate(database, await writeMigrations({ '20260101000000_a': 'select 1' }))).toEqual([]);
});

test('a migration gives up soon when a table is in use, rather than make every query queue behind it', async () => {
  const database = await createDatabase();
  await database.db.raw('create table words (word text)');
  const reader = await database.db.transaction();
  await reader.raw('select * from words');
  const directory = await writeMigrations({ '20260101000000_alter_words': 'alter table words add column plan text' });
  await expect(migrate(database, directory)).rejects.toMatchObject({ code: '55P03' });
  await reader.rollback();
  expect(await migrate(database, directory)).toHaveLength(1);
});

test('files that are not migrations are left alone', async () => {
  const directory = await writeMigrations({
    '20260101000000_a': 'select 1',
    notes: 'select 1',
    '20260101000000_a.test': 'select 1',
  });
  expect(await createMigrationSource(directory).getMigrations([])).toEqual(['20260101000000_a.ts']);
});

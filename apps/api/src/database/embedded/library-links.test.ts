import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#src/testing/temporary-folder.ts';
import { linkLibraries } from './library-links.ts';

async function createPackage(): Promise<string> {
  const nativeDir = join(await createTemporaryFolder(), 'copy of native');
  await mkdir(join(nativeDir, 'lib'), { recursive: true });
  await writeFile(join(nativeDir, 'lib', 'libpq.so.5.18'), 'library');
  const links = [
    { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' },
    { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so' },
  ];
  await writeFile(join(nativeDir, 'pg-symlinks.json'), JSON.stringify(links));
  return nativeDir;
}

test('every link in the list leads to its library, also in a copy under another name', async () => {
  const nativeDir = await createPackage();
  await linkLibraries(nativeDir);
  for (const name of ['libpq.so.5', 'libpq.so']) {
    expect(await readFile(join(nativeDir, 'lib', name), 'utf8')).toBe('library');
  }
});

test('several processes can link at the same time, and link again', async () => {
  const nativeDir = await createPackage();
  await Promise.all([linkLibraries(nativeDir), linkLibraries(nativeDir), linkLibraries(nativeDir)]);
  await linkLibraries(nativeDir);
  expect(await readFile(join(nativeDir, 'lib', 'libpq.so'), 'utf8')).toBe('library');
});

test('a package without a list has nothing to link', async () => {
  await expect(linkLibraries(await createTemporaryFolder())).resolves.toBeUndefined();
});

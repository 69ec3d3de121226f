import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { tmpdir } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { projectDir } from '../project.mjs';
import { findApiSources, watchSources } from './watch-sources.ts';

test('the sources of the API are its own and those of every package that it depends on', () => {
  const folders = findApiSources().map((folder) => relative(projectDir, folder));
  expect(folders).toEqual(
    expect.arrayContaining(['apps/api/src', 'apps/api/migrations', 'packages/contract/src', 'packages/stand-ins/src']),
  );
  expect(folders).not.toContain('packages/cli/src');
});

test('a change of a source is told, a change of a test is not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rakhim-watch-'));
  await mkdir(join(folder, 'deep'));
  const changed: string[] = [];
  const stop = watchSources([folder], (file) => changed.push(file));
  onTestFinished(async () => {
    stop();
    await rm(folder, { recursive: true, force: true });
  });
  await writeFile(join(folder, 'deep', 'route.test.ts'), '');
  await writeFile(join(folder, 'deep', 'note.md'), '');
  await writeFile(join(folder, 'deep', 'route.ts'), '');
  await expect.poll(() => changed.length).toBeGreaterThan(0);
  expect(new Set(changed)).toEqual(new Set([relative(projectDir, join(folder, 'deep', 'route.ts'))]));
});

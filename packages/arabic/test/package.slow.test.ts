import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PackedPackage, packPackage, plainEnv, run, unpackPackage } from '@rakhim/tooling/packing';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const packageDir = join(import.meta.dirname, '..');
let folder = '';
let installed = '';
let packed: PackedPackage;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rakhim-arabic-'));
  packed = await packPackage(packageDir, folder);
  installed = join(folder, 'node_modules/@rakhim/arabic');
  await unpackPackage(packed, installed);
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the package', () => {
  it('has its build and what people read; nothing else', () => {
    const others = packed.files.filter((path) => !/^dist\/(?:suite\/)?[\w-]+(?:\.d)?\.c?[jt]s$/u.test(path));
    expect(others.toSorted()).toEqual(['LICENSE', 'README.md', 'package.json']);
  });

  it('depends on nothing, and can be bundled for browsers', async () => {
    const manifest = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')) as Record<string, unknown>;
    expect(manifest['dependencies'] ?? {}).toEqual({});
    const { warnings } = await build({
      entryPoints: [join(installed, 'dist/index.js')],
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'browser',
    });
    expect(warnings).toEqual([]);
  });

  it('reads, and scores itself, where it is installed', async () => {
    const program = `
      import { previewText } from '@rakhim/arabic';
      import { scoreEngine } from '@rakhim/arabic/suite';
      const { spoken } = previewText('وصل 3 طلاب', { dialect: 'msa' });
      console.log(JSON.stringify({ spoken, cases: scoreEngine({ name: 'mute', read: () => ({ words: '' }) }).cases }));
    `;
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program], {
      cwd: folder,
      env: plainEnv,
    });
    const { spoken, cases } = JSON.parse(stdout) as { spoken: string; cases: number };
    expect(spoken).toBe('وصل ثلاثة طلاب');
    expect(cases).toBeGreaterThan(1000);
  });
});

import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { packPackage, run, runTool } from '@rakhim/tooling/packing';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const packageDir = fileURLToPath(new URL('..', import.meta.url));

let folder = '';
let tarball = '';
let packed: readonly string[] = [];
let installed = '';

function npm(...parameters: readonly string[]) {
  return { in: (cwd: string) => run('npm', parameters, { cwd, shell: process.platform === 'win32' }) };
}

async function install(name: string): Promise<string> {
  const project = join(folder, name);
  await cp(new URL(`projects/${name}`, import.meta.url), project, { recursive: true });
  await npm('install', '--offline', '--no-audit', '--no-fund', tarball).in(project);
  return project;
}

/** Runs a command of a package as `npx` would. */
function tool(packageName: string, command: string, ...parameters: readonly string[]) {
  return runTool(packageDir, [packageName, command], parameters, folder);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rakhim-package-'));
  ({ tarball, files: packed } = await packPackage(packageDir, folder));
  installed = join(await install('esm-js'), 'node_modules/@rakhim/sdk');
}, 240_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the package', () => {
  it('has its build, its sources, and what people read; nothing else', () => {
    const others = packed.filter(
      (path) =>
        !path.startsWith('src/') &&
        !/^dist\/(index|testing|chunk-\w+|api-types-[\w-]+)\.(d\.)?c?[jt]s(\.map)?$/.test(path),
    );
    expect(others.sort()).toEqual(['LICENSE', 'README.md', 'package.json']);
    expect(packed.filter((path) => /test\.ts$/.test(path))).toEqual([]);
    expect(packed).toEqual(
      expect.arrayContaining([
        'dist/index.js',
        'dist/index.cjs',
        'dist/index.d.ts',
        'dist/index.d.cts',
        'dist/testing.js',
        'dist/testing.d.cts',
      ]),
    );
  });

  it('depends on nothing', async () => {
    const manifest = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')) as Record<string, unknown>;
    expect([manifest['dependencies'], manifest['peerDependencies'], manifest['optionalDependencies']]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(await readdir(join(installed, '../..'))).toEqual(expect.not.arrayContaining(['zod']));
  });

  it('shows no other package in its types', async () => {
    const types = packed.filter((path) => /\.d\.c?ts$/.test(path));
    for (const path of types) {
      const text = await readFile(join(installed, path), 'utf8');
      expect(
        [...text.matchAll(/from '([^.][^']*)'|import\('([^.][^']*)'\)|zod/g)].map(([found]) => found),
        path,
      ).toEqual([]);
    }
  });

  it('is at most 15 kB, minified and compressed, and can be bundled for the edge and for browsers', async () => {
    for (const platform of ['neutral', 'browser'] as const) {
      const { outputFiles, warnings } = await build({
        entryPoints: [join(installed, 'dist/index.js')],
        bundle: true,
        minify: true,
        write: false,
        format: 'esm',
        platform,
      });
      expect(warnings).toEqual([]);
      expect(brotliCompressSync(outputFiles[0]?.contents ?? '').length).toBeLessThanOrEqual(15_000);
    }
  });
});

describe('a project that installs it', () => {
  it.each(['esm-js', 'cjs-js', 'esm-ts', 'cjs-ts', 'node10-ts'])('runs (%s)', async (name) => {
    const project = name === 'esm-js' ? join(folder, name) : await install(name);
    if (name.endsWith('ts')) {
      await tool('typescript', 'tsc', '-p', project);
    }
    const { stdout, stderr } = await run(process.execPath, ['main.js'], { cwd: project });
    expect(stderr).toBe('');
    const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8')) as { version: string };
    expect(stdout).toBe(`${version} true 5\n`);
    expect((await readFile(join(project, 'hello.mp3'))).length).toBeGreaterThan(1000);
  });

  it('is told when it misuses a type', async () => {
    const project = join(folder, 'esm-ts');
    await writeFile(
      join(project, 'wrong.ts'),
      "import { Rakhim } from '@rakhim/sdk';\nawait new Rakhim().speech.create({ txt: 'x' });\n",
    );
    await expect(tool('typescript', 'tsc', '-p', project)).rejects.toMatchObject({
      stdout: expect.stringContaining('wrong.ts') as string,
    });
  });
});

import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PackedPackage, packPackage, plainEnv, run, runTool, unpackPackage } from './packing.ts';

const packagesDir = join(import.meta.dirname, '../..');
const toolingDir = join(packagesDir, 'tooling');

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;
}

const published: string[] = [];
for (const name of await readdir(packagesDir)) {
  if ((await readManifest(join(packagesDir, name))).private !== true) {
    published.push(name);
  }
}

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rakhim-published-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(published)('packages/%s, as it would be published', (name) => {
  let packed: PackedPackage;
  let installed = '';

  beforeAll(async () => {
    packed = await packPackage(join(packagesDir, name), folder);
    installed = join(folder, name);
    await unpackPackage(packed, installed);
  }, 240_000);

  it('is taken by npm, but for the sending', async () => {
    const { stderr } = await run('npm', ['publish', '--dry-run', '--tag', 'next', packed.tarball], {
      cwd: folder,
      env: plainEnv,
      shell: process.platform === 'win32',
    });
    expect(stderr).toContain(`name: @rakhim/${name}`);
    expect(
      stderr
        .split('\n')
        .filter((line) => /npm (?:warn|error)/iu.test(line) && !/dry-run|Unknown (?:env|user) config/u.test(line)),
    ).toEqual([]);
  });

  it('asks for versions that can be had, not for those of this repository', async () => {
    const { dependencies = {}, optionalDependencies = {} } = await readManifest(installed);
    const ranges = Object.values({ ...dependencies, ...optionalDependencies });
    expect(ranges.filter((range) => !/^(?:[~^]?\d|npm:)/u.test(range))).toEqual([]);
  });

  it('is clean to publint', async () => {
    const { stdout } = await runTool(toolingDir, ['publint', 'publint'], ['run', '--strict', installed], folder);
    expect(stdout).toContain('All good');
  });

  it('has types that every kind of import finds, the old ones too', async () => {
    const { stdout } = await runTool(
      toolingDir,
      ['@arethetypeswrong/cli', 'attw'],
      [packed.tarball, '--format', 'json'],
      folder,
    ).catch((error: { stdout: string }) => error);
    const report = JSON.parse(stdout) as { analysis: { types: unknown; problems?: unknown[] } };
    expect(report.analysis.problems ?? []).toEqual([]);
    // A command has nothing to import.
    expect(report.analysis.types === false).toBe(name === 'cli');
  });
});

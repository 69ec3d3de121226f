import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** Without the conditions that tests run under: packages are judged as people get them. */
// eslint-disable-next-line no-restricted-properties -- npm and tar are found where this machine has them.
const { NODE_OPTIONS: _options, ...machine } = process.env;
export const run = promisify(execFile);
export const plainEnv: NodeJS.ProcessEnv = machine;

export interface PackedPackage {
  /** The archive that would be published. */
  readonly tarball: string;
  /** Paths in it. */
  readonly files: readonly string[];
}

/** Builds and packs a package as publishing does: pnpm puts versions in the place of `workspace:*`. */
export async function packPackage(packageDir: string, into: string): Promise<PackedPackage> {
  const root = createRequire(import.meta.url)('../../../package.json') as { readonly packageManager: string };
  const { stdout } = await run('npx', ['--yes', root.packageManager, 'pack', '--json', '--pack-destination', into], {
    cwd: packageDir,
    env: machine,
    shell: process.platform === 'win32',
  });
  const report = JSON.parse(stdout.slice(stdout.indexOf('{\n'))) as { filename: string; files: { path: string }[] };
  return { tarball: resolve(into, report.filename), files: report.files.map(({ path }) => path) };
}

/** Lays a packed package where an installation would. */
export async function unpackPackage({ tarball }: PackedPackage, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
}

/** Runs a command of one of a package's own dependencies as `npx` would. */
export function runTool(
  packageDir: string,
  [packageName, command]: readonly [string, string],
  parameters: readonly string[],
  cwd: string,
): Promise<{ stdout: string; stderr: string }> {
  const manifest = join(packageDir, 'node_modules', packageName, 'package.json');
  const { bin } = createRequire(import.meta.url)(manifest) as {
    readonly bin: string | Readonly<Record<string, string>>;
  };
  const path = typeof bin === 'string' ? bin : bin[command];
  return run(process.execPath, [join(manifest, '..', path ?? ''), ...parameters], { cwd, env: machine });
}

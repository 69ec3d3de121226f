import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { cp, mkdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

function git(...parameters: readonly string[]): string {
  return execFileSync('git', parameters, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 30 }).trim();
}

/** The version before the newest migration; absent where the history does not reach back to it. */
export function findPreviousVersion(): string | undefined {
  const newest = git('log', '-1', '--format=%H', '--diff-filter=A', '--', 'apps/api/migrations');
  try {
    return git('rev-parse', '--verify', `${newest}^`);
  } catch {
    return undefined;
  }
}

/** Lays out an older version in a folder, with the packages that are installed. @returns its entry. */
export async function layOut(version: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  execFileSync('bash', ['-c', 'git archive "$0" | tar -x -C "$1"', version, folder], { cwd: root });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  // These hold links only, and lead to the older version's own packages from where they are now.
  for (const modules of globSync('{apps,packages}/*/node_modules', { cwd: root })) {
    if (existsSync(join(folder, dirname(modules)))) {
      await cp(join(root, modules), join(folder, modules), { recursive: true, verbatimSymlinks: true });
    }
  }
  return join(folder, 'apps/api/src/main.ts');
}

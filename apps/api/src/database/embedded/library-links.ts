import { copyFile, readFile, stat, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** One line of the package's `pg-symlinks.json`; both paths start at the package's folder. */
interface LibraryLink {
  source: string;
  target: string;
}

/**
 * Makes the links between library names that npm packages cannot carry (`libpq.so.5` → `libpq.so.5.18`). Without them
 * the programs do not start. Links that are there already are kept, so two processes may do this at once.
 * @param nativeDir the package's `native` folder, or a copy of it.
 */
export async function linkLibraries(nativeDir: string): Promise<void> {
  const links = await readLinks(join(nativeDir, 'pg-symlinks.json'));
  for (const { source, target } of links) {
    await link(locate(nativeDir, source), locate(nativeDir, target));
  }
}

/** The list names files from the package's folder on; a copy of `native` has another parent. */
function locate(nativeDir: string, path: string): string {
  return join(nativeDir, relative('native', path));
}

async function readLinks(path: string): Promise<LibraryLink[]> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as LibraryLink[];
  } catch (error) {
    if (hasCode(error, 'ENOENT')) {
      return [];
    }
    throw error;
  }
}

async function link(source: string, target: string): Promise<void> {
  const present = await stat(target).catch(() => undefined);
  if (present !== undefined) {
    return;
  }
  try {
    if (process.platform === 'win32') {
      await copyFile(source, target);
    } else {
      await symlink(relative(dirname(target), source), target);
    }
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) {
      throw error;
    }
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

import type { Dirent, Stats } from 'node:fs';
import { glob, readdir, stat } from 'node:fs/promises';
import platformPath, { basename, join, relative, resolve } from 'node:path';
import { type BatchFile, documentKindOf } from '@rakhim/batch';
import { systemCode } from '../cli-error.ts';

/** How deep folders are followed; deeper than any library, less than a loop of links. */
const depthMax = 32;

/** Whether a path names several files by a pattern. A file that has such a name exists, and is taken as it is. */
const patternSigns = /[*?[\]{}]/u;

/** What was found under the paths on the command line. */
export interface ScannedFiles {
  readonly files: readonly BatchFile[];
  /** Paths of files that are of a kind that cannot be read. */
  readonly leftOut: readonly string[];
}

/**
 * The files that the paths on the command line mean, each once, in the order of the paths and of their names: a file is
 * taken as it is, of a folder and of a pattern whatever can be read. Hidden files are passed over.
 *
 * @throws what the system says about a path that is not there.
 */
export async function scanFiles(paths: readonly string[], workingDir: string): Promise<ScannedFiles> {
  const found = new Map<string, BatchFile>();
  const named = new Set<string>();
  for (const path of paths) {
    const { files, isNamed } = await scanPath(path, workingDir);
    for (const file of files) {
      if (!found.has(file.path)) {
        found.set(file.path, file);
      }
      if (isNamed) {
        named.add(file.path);
      }
    }
  }
  const isTaken = ({ path, name }: BatchFile) => named.has(path) || documentKindOf(name) !== undefined;
  const all = [...found.values()];
  return { files: all.filter(isTaken), leftOut: all.filter((file) => !isTaken(file)).map(({ path }) => path) };
}

interface ScannedPath {
  readonly files: readonly BatchFile[];
  /** A file that was named by itself is taken whatever its kind: the plan says what is wrong with it. */
  readonly isNamed: boolean;
}

async function scanPath(path: string, workingDir: string): Promise<ScannedPath> {
  const absolute = resolve(workingDir, path);
  const facts = await statOf(absolute);
  if (facts?.isDirectory() === true) {
    return { files: await scanFolder(absolute, absolute, 0), isNamed: false };
  }
  if (facts === undefined && patternSigns.test(path)) {
    return { files: await scanPattern(path, workingDir), isNamed: false };
  }
  if (facts === undefined) {
    // Says which path it is.
    await stat(absolute);
  }
  return { files: [{ path: absolute, name: basename(absolute) }], isNamed: true };
}

async function scanFolder(root: string, folder: string, depth: number, files: BatchFile[] = []): Promise<BatchFile[]> {
  const below = relative(root, folder);
  for (const entry of (await entriesOf(folder, depth)).toSorted(byName)) {
    const path = join(folder, entry.name);
    if (entry.name.startsWith('.')) {
      continue;
    }
    if (entry.isDirectory() && depth < depthMax) {
      await scanFolder(root, path, depth + 1, files);
    } else if (entry.isFile()) {
      files.push({ path, name: entry.name, folder: below });
    }
  }
  return files;
}

/** A folder below the one that was named may go while it is looked for; one that was named may not. */
async function entriesOf(folder: string, depth: number): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (depth > 0 && systemCode(error) === 'ENOENT') {
      return [];
    }
    throw error;
  }
}

async function scanPattern(pattern: string, workingDir: string): Promise<BatchFile[]> {
  const files: BatchFile[] = [];
  for await (const entry of glob(pattern, { cwd: workingDir, withFileTypes: true })) {
    if (entry.isFile() && !entry.name.startsWith('.')) {
      files.push({
        path: join(entry.parentPath, entry.name),
        name: entry.name,
        folder: folderBelow(pattern, entry, workingDir),
      });
    }
  }
  return files.toSorted((one, other) => compare(one.path, other.path));
}

/** The folder of a file below the part of the pattern that is no pattern. */
function folderBelow(pattern: string, entry: Dirent, workingDir: string): string {
  return relative(resolve(workingDir, patternRoot(pattern)), entry.parentPath);
}

/** The folders at the beginning of a pattern that are no pattern themselves; `.` when there are none. */
export function patternRoot(pattern: string, { dirname }: Pick<typeof platformPath, 'dirname'> = platformPath): string {
  // A name in the place of the signs, so that the folder before them counts as its parent, whatever separates the two.
  return dirname(`${pattern.slice(0, pattern.search(patternSigns))}x`);
}

async function statOf(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') {
      return undefined;
    }
    throw error;
  }
}

function byName(one: Dirent, other: Dirent): number {
  return compare(one.name, other.name);
}

/** By number where names have one: `2.txt` before `10.txt`. */
const compare = new Intl.Collator('ar', { numeric: true }).compare;

import { dirname, join } from 'node:path';
import type { BatchStore } from '../store/batch-store.ts';
import type { BatchSettings } from './batch-settings.ts';

export interface ClaimedPath {
  /** Undefined: there is such a file, and it is to be skipped. */
  readonly path: string | undefined;
  readonly isNumbered: boolean;
}

export interface OutputPaths {
  /** @param extensions all files that belong together, the sound first; they get the same number. */
  readonly claim: (
    stem: string,
    extensions: readonly string[],
    onConflict: BatchSettings['onConflict'],
  ) => Promise<ClaimedPath>;
}

/** Numbers tried before giving up on a name. */
const numbersMax = 10_000;

/**
 * Gives each output a path of its own. Names are compared as the strictest system does, without regard to case and
 * composition, with what is on the disk and with what is already given away.
 */
export function createOutputPaths(store: BatchStore, takenPaths: Iterable<string>): OutputPaths {
  const folders = new Map<string, Promise<Set<string>>>();
  const given = new Set(Array.from(takenPaths, comparable));
  /** The last number given to a stem, so that ten thousand equal names do not each count from one. */
  const lastNumbers = new Map<string, number>();

  /** Lists the entries of a folder as whole paths. */
  function pathsIn(folder: string): Promise<Set<string>> {
    const known = folders.get(folder);
    const paths =
      known ?? store.listFolder(folder).then((names) => new Set(names.map((name) => comparable(join(folder, name)))));
    folders.set(folder, paths);
    return paths;
  }

  async function claim(
    stem: string,
    extensions: readonly string[],
    onConflict: BatchSettings['onConflict'],
  ): Promise<ClaimedPath> {
    const onDisk = await pathsIn(dirname(stem));
    const pathsOf = (candidate: string) => extensions.map((extension) => comparable(`${candidate}.${extension}`));
    const isGiven = (paths: readonly string[]) => paths.some((path) => given.has(path));
    const isOnDisk = (paths: readonly string[]) => paths.some((path) => onDisk.has(path));
    const isTaken = (paths: readonly string[]) => isGiven(paths) || (onConflict !== 'overwrite' && isOnDisk(paths));
    if (onConflict === 'skip') {
      const paths = pathsOf(stem);
      if (isOnDisk(paths) && !isGiven(paths)) {
        return { path: undefined, isNumbered: false };
      }
    }
    const key = comparable(stem);
    let number = lastNumbers.get(key) ?? 1;
    let candidate = number === 1 ? stem : `${stem} (${number})`;
    let paths = pathsOf(candidate);
    while (isTaken(paths) && number < numbersMax) {
      number++;
      candidate = `${stem} (${number})`;
      paths = pathsOf(candidate);
    }
    if (number > 1) {
      lastNumbers.set(key, number);
    }
    paths.forEach((path) => given.add(path));
    return { path: `${candidate}.${extensions[0] ?? ''}`, isNumbered: number > 1 };
  }

  return { claim };
}

function comparable(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

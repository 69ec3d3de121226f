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
  readonly claim: (stem: string, extensions: readonly string[], onConflict: BatchSettings['onConflict']) => Promise<ClaimedPath>;
}

/** Numbers tried before giving up on a name. */
const numbersMax = 10_000;

/**
 * Gives each output a path of its own. Names are compared as the strictest system does, without regard to case and composition, with what is on
 * the disk and with what is already given away.
 */
export function createOutputPaths(store: BatchStore, takenPaths: Iterable<string>): OutputPaths {
  const folders = new Map<string, Promise<Set<string>>>();
  const given = new Set(Array.from(takenPaths, comparable));
  /** The last number given to a stem, so that ten thousand equal names do not each count from one. */
  const lastNumbers = new Map<string, number>();

  async function namesIn(folder: string): Promise<Set<string>> {
    const known = folders.get(folder);
    const names = known ?? store.listFolder(folder).then((list) => new Set(list.map(comparable)));
    folders.set(folder, names);
    return names;
  }

  async function claim(stem: string, extensions: readonly string[], onConflict: BatchSettings['onConflict']): Promise<ClaimedPath> {
    const folder = dirname(stem);
    const onDisk = await namesIn(folder);
    const isGiven = (candidate: string) => extensions.some((extension) => given.has(comparable(`${candidate}.${extension}`)));
    const isOnDisk = (candidate: string) => extensions.some((extension) => onDisk.has(comparable(`${candidate}.${extension}`.slice(join(folder, '/').length))));
    if (onConflict === 'skip' && isOnDisk(stem) && !isGiven(stem)) {
      return { path: undefined, isNumbered: false };
    }
    const isTaken = (candidate: string) => isGiven(candidate) || (onConflict !== 'overwrite' && isOnDisk(candidate));
    const key = comparable(stem);
    let number = lastNumbers.get(key) ?? 1;
    let candidate = number === 1 ? stem : `${stem} (${number})`;
    while (isTaken(candidate) && number < numbersMax) {
      number++;
      candidate = `${stem} (${number})`;
    }
    if (number > 1) {
      lastNumbers.set(key, number);
    }
    extensions.forEach((extension) => given.add(comparable(`${candidate}.${extension}`)));
    return { path: `${candidate}.${extensions[0] ?? ''}`, isNumbered: number > 1 };
  }

  return { claim };
}

function comparable(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

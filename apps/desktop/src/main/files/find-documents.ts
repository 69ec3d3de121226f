import { lstat, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { documentKindOf } from '@nabra/batch';
import { type Granted, queueLimits } from '@nabra/contract/desktop';

export interface FoundDocument {
  readonly path: string;
  /** Path below the folder that was added; empty at its top. */
  readonly folder: string;
}

export interface FoundDocuments {
  readonly documents: readonly FoundDocument[];
  readonly skipped: readonly { readonly path: string; readonly reason: Granted['skipped'][number]['reason'] }[];
}

const foldersDeepMax = 32;

/**
 * The documents among paths that were picked or dropped, and in folders below them. Links are not followed: what they lead to was not picked.
 * Files of other kinds are named when they were picked themselves, and passed over in folders.
 */
export async function findDocuments(paths: readonly string[]): Promise<FoundDocuments> {
  const documents: FoundDocument[] = [];
  const skipped: FoundDocuments['skipped'][number][] = [];

  async function look(path: string, folder: string, depth: number): Promise<void> {
    const entry = await lstat(path).catch(() => undefined);
    const skip = (reason: Granted['skipped'][number]['reason']): void => void (skipped.length < queueLimits.filesAtOnceMax && skipped.push({ path, reason }));
    if (!entry) {
      skip('unreadable');
    } else if (entry.isDirectory()) {
      await lookInside(path, folder, depth);
    } else if (!entry.isFile()) {
      skip('not_a_file');
    } else if (documentKindOf(basename(path)) === undefined) {
      if (depth === 0) {
        skip('unsupported');
      }
    } else if (documents.length >= queueLimits.filesAtOnceMax) {
      skip('over_limit');
    } else {
      documents.push({ path, folder });
    }
  }

  async function lookInside(path: string, folder: string, depth: number): Promise<void> {
    if (depth >= foldersDeepMax) {
      return;
    }
    const names = await readdir(path).catch(() => []);
    for (const name of names.filter((each) => !each.startsWith('.')).toSorted(inReadingOrder)) {
      await look(join(path, name), depth === 0 ? '' : join(folder, basename(path)), depth + 1);
    }
  }

  for (const path of paths) {
    await look(path, '', 0);
  }
  return { documents, skipped };
}

/** `chapter 2` comes before `chapter 10`. */
const inReadingOrder = new Intl.Collator(undefined, { numeric: true }).compare;

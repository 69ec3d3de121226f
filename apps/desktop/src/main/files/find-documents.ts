import { lstat, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { documentKindOf } from '@rakhim/batch';
import { type Granted, queueLimits } from '@rakhim/contract/desktop';

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

/** Kinds of texts that cannot be read: whoever adds a folder would wait for their sound. */
const otherTexts = /\.(?:doc|odt|pages|rtf|tex)$/iu;

/** The kind of entry at a path. */
interface Entry {
  readonly isDirectory: () => boolean;
  readonly isFile: () => boolean;
}

/** How far below what was picked something lies, and in which folder there. */
interface Place {
  readonly folder: string;
  readonly depth: number;
}

/**
 * The documents among paths that were picked or dropped, and in folders below them. Links are not followed: what they
 * lead to was not picked. Files of other kinds are named when they were picked themselves, or hold a text all the same;
 * the others of a folder, such as pictures, are passed over.
 */
export async function findDocuments(paths: readonly string[]): Promise<FoundDocuments> {
  const documents: FoundDocument[] = [];
  const skipped: FoundDocuments['skipped'][number][] = [];

  async function look(path: string, entry: Entry | undefined, { folder, depth }: Place): Promise<void> {
    const skip = (reason: Granted['skipped'][number]['reason']): void =>
      void (skipped.length < queueLimits.filesAtOnceMax && skipped.push({ path, reason }));
    if (!entry) {
      skip('unreadable');
    } else if (entry.isDirectory()) {
      await lookInside(path, { folder, depth });
    } else if (!entry.isFile()) {
      skip('not_a_file');
    } else if (documentKindOf(basename(path)) === undefined) {
      if (/\.pdf$/iu.test(path)) {
        skip('pdf');
      } else if (depth === 0 || otherTexts.test(path)) {
        skip('unsupported');
      }
    } else if (documents.length >= queueLimits.filesAtOnceMax) {
      skip('over_limit');
    } else {
      documents.push({ path, folder });
    }
  }

  async function lookInside(path: string, { folder, depth }: Place): Promise<void> {
    if (depth >= foldersDeepMax) {
      return;
    }
    const below = { folder: depth === 0 ? '' : join(folder, basename(path)), depth: depth + 1 };
    const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
    for (const entry of entries
      .filter(({ name }) => !name.startsWith('.'))
      .toSorted((one, other) => inReadingOrder(one.name, other.name))) {
      await look(join(path, entry.name), entry, below);
    }
  }

  for (const path of paths) {
    await look(path, await lstat(path).catch(() => undefined), { folder: '', depth: 0 });
  }
  return { documents, skipped };
}

/** `chapter 2` comes before `chapter 10`. */
const inReadingOrder = new Intl.Collator(undefined, { numeric: true }).compare;

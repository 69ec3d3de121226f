import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { FileRecord } from '../journal/journal-record.ts';
import type { JournalledItem } from '../journal/journal-state.ts';
import { StoreError } from '../store/batch-store.ts';
import type { BatchContext } from './batch-context.ts';
import { BatchError } from './batch-error.ts';

/** Names tried when the planned one was taken meanwhile. */
const namesMax = 1000;

/**
 * Moves a finished file to its place, exactly once. Its digest is journalled before it gets its name, so that after a
 * crash the file is known as ours; a foreign file is left alone.
 */
export async function writeOutput(
  context: BatchContext,
  entry: JournalledItem,
  plannedPath: string,
  file: { readonly content: () => AsyncIterable<Uint8Array>; readonly signal: AbortSignal },
): Promise<void> {
  const { journal, store } = context;
  const before = entry.files.get(plannedPath);
  if (before?.isWritten === true) {
    return;
  }
  if (before !== undefined && (await digestOf(context, before.path)) === before.sha256) {
    // Before the note: once that stands, nobody looks here again.
    await store.removeLeftover(before.path);
    await journal.append([{ ...before, isWritten: true }]);
    return;
  }
  let record: FileRecord | undefined;
  for (let number = 1; record === undefined && number <= namesMax; number++) {
    const path = number === 1 ? plannedPath : numberedPath(plannedPath, number);
    record = await tryPath(context, entry, { plannedPath, path }, file);
  }
  if (record === undefined) {
    throw new BatchError('no_free_name', 'No name is free for the file.');
  }
  await journal.append([{ ...record, isWritten: true }]);
}

/** @returns undefined when the path is taken. */
async function tryPath(
  { journal, store }: BatchContext,
  { item }: JournalledItem,
  paths: Pick<FileRecord, 'plannedPath' | 'path'>,
  { content, signal }: { readonly content: () => AsyncIterable<Uint8Array>; readonly signal: AbortSignal },
): Promise<FileRecord | undefined> {
  let record: FileRecord | undefined;
  try {
    await store.writeFile(paths.path, content(), {
      mayReplace: item.settings.onConflict === 'overwrite',
      signal,
      async beforeRename({ sha256 }) {
        record = { type: 'file', itemId: item.id, ...paths, sha256, isWritten: false };
        await journal.append([record]);
      },
    });
    return record;
  } catch (error) {
    if (error instanceof StoreError && error.code === 'taken') {
      return undefined;
    }
    throw error;
  }
}

/** @returns undefined when there is no such file. */
async function digestOf({ store }: BatchContext, path: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of store.readStream(path)) {
      hash.update(chunk);
    }
    return hash.digest('hex');
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ENOENT') {
      return undefined;
    }
    throw error;
  }
}

function numberedPath(path: string, number: number): string {
  const extension = extname(path);
  return `${path.slice(0, path.length - extension.length)} (${number})${extension}`;
}

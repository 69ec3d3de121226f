import { type BatchStore, StoreError } from '../store/batch-store.ts';
import { createAppender } from './journal-appender.ts';
import { JournalError } from './journal-error.ts';
import { formatLine } from './journal-line.ts';
import { journalVersion } from './journal-record.ts';
import { applyRecord, type JournalState, recordsOf } from './journal-state.ts';
import type { Journal } from './journal.ts';
import { readJournal, type ReadJournal } from './read-journal.ts';

export interface JournalOptions {
  readonly store: BatchStore;
  /** The journal's own file, made when missing. Parts that are done wait in the folder `<path>.parts`. */
  readonly path: string;
}

/** The number of obsolete lines from which on opening compacts the journal. */
const obsoleteLinesMax = 1000;
const journalBytesMax = 512 * 1024 * 1024;

/**
 * Opens a journal and reads what happened. A torn end is cut off. Only one process at a time can have it open.
 *
 * @throws JournalError when it is damaged in its middle, of a newer version, or in use.
 */
export async function openJournal({ store, path }: JournalOptions): Promise<Journal> {
  const unlock = await store.lock(`${path}.lock`).catch((error: unknown) => {
    throw error instanceof StoreError && error.code === 'in_use'
      ? new JournalError('journal_in_use', `${path} is in use.`)
      : error;
  });
  try {
    const bytes = await readBytes(store, path);
    const read = readJournal(bytes);
    const state: JournalState = new Map();
    read.records.forEach((record) => applyRecord(state, record));
    const length = await compact({ store, path }, bytes.length, read, state);
    const appender = createAppender({ store, path, length, onWritten: (record) => applyRecord(state, record) });
    if (read.records.length === 0) {
      await appender.append([{ type: 'open', version: journalVersion }]);
    }
    return {
      path,
      partsFolder: `${path}.parts`,
      droppedBytes: bytes.length - read.goodBytes,
      state,
      outputPaths: () =>
        [...state.values()].flatMap(({ item }) =>
          item.outputs.flatMap((output) => [
            output.path,
            ...(output.subtitles === undefined ? [] : [output.subtitles.path]),
          ]),
        ),
      append: appender.append,
      async close() {
        await appender.settle();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function readBytes(store: BatchStore, path: string): Promise<Uint8Array> {
  try {
    return await store.readFile(path, journalBytesMax);
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ENOENT') {
      return new Uint8Array();
    }
    throw error;
  }
}

/** Cuts a torn end off, and rewrites a journal that has grown far beyond what it says. @returns its length now. */
async function compact(
  { store, path }: JournalOptions,
  length: number,
  { records, goodBytes }: ReadJournal,
  state: JournalState,
): Promise<number> {
  const needed = [...recordsOf(state)];
  if (records.length - needed.length > obsoleteLinesMax) {
    const content = needed.map(formatLine).join('');
    const written = await store.writeFile(path, chunk(content), { mayReplace: true });
    return written.bytes;
  }
  if (goodBytes < length) {
    await store.truncate(path, goodBytes);
  }
  return goodBytes;
}

async function* chunk(content: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(content);
}

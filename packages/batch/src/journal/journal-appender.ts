import type { BatchStore } from '../store/batch-store.ts';
import { formatLine } from './journal-line.ts';
import type { JournalRecord } from './journal-record.ts';

export interface Appender {
  readonly append: (records: readonly JournalRecord[]) => Promise<void>;
  /** Waits until nothing is being written. */
  readonly settle: () => Promise<void>;
}

interface AppenderOptions {
  readonly store: BatchStore;
  readonly path: string;
  /** Bytes that the file has. */
  readonly length: number;
  readonly onWritten: (record: JournalRecord) => void;
}

interface Waiting {
  readonly records: readonly JournalRecord[];
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** One writer for all: writes follow each other, and whatever gathers during one goes into the next together. */
export function createAppender({ store, path, length, onWritten }: AppenderOptions): Appender {
  let waiting: Waiting[] = [];
  let goodLength = length;
  let isTorn = false;
  let writing: Promise<void> | undefined;

  async function write(batch: readonly Waiting[]): Promise<void> {
    try {
      if (isTorn) {
        // A failed write may have left half a line, which the next would join.
        await store.truncate(path, goodLength);
        isTorn = false;
      }
      goodLength += await store.append(path, inPieces(batch));
    } catch (error) {
      isTorn = true;
      batch.forEach(({ reject }) => reject(error));
      return;
    }
    batch.forEach(({ records, resolve }) => {
      records.forEach(onWritten);
      resolve();
    });
  }

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await write(batch);
    }
    writing = undefined;
  }

  return {
    append: (records) =>
      new Promise((resolve, reject) => {
        waiting.push({ records, resolve, reject });
        writing ??= drain();
      }),
    async settle() {
      await writing;
    },
  };
}

/** Characters of lines that are written at a time: a plan of ten thousand files is never in memory as text. */
const pieceLength = 256 * 1024;

function* inPieces(batch: readonly Waiting[]): Generator<Uint8Array> {
  let lines = '';
  for (const { records } of batch) {
    for (const record of records) {
      lines += formatLine(record);
      if (lines.length >= pieceLength) {
        yield Buffer.from(lines);
        lines = '';
      }
    }
  }
  if (lines !== '') {
    yield Buffer.from(lines);
  }
}

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
    const bytes = Buffer.from(batch.flatMap(({ records }) => records.map(formatLine)).join(''));
    try {
      if (isTorn) {
        // A failed write may have left half a line, which the next would join.
        await store.truncate(path, goodLength);
        isTorn = false;
      }
      await store.append(path, bytes);
      goodLength += bytes.length;
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

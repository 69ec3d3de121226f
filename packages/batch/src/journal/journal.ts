import type { JournalRecord } from './journal-record.ts';
import type { JournalState } from './journal-state.ts';

/** The memory of a batch; made by `openJournal`. */
export interface Journal {
  readonly path: string;
  /** The place where parts wait until their output is complete. */
  readonly partsFolder: string;
  /** Bytes of a torn end that were cut off at opening. */
  readonly droppedBytes: number;
  /** The state according to the lines that are durably on the disk. Read-only outside. */
  readonly state: JournalState;
  /** Paths that are given away, for `PlanOptions.takenPaths`. */
  readonly outputPaths: () => readonly string[];
  /**
   * Fulfilled when the records are on the disk; only then do they count. Calls that come while the disk is busy share
   * one write.
   *
   * @throws whatever the store says; the file is then as it was before.
   */
  readonly append: (records: readonly JournalRecord[]) => Promise<void>;
  /** Waits for what is under way and lets others open the journal. */
  readonly close: () => Promise<void>;
}

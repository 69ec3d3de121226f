import type { ItemFailure } from './item-failure.ts';
import type { PlannedItem } from '../plan/batch-plan.ts';
import type { PartSound } from '../audio/part-sound.ts';

export const journalVersion = 1;

/** A part of an output that is spoken, paid and kept. */
export interface PartRecord {
  readonly type: 'part';
  readonly itemId: string;
  /** Idempotency key. */
  readonly key: string;
  readonly characters: number;
  readonly bytes: number;
  readonly sha256: string;
  readonly sound: PartSound;
  /** Whether a file with word times lies beside the part. */
  readonly hasWords: boolean;
  readonly warnings?: readonly { readonly code: string; readonly message: string }[];
}

/** A file that is about to be renamed to its final name, or was. */
export interface FileRecord {
  readonly type: 'file';
  readonly itemId: string;
  /** As planned; tells which output it is. */
  readonly plannedPath: string;
  /** The place where it really went: the planned path may have been taken meanwhile. */
  readonly path: string;
  readonly sha256: string;
  readonly isWritten: boolean;
}

/** One line of the journal. Whatever is not in it has not happened. */
export type JournalRecord =
  | { readonly type: 'open'; readonly version: number }
  | { readonly type: 'item'; readonly item: PlannedItem }
  /** A request is about to be sent, so it may have been paid. */
  | { readonly type: 'sent'; readonly itemId: string; readonly key: string; readonly at: number }
  /** The service refused it, so it has not been paid. */
  | { readonly type: 'refused'; readonly itemId: string; readonly key: string }
  | PartRecord
  /** A part that was kept is not there any more. */
  | { readonly type: 'lost'; readonly itemId: string; readonly key: string }
  | FileRecord
  | { readonly type: 'state'; readonly itemId: string; readonly state: JournalledState; readonly failure?: ItemFailure }
  | { readonly type: 'order'; readonly itemId: string; readonly before: string | null }
  | { readonly type: 'forgotten'; readonly itemIds: readonly string[] };

/** States that survive a restart. A running item becomes queued again. */
export type JournalledState = 'queued' | 'done' | 'failed' | 'cancelled' | 'skipped';

import type { ItemFailure } from '../journal/item-failure.ts';
import type { BatchPlan, PlannedItem, PlanProblem } from '../plan/batch-plan.ts';

/** The state of a file in the batch. `skipped` files have a problem that the plan found. */
export type ItemState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled' | 'skipped';

/**
 * The reason why nothing new is started. All but `user` and `stopped` come from answers of the service; `offline` ends
 * by itself.
 */
export type PauseReason = 'user' | 'offline' | 'key' | 'quota' | 'subscription' | 'disk';

export interface ItemView {
  readonly id: string;
  readonly name: string;
  readonly sourcePath: string;
  readonly state: ItemState;
  readonly characters: number;
  readonly charactersDone: number;
  /** Paths of finished files, sounds and subtitles. */
  readonly written: readonly string[];
  readonly failure?: ItemFailure;
  readonly problem?: PlanProblem;
  /** Codes and sentences of the service about this text, each once. */
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
}

export interface BatchProgress {
  readonly characters: number;
  readonly charactersDone: number;
  readonly items: number;
  readonly itemsByState: Readonly<Record<ItemState, number>>;
  readonly inFlight: number;
  /** Requests that may be in flight at the moment. */
  readonly limit: number;
  /** Left out until there is enough to judge by. */
  readonly etaMs?: number;
  /** Left in the account's period, as the service said last. */
  readonly remaining?: number;
  readonly pause?: PauseReason;
}

export interface BatchReport {
  readonly progress: BatchProgress;
  readonly failed: readonly ItemView[];
  readonly written: number;
  readonly elapsedMs: number;
}

export type BatchEvent =
  | { readonly type: 'item'; readonly item: ItemView }
  | { readonly type: 'progress'; readonly progress: BatchProgress }
  | { readonly type: 'paused'; readonly reason: PauseReason; readonly failure?: ItemFailure }
  | { readonly type: 'resumed' }
  /** Nothing is left to do for now; `add` and `retry` begin again. */
  | { readonly type: 'idle'; readonly report: BatchReport };

/** A batch that can be watched and steered. All methods may be called at any time. */
export interface Batch {
  /**
   * Begins, or goes on after `pause`. @returns when nothing is left to do, or `stop` was called; items paused for a
   * reason wait.
   */
  readonly run: () => Promise<BatchReport>;
  /** Starts nothing new; what is in flight ends. */
  readonly pause: () => void;
  readonly resume: () => void;
  /**
   * Like `pause`, and `run` returns as soon as nothing is in flight; what is left stays in the journal. `abort`: does
   * not wait for answers.
   */
  readonly stop: (how?: 'finish' | 'abort') => Promise<void>;
  readonly cancel: (ids: readonly string[] | 'all') => Promise<void>;
  /** Failed and cancelled items go back into the queue; parts that are done are kept. */
  readonly retry: (ids: readonly string[] | 'failed') => Promise<void>;
  /** Moves a queued item before another, or to the end. */
  readonly reorder: (id: string, before: string | null) => Promise<void>;
  /** Takes more files in; they are in the journal when it returns. */
  readonly add: (plan: BatchPlan) => Promise<void>;
  /** Forgets items that are done, cancelled, skipped or failed. */
  readonly clear: (states: readonly ('done' | 'failed' | 'cancelled' | 'skipped')[]) => Promise<void>;
  /**
   * Takes items out of the batch, whatever has become of them; what waits or is under way is cancelled first. Files
   * that are written stay.
   */
  readonly forget: (ids: readonly string[]) => Promise<void>;
  readonly items: () => readonly ItemView[];
  readonly plannedItem: (id: string) => PlannedItem | undefined;
  readonly progress: () => BatchProgress;
  /** @returns a function that ends it. */
  readonly subscribe: (listener: (event: BatchEvent) => void) => () => void;
}

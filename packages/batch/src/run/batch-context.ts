import type { EncodeM4b } from '../audio/encode-m4b.ts';
import type { Journal } from '../journal/journal.ts';
import type { BatchStore } from '../store/batch-store.ts';
import type { Clock } from './clock.ts';
import type { ConcurrencyLimiter } from './concurrency-limiter.ts';
import type { Speak } from './speak.ts';

/** The dependencies of a batch. */
export interface BatchOptions {
  /** May hold items from before; `Batch.add` brings new ones. Close it after the batch has stopped. */
  readonly journal: Journal;
  readonly store: BatchStore;
  readonly speak: Speak;
  /** See `createConcurrencyLimiter`. */
  readonly limiter: ConcurrencyLimiter;
  readonly clock?: Clock;
  /** Present where an AAC encoder was found, see `findFfmpeg`. */
  readonly encodeM4b?: EncodeM4b;
  /** From 0 to 1, for jitter. */
  readonly random?: () => number;
}

export interface BatchContext extends BatchOptions {
  readonly clock: Clock;
  readonly random: () => number;
}

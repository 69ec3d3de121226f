import type { Journal } from './journal/journal.ts';
import type { Batch } from './run/batch.ts';
import type { Clock } from './run/clock.ts';
import type { Speak } from './run/speak.ts';
import type { BatchStore } from './store/batch-store.ts';

/** Admits requests; share one among all batches that use the same account at the same address. */
export interface Gate {
  readonly limit: number;
  readonly inFlight: number;
  /** The plan's concurrency. */
  readonly setCap: (cap: number) => void;
}

export interface BatchOptions {
  readonly journal: Journal;
  readonly store: BatchStore;
  readonly speak: Speak;
  readonly gate: Gate;
  readonly clock?: Clock;
  /** Present where an AAC encoder was found, see `findFfmpeg`. */
  readonly encodeM4b?: EncodeM4b;
}

export interface M4bInput {
  /** 16-bit little-endian samples. */
  readonly pcm: AsyncIterable<Uint8Array>;
  readonly sampleRate: number;
  readonly channels: number;
  readonly title: string;
  readonly author?: string;
  readonly chapters: readonly { readonly title: string; readonly startMs: number; readonly endMs: number }[];
}

export type EncodeM4b = (input: M4bInput, signal: AbortSignal) => AsyncIterable<Uint8Array>;

export declare function createGate(options: { readonly cap: number; readonly clock?: Clock }): Gate;
/** `journal` may hold items from before; `batch.add(plan)` brings new ones. */
export declare function createBatch(options: BatchOptions): Batch;
export declare function findFfmpeg(): Promise<EncodeM4b | undefined>;

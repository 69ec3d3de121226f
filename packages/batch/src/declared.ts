import type { DocumentKind, ReadDocumentOptions, SourceDocument } from './documents/document.ts';
import type { BatchFile, BatchPlan } from './plan/batch-plan.ts';
import type { BatchSettings, OutputFormat } from './plan/batch-settings.ts';
import type { Batch } from './run/batch.ts';
import type { Clock } from './run/clock.ts';
import type { Speak } from './run/speak.ts';
import type { BatchStore } from './store/batch-store.ts';

export interface PlanOptions {
  readonly store: BatchStore;
  readonly settings: BatchSettings;
  /** Formats that can be made here; without an encoder `m4b` is not among them. */
  readonly formats?: readonly OutputFormat[];
  /** For `{date}`. */
  readonly now?: Date;
  /** Outputs of other plans that are not on the disk yet. */
  readonly takenPaths?: Iterable<string>;
  readonly onFile?: (done: number) => void;
  readonly signal?: AbortSignal;
}

/** What is known about items after a restart; made by `openJournal`. */
export interface Journal {
  readonly path: string;
  /** Bytes of a torn or damaged end that were cut off at opening. */
  readonly droppedBytes: number;
  readonly isEmpty: boolean;
  readonly close: () => Promise<void>;
}

export interface JournalOptions {
  readonly store: BatchStore;
  /** The journal's own file. Parts that are done wait in a folder beside it. */
  readonly path: string;
}

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

/** @throws DocumentError */
export declare function readDocument(bytes: Uint8Array, name: string, options?: ReadDocumentOptions): SourceDocument;
/** @returns undefined for names of files that cannot be read. */
export declare function documentKindOf(name: string): DocumentKind | undefined;
export declare const defaultSettings: BatchSettings;
export declare function planBatch(files: Iterable<BatchFile> | AsyncIterable<BatchFile>, options: PlanOptions): Promise<BatchPlan>;
/** @throws JournalError when the journal is damaged in its middle, or is of a newer version. */
export declare function openJournal(options: JournalOptions): Promise<Journal>;
export declare function createGate(options: { readonly cap: number; readonly clock?: Clock }): Gate;
/** `journal` may hold items from before; `batch.add(plan)` brings new ones. */
export declare function createBatch(options: BatchOptions): Batch;
export declare function createNodeStore(): BatchStore;
export declare function findFfmpeg(): Promise<EncodeM4b | undefined>;

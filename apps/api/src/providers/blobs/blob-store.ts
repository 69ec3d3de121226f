import type { Readable } from 'node:stream';

/** A part of a blob, both ends included, as in HTTP. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface StoredBlob {
  /** Bytes of the whole blob. */
  readonly size: number;
  /** The bytes asked for. Read them to the end, or destroy the stream. */
  readonly bytes: Readable;
}

/** A blob as a list of them has it. */
export interface ListedBlob {
  readonly key: string;
  readonly storedAt: Date;
}

export interface PutOptions {
  /** The most bytes that are accepted; of a longer stream nothing is kept. */
  readonly bytesMax: number;
  /** Gives up; nothing is kept. */
  readonly signal?: AbortSignal;
}

/**
 * Where sounds are kept, by key. A key is two to five names of letters, digits, `-` and `_`, separated by `/`. A blob
 * is there as a whole or not at all, and its bytes never change: writing the same key again replaces all of it.
 *
 * Every method throws when the store cannot be reached in time; none hangs.
 */
export interface BlobStore {
  /**
   * Keeps bytes as they come, with the writer's own pace. @returns how many. @throws BlobTooLargeError beyond
   * `bytesMax`.
   */
  put(key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>, options: PutOptions): Promise<number>;
  /**
   * @returns `undefined` when there is no such blob. A range beyond its end is cut off there; one that begins beyond it
   *   has no bytes.
   */
  get(key: string, range?: ByteRange): Promise<StoredBlob | undefined>;
  /** Deletes a blob, or does nothing when there is none. */
  delete(key: string): Promise<void>;
  /** Deletes every blob whose key begins with these names and a `/`. */
  deleteByPrefix(prefix: string): Promise<void>;
  /** Every blob whose key begins with these names and a `/`, in no certain order. What is no blob of ours is left out. */
  list(prefix: string): AsyncIterable<ListedBlob>;
  close(): Promise<void>;
}

/** Thrown when more bytes came than were allowed. */
export class BlobTooLargeError extends Error {
  constructor(bytesMax: number) {
    super(`A blob of more than ${bytesMax} bytes was refused.`);
    this.name = 'BlobTooLargeError';
  }
}

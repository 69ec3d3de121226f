/**
 * The files that a batch touches. `createNodeStore` is the real one. Paths are absolute. A promise that is fulfilled
 * means that what it promised survives the loss of power, as far as the system beneath can tell.
 */
export interface BatchStore {
  /**
   * @throws whatever the system says; `code: 'ENOENT'` when there is none, `StoreError` `too_large` above `bytesMax`.
   */
  readonly readFile: (path: string, bytesMax: number) => Promise<Uint8Array>;
  readonly readStream: (path: string) => AsyncIterable<Uint8Array>;
  /** Names in a folder; empty when there is none. */
  readonly listFolder: (path: string) => Promise<readonly string[]>;
  /**
   * Adds to the end of a file, which is made when missing, with its folder. Pieces are taken one by one, and flushed
   * together. @returns the bytes added.
   */
  readonly append: (path: string, pieces: Iterable<Uint8Array>) => Promise<number>;
  readonly truncate: (path: string, length: number) => Promise<void>;
  /**
   * Writes a whole file under a temporary name and then gives it its own: it is there completely or not at all. Makes
   * folders.
   */
  readonly writeFile: (path: string, content: AsyncIterable<Uint8Array>, options: WriteOptions) => Promise<WrittenFile>;
  /**
   * Keeps other processes away from what the lock file stands for. @returns what gives it back. @throws StoreError
   * `in_use`
   */
  readonly lock: (path: string) => Promise<() => Promise<void>>;
  /** Removes what a crash may have left of writing this file, and not the file. */
  readonly removeLeftover: (path: string) => Promise<void>;
  /** Nothing happens when it is not there. */
  readonly remove: (path: string) => Promise<void>;
}

export interface WriteOptions {
  /** False: throws `StoreError` with `taken` when there is a file of that name, and leaves it alone. */
  readonly mayReplace: boolean;
  /** Called with the digest once all is on the disk, before the file gets its name. */
  readonly beforeRename?: (file: WrittenFile) => Promise<void>;
  readonly signal?: AbortSignal;
}

export interface WrittenFile {
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** An error of a store, apart from the system's own errors. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: 'taken' | 'too_large' | 'in_use';

  constructor(code: StoreError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

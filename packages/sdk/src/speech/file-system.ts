import { RakhimError } from '../errors/rakhim-error.ts';

/** The part of `node:fs/promises` that is used; Node, Bun and Deno have it. */
export interface FileSystem {
  open(path: string, flags: 'r+' | 'w+'): Promise<OpenFile>;
  readFile(path: string, encoding: 'utf8'): Promise<string>;
  writeFile(path: string, text: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  rm(path: string, options: { readonly force: true }): Promise<void>;
}

export interface OpenFile {
  read(bytes: Uint8Array, offset: number, length: number, position: number): Promise<{ readonly bytesRead: number }>;
  write(
    bytes: Uint8Array,
    offset: number,
    length: number,
    position: number,
  ): Promise<{ readonly bytesWritten: number }>;
  truncate(length: number): Promise<void>;
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** Named by a variable, so that bundlers for browsers and for the edge do not look for it. */
const moduleName = 'node:fs/promises';

/** @throws RakhimError where there are no files. */
export async function loadFileSystem(): Promise<FileSystem> {
  try {
    return (await import(/* @vite-ignore */ /* webpackIgnore: true */ moduleName)) as FileSystem;
  } catch (error) {
    throw new RakhimError(
      'There are no files in this runtime. Use `speech.stream` and put the bytes where they belong.',
      { cause: error },
    );
  }
}

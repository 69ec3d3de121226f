import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { type BatchStore, StoreError } from './batch-store.ts';
import { createNodeStore } from './node-store.ts';
import { readingFlags } from './reading-flags.ts';

/**
 * The file system of this machine for a thread that has nothing else to do while it reads. Going to another thread and
 * back for each step would cost several times as much as the steps themselves where files are many and small.
 */
export function createBlockingStore(): BatchStore {
  return { ...createNodeStore(), readFile: async (path, bytesMax) => readBounded(path, bytesMax) };
}

function readBounded(path: string, bytesMax: number): Uint8Array {
  const file = openSync(path, readingFlags);
  try {
    const status = fstatSync(file);
    if (!status.isFile()) {
      throw Object.assign(new Error('Not a file.'), { code: 'EISDIR' });
    }
    if (status.size > bytesMax) {
      throw new StoreError('too_large', `${status.size} bytes.`);
    }
    return readAll(file, status.size);
  } finally {
    closeSync(file);
  }
}

/** As much as the file had when it was looked at; one that shrinks meanwhile ends earlier. */
function readAll(file: number, size: number): Uint8Array {
  const bytes = Buffer.allocUnsafe(size);
  let length = 0;
  while (length < size) {
    const read = readSync(file, bytes, length, size - length, length);
    if (read === 0) {
      break;
    }
    length += read;
  }
  return bytes.subarray(0, length);
}

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, type FileHandle, link, mkdir, open, readdir, rename, rm, truncate } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type BatchStore, StoreError, type WriteOptions, type WrittenFile } from './batch-store.ts';
import { lockFile } from './lock-file.ts';
import { readingFlags } from './reading-flags.ts';

/** The file system of this machine. */
export function createNodeStore(): BatchStore {
  return {
    readFile: readBounded,
    readStream: (path) => createReadStream(path, { highWaterMark: 256 * 1024 }) as AsyncIterable<Uint8Array>,
    async listFolder(path) {
      return readdir(path).catch(ignoreCode('ENOENT', []));
    },
    append: appendDurably,
    truncate: async (path, length) => {
      await truncate(path, length);
      await withFile(path, 'r+', (file) => file.sync());
    },
    writeFile: writeAtomically,
    lock: lockFile,
    removeLeftover: (path) => rm(temporaryName(path), { force: true }),
    remove: (path) => rm(path, { force: true }),
  };
}

async function readBounded(path: string, bytesMax: number): Promise<Uint8Array> {
  return withFile(path, readingFlags, async (file) => {
    const status = await file.stat();
    if (!status.isFile()) {
      throw Object.assign(new Error('Not a file.'), { code: 'EISDIR' });
    }
    if (status.size > bytesMax) {
      throw new StoreError('too_large', `${status.size} bytes.`);
    }
    return readAll(file, status.size);
  });
}

/** As much as the file had when it was looked at; one that shrinks meanwhile ends earlier. */
async function readAll(file: FileHandle, size: number): Promise<Uint8Array> {
  const bytes = Buffer.allocUnsafeSlow(size);
  let length = 0;
  while (length < size) {
    const { bytesRead } = await file.read(bytes, length, size - length, length);
    if (bytesRead === 0) {
      break;
    }
    length += bytesRead;
  }
  return bytes.subarray(0, length);
}

async function appendDurably(path: string, pieces: Iterable<Uint8Array>): Promise<number> {
  await mkdir(dirname(path), { recursive: true });
  return withFile(path, 'a', async (file) => {
    const isNew = (await file.stat()).size === 0;
    let length = 0;
    for (const bytes of pieces) {
      await file.writeFile(bytes);
      length += bytes.length;
    }
    await file.sync();
    if (isNew) {
      await syncFolder(dirname(path));
    }
    return length;
  });
}

/**
 * The temporary name depends on the final one alone, so that what a crash leaves is written over and not gathered.
 */
function temporaryName(path: string): string {
  return join(dirname(path), `.rakhim-${createHash('sha256').update(path).digest('hex').slice(0, 20)}.part`);
}

async function writeAtomically(
  path: string,
  content: AsyncIterable<Uint8Array>,
  options: WriteOptions,
): Promise<WrittenFile> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = temporaryName(path);
  try {
    const written = await writeTemporary(temporary, content, options.signal);
    await options.beforeRename?.(written);
    await (options.mayReplace ? rename(temporary, path) : renameUnlessTaken(temporary, path));
    await syncFolder(dirname(path));
    return written;
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}

async function writeTemporary(
  path: string,
  content: AsyncIterable<Uint8Array>,
  signal: AbortSignal | undefined,
): Promise<WrittenFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  // Removed first, so that a link planted under this name is not followed.
  await rm(path, { force: true });
  await withFile(path, 'wx', async (file) => {
    for await (const chunk of content) {
      signal?.throwIfAborted();
      hash.update(chunk);
      bytes += chunk.length;
      await file.writeFile(chunk);
    }
    await file.sync();
  });
  return { bytes, sha256: hash.digest('hex') };
}

/** A hard link cannot replace anything. Where there are none (FAT), looking first is the best there is. */
async function renameUnlessTaken(temporary: string, path: string): Promise<void> {
  try {
    await link(temporary, path);
    await rm(temporary);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') {
      throw new StoreError('taken', `${path} exists.`);
    }
    if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP', 'EMLINK', 'EXDEV'].includes(codeOf(error))) {
      throw error;
    }
    if (await exists(path)) {
      throw new StoreError('taken', `${path} exists.`);
    }
    await rename(temporary, path);
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** A new name is on the disk only when its folder is. Windows can neither open nor needs to flush a folder. */
async function syncFolder(path: string): Promise<void> {
  await withFile(path, 'r', (folder) => folder.sync()).catch((error: unknown) => {
    if (!['EISDIR', 'EPERM', 'EACCES', 'EINVAL', 'ENOTSUP'].includes(codeOf(error))) {
      throw error;
    }
  });
}

async function withFile<T>(path: string, flags: string | number, use: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path, flags);
  try {
    return await use(file);
  } finally {
    await file.close();
  }
}

function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : '';
}

function ignoreCode<T>(code: string, value: T): (error: unknown) => T {
  return (error) => {
    if (codeOf(error) === code) {
      return value;
    }
    throw error;
  };
}

import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, opendir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isBlobKey, requireBlobKey, requireBlobPrefix } from './blob-key.ts';
import type { BlobStore, ByteRange, ListedBlob, StoredBlob } from './blob-store.ts';
import { boundedBytes } from './bounded-bytes.ts';

/** Blobs on their way in. A name with a dot cannot be a key. */
const incomingName = '.incoming';
/** The age of a temporary file after which its writer counts as dead. */
const abandonedMs = 86_400_000;

/**
 * Keeps blobs as files below a folder. Several processes may share it; on several machines it must be a file system
 * that they share.
 */
export async function createFolderBlobStore(folder: string): Promise<BlobStore> {
  const incoming = join(folder, incomingName);
  await mkdir(incoming, { recursive: true });
  await removeAbandoned(incoming);

  function pathOf(key: string): string {
    requireBlobKey(key);
    return join(folder, ...key.split('/'));
  }

  return {
    async put(key, bytes, { bytesMax, signal }) {
      const path = pathOf(key);
      const temporary = join(incoming, randomUUID());
      let size = 0;
      try {
        const counted = boundedBytes(bytes, bytesMax, (count) => {
          size += count;
        });
        // `flush` waits for the disk: after a rename, a power cut must not leave an empty file under the final name.
        const file = createWriteStream(temporary, { flags: 'wx', mode: 0o600, flush: true });
        await pipeline(Readable.from(counted, { objectMode: false }), file, { signal });
        await moveTo(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      return size;
    },
    get: (key, range) => openFile(pathOf(key), range),
    delete: (key) => rm(pathOf(key), { force: true }),
    async deleteByPrefix(prefix) {
      requireBlobPrefix(prefix);
      await rm(join(folder, ...prefix.split('/')), { recursive: true, force: true });
    },
    list(prefix) {
      requireBlobPrefix(prefix);
      return listFiles(folder, prefix);
    },
    close: async () => undefined,
  };
}

/** A folder or a file that goes while it is looked at is passed over. */
async function* listFiles(folder: string, prefix: string): AsyncGenerator<ListedBlob> {
  const entries = await opendir(join(folder, ...prefix.split('/'))).catch(ignoreMissing);
  for await (const entry of entries ?? []) {
    const key = `${prefix}/${entry.name}`;
    if (entry.isDirectory()) {
      yield* listFiles(folder, key);
    } else if (isBlobKey(key)) {
      const found = await stat(join(folder, ...key.split('/'))).catch(ignoreMissing);
      if (found) {
        yield { key, storedAt: found.mtime };
      }
    }
  }
}

async function moveTo(temporary: string, path: string): Promise<void> {
  const parent = dirname(path);
  await mkdir(parent, { recursive: true, mode: 0o700 });
  await rename(temporary, path);
  await flushFolder(parent);
}

/** Makes a new name in a folder survive a power cut. Windows knows no such thing and refuses to open a folder. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  try {
    await handle?.sync().catch(() => undefined);
  } finally {
    await handle?.close();
  }
}

async function openFile(path: string, range: ByteRange | undefined): Promise<StoredBlob | undefined> {
  const handle = await open(path, 'r').catch(ignoreMissing);
  if (!handle) {
    return undefined;
  }
  const { size } = await handle.stat();
  const end = Math.min(range?.end ?? size - 1, size - 1);
  const start = range?.start ?? 0;
  if (start > end) {
    await handle.close();
    return { size, bytes: Readable.from([]) };
  }
  return { size, bytes: handle.createReadStream({ start, end }) };
}

/** @throws whatever else went wrong. */
function ignoreMissing(error: unknown): undefined {
  if (!isMissing(error)) {
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'EISDIR')
  );
}

async function removeAbandoned(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > abandonedMs) {
      await rm(path, { force: true });
    }
  }
}

import { copyFile, open, stat, truncate, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The rotation size: the current log and the previous one together take at most twice this, plus the output of one
 * minute.
 */
const sizeMaxBytes = 2 * 1024 * 1024;

export function serverLogPath(folder: string): string {
  return join(folder, 'server.log');
}

/** Opens the log so that every write goes to its end, even after it was cut. */
export function openServerLog(folder: string): Promise<FileHandle> {
  return open(serverLogPath(folder), 'a', 0o600);
}

/**
 * Moves what the log holds to `server.log.1` when it has grown too large. The server keeps writing to the same file.
 */
export async function boundServerLog(folder: string): Promise<void> {
  const path = serverLogPath(folder);
  const size = await sizeOf(path);
  if (size <= sizeMaxBytes) {
    return;
  }
  await copyFile(path, `${path}.1`);
  await truncate(path);
}

/** @returns what was written to the log after the given size, at most its first 64 KiB. */
export async function readServerLog(folder: string, fromByte: number): Promise<string> {
  const file = await open(serverLogPath(folder), 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64 * 1024), { position: fromByte });
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}

export async function sizeOfServerLog(folder: string): Promise<number> {
  return sizeOf(serverLogPath(folder));
}

async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  return found?.size ?? 0;
}

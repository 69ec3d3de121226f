import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type ReadEntry, extract } from 'tar';
import unbzip2 from 'unbzip2-stream';
import { VoiceStoreError, systemCodeOf } from './voice-store-error.ts';

export interface ArchiveOptions {
  readonly kind: 'tar' | 'tar.gz' | 'tar.bz2';
  readonly bytesMax: number;
  /** Names the archive in messages. */
  readonly name: string;
}

const entriesMax = 5_000;

const decompressors = {
  tar: () => [],
  'tar.gz': () => [createGunzip()],
  'tar.bz2': () => [unbzip2()],
} as const satisfies Record<ArchiveOptions['kind'], () => readonly NodeJS.ReadWriteStream[]>;
const kindsAllowed: ReadonlySet<string> = new Set(['File', 'OldFile', 'ContiguousFile', 'Directory']);

/**
 * Unpacks an archive whose hash is right into a new folder, without the one folder that everything in it mostly lies
 * in. Only files and folders come out, only below the folder, and no more than was agreed.
 *
 * @throws VoiceStoreError `archive_unsafe`, `archive_too_large`, `disk_full` or `file_damaged`.
 */
export async function unpackArchive(path: string, folder: string, options: ArchiveOptions): Promise<void> {
  const { kind, bytesMax, name } = options;
  let entries = 0;
  let refusal: VoiceStoreError | undefined;
  await mkdir(folder, { recursive: true });

  function isWanted(entryPath: string, entry: ReadEntry): boolean {
    entries += 1;
    const isSafe = kindsAllowed.has(entry.type) && isBelow(entryPath);
    refusal ??= isSafe ? undefined : new VoiceStoreError('archive_unsafe', { file: name, entry: printable(entryPath) });
    refusal ??= entries > entriesMax ? new VoiceStoreError('archive_too_large', { file: name }) : undefined;
    return refusal === undefined;
  }

  try {
    await pipeline([
      createReadStream(path),
      ...decompressors[kind](),
      boundBytes(bytesMax, name),
      extract({
        cwd: folder,
        strict: true,
        noChmod: true,
        noMtime: true,
        preserveOwner: false,
        filter: (entryPath, entry) => isWanted(entryPath, entry as ReadEntry),
      }),
    ]);
  } catch (error) {
    throw toProblem(error, name);
  }
  if (refusal) {
    throw refusal;
  }
  await leaveOuterFolder(folder);
}

/** No way up or out, on any system: Windows reads backslashes and colons, too. */
function isBelow(path: string): boolean {
  const parts = path.replace(/^\.\//u, '').replace(/\/$/u, '').split('/');
  return parts.every((part, index) => (part === '.' && index === 0) || /^(?!\.{1,2}$)[^\p{Cc}\\:]+$/u.test(part));
}

/** Moves up what lies in the only folder. */
async function leaveOuterFolder(folder: string): Promise<void> {
  const [outer, ...others] = await readdir(folder, { withFileTypes: true });
  if (!outer?.isDirectory() || others.length > 0) {
    return;
  }
  // Aside first: it may hold something of its own name.
  const aside = join(folder, '..outer');
  await rename(join(folder, outer.name), aside);
  for (const name of await readdir(aside)) {
    await rename(join(aside, name), join(folder, name));
  }
  await rmdir(aside);
}

function boundBytes(bytesMax: number, name: string): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > bytesMax) {
        done(new VoiceStoreError('archive_too_large', { file: name }));
      } else {
        done(null, chunk);
      }
    },
  });
}

function toProblem(error: unknown, name: string): VoiceStoreError {
  if (error instanceof VoiceStoreError) {
    return error;
  }
  return systemCodeOf(error) === 'ENOSPC'
    ? new VoiceStoreError('disk_full', { file: name }, error)
    : new VoiceStoreError('file_damaged', { file: name }, error);
}

/** A name from an archive as it may stand in a message. */
function printable(path: string): string {
  return path.replace(/[^\x20-\x7e]/gu, '?').slice(0, 80);
}

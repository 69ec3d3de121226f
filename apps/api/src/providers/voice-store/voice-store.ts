import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { type BringOptions, type VoiceSource, bringFile } from './bring-file.ts';
import { type VoiceCatalogue, type VoiceEntry, type VoiceFile, findVoice, licenceOf, sizeOf } from './catalogue.ts';
import { nameOf } from './download-file.ts';
import { hashFile } from './hash-file.ts';
import { type InstalledVoice, type VoiceFigures, listInstalled, readInstalled, recordName } from './installed-voice.ts';
import { lockStore } from './store-lock.ts';
import { unpackArchive } from './unpack-archive.ts';
import { VoiceStoreError } from './voice-store-error.ts';

export interface VoiceStoreOptions {
  /** The one folder that all voices are kept in. */
  readonly folder: string;
  readonly catalogue: VoiceCatalogue;
  /** True while something is sold: then voices that forbid commercial use are refused. */
  readonly isSelling: boolean;
  readonly stallMsMax?: number;
  /** Bytes that may be written to the folder's disk. */
  readonly freeBytes?: (folder: string) => Promise<number>;
}

export interface VoiceProgress {
  readonly step: 'download' | 'unpack' | 'install';
  readonly bytes: number;
  readonly bytesTotal: number;
}

export interface AddOptions {
  /** Who accepted the licence; absent: nobody. */
  readonly acceptedBy?: string | undefined;
  readonly source?: VoiceSource | undefined;
  /** Stops it; what was downloaded so far waits for the next try. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: VoiceProgress) => void;
}

/** A file of a voice that is not as it was installed. */
export interface VoiceFault {
  readonly path: string;
  readonly fault: 'missing' | 'changed';
}

/** The voices that an operator has added, and what can be added. */
export interface VoiceStore {
  readonly folder: string;
  readonly catalogue: VoiceCatalogue;
  /** True for a voice that forbids commercial use while something is sold. */
  isRefused(voice: VoiceEntry): boolean;
  list(): Promise<readonly InstalledVoice[]>;
  find(id: string): Promise<InstalledVoice | undefined>;
  /** @throws VoiceStoreError; then nothing is installed, and what was downloaded waits for the next try. */
  add(id: string, options: AddOptions): Promise<InstalledVoice>;
  /** @throws VoiceStoreError `not_installed`. */
  remove(id: string): Promise<void>;
  /** Reads every file of a voice again. @throws VoiceStoreError `not_installed`. */
  verify(id: string): Promise<readonly VoiceFault[]>;
  /** Keeps what was measured of a voice on this machine. */
  keepFigures(id: string, figures: VoiceFigures): Promise<void>;
}

const stallMsMaxDefault = 30_000;
/** What a disk must have left after an installation. */
const freeBytesMin = 64 * 1024 * 1024;
const partsFolder = '.parts';

export function createVoiceStore(options: VoiceStoreOptions): VoiceStore {
  const { folder, catalogue, isSelling, freeBytes = readFreeBytes, stallMsMax = stallMsMaxDefault } = options;

  async function lock(): Promise<AsyncDisposable> {
    await mkdir(join(folder, partsFolder), { recursive: true });
    const held = await lockStore(join(folder, '.lock'));
    // Folders of killed installations are never completed.
    const left = (await readdir(folder)).filter((name) => name.startsWith('.new-') || name.startsWith('.old-'));
    await Promise.all(left.map((name) => rm(join(folder, name), { recursive: true, force: true })));
    return held;
  }

  function isRefused({ commercialUse }: VoiceEntry): boolean {
    return commercialUse === 'no' && isSelling;
  }

  function requirePermission(voice: VoiceEntry, acceptedBy: string | undefined): string {
    if (isRefused(voice)) {
      throw new VoiceStoreError('commercial_use_refused', { voice: voice.id, licence: voice.licence });
    }
    if (acceptedBy === undefined) {
      throw new VoiceStoreError('licence_not_accepted', { voice: voice.id, licence: voice.licence });
    }
    return acceptedBy;
  }

  async function requireRoom(voice: VoiceEntry): Promise<void> {
    const unpacked = voice.files.reduce((sum, file) => sum + (file.unpackedBytesMax ?? file.bytes), 0);
    const needed = sizeOf(voice) + unpacked + freeBytesMin;
    if ((await freeBytes(folder)) < needed) {
      throw new VoiceStoreError('disk_full', { file: voice.id });
    }
  }

  /** Puts a file where it belongs in the folder that becomes the voice. */
  async function place(file: VoiceFile, part: string, target: string): Promise<void> {
    if (file.unpack) {
      await unpackArchive(part, join(target, file.path), {
        kind: file.unpack,
        bytesMax: file.unpackedBytesMax ?? 0,
        name: nameOf(file),
      });
      await rm(part, { force: true });
      return;
    }
    await mkdir(dirname(join(target, file.path)), { recursive: true });
    await rename(part, join(target, file.path));
  }

  async function bringAll(voice: VoiceEntry, target: string, add: AddOptions): Promise<void> {
    const bytesTotal = sizeOf(voice);
    let before = 0;
    for (const file of voice.files) {
      const part = join(folder, partsFolder, `${file.sha256}.part`);
      const report = (bytes: number): void => add.onProgress?.({ step: 'download', bytes: before + bytes, bytesTotal });
      const bring: BringOptions = {
        hosts: catalogue.hosts,
        stallMsMax,
        signal: add.signal ?? new AbortController().signal,
        onProgress: report,
        source: add.source,
      };
      await bringFile(voice, file, part, bring);
      before += file.bytes;
      add.onProgress?.({ step: 'unpack', bytes: before, bytesTotal });
      bring.signal.throwIfAborted();
      await place(file, part, target);
    }
    add.signal?.throwIfAborted();
    add.onProgress?.({ step: 'install', bytes: bytesTotal, bytesTotal });
  }

  async function install(voice: VoiceEntry, acceptedBy: string, add: AddOptions): Promise<InstalledVoice> {
    const target = await mkdtemp(join(folder, '.new-'));
    try {
      await bringAll(voice, target, add);
      const now = new Date().toISOString();
      const { id: licence, url, sha256 } = licenceOf(catalogue, voice);
      const record: InstalledVoice = {
        voice,
        catalogueRevision: catalogue.revision,
        installedAt: now,
        licence: { id: licence, url, acceptedBy, acceptedAt: now, sha256 },
        files: await describeFiles(target),
      };
      await writeFile(join(target, recordName), JSON.stringify(record, undefined, 2));
      // Made for its owner alone; other accounts, such as the one that serves, may read it.
      await chmod(target, 0o755);
      await replaceFolder(folder, voice.id, target);
      return record;
    } catch (error) {
      await rm(target, { recursive: true, force: true });
      throw error;
    }
  }

  async function requireInstalled(id: string): Promise<InstalledVoice> {
    const installed = await readInstalled(folder, id);
    if (!installed) {
      throw new VoiceStoreError('not_installed', { voice: id });
    }
    return installed;
  }

  return {
    folder,
    catalogue,
    isRefused,
    list: () => listInstalled(folder),
    find: (id) => readInstalled(folder, id),
    async add(id, add) {
      const voice = findVoice(catalogue, id);
      const acceptedBy = requirePermission(voice, add.acceptedBy);
      await using _held = await lock();
      await requireRoom(voice);
      return install(voice, acceptedBy, add);
    },
    async remove(id) {
      await using _held = await lock();
      await requireInstalled(id);
      const aside = join(folder, `.old-${id}`);
      await rename(join(folder, id), aside);
      await rm(aside, { recursive: true, force: true });
    },
    async verify(id) {
      const { files } = await requireInstalled(id);
      const faults = await Promise.all(files.map((file) => findFault(join(folder, id), file)));
      return faults.filter((fault) => fault !== undefined);
    },
    async keepFigures(id, figures) {
      const record: InstalledVoice = { ...(await requireInstalled(id)), figures };
      const path = join(folder, id, recordName);
      await writeFile(`${path}.new`, JSON.stringify(record, undefined, 2));
      await rename(`${path}.new`, path);
    },
  };
}

/** Gives a finished folder its name; the one that had it goes only when the new one is complete. */
async function replaceFolder(store: string, id: string, target: string): Promise<void> {
  const aside = join(store, `.old-${id}`);
  await rename(join(store, id), aside).catch(() => undefined);
  await rename(target, join(store, id));
  await rm(aside, { recursive: true, force: true });
}

async function describeFiles(folder: string): Promise<InstalledVoice['files']> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = paths.map(async (path) => ({
    path: relative(folder, path).replaceAll('\\', '/'),
    bytes: (await stat(path)).size,
    sha256: await hashFile(path),
  }));
  return (await Promise.all(files)).toSorted((a, b) => a.path.localeCompare(b.path, 'en'));
}

async function findFault(
  folder: string,
  { path, sha256 }: InstalledVoice['files'][number],
): Promise<VoiceFault | undefined> {
  const found = await hashFile(join(folder, path)).catch(() => undefined);
  if (found === undefined) {
    return { path, fault: 'missing' };
  }
  return found === sha256 ? undefined : { path, fault: 'changed' };
}

async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

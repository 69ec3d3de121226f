import { constants, copyFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { VoiceEntry, VoiceFile } from './catalogue.ts';
import { type DownloadOptions, downloadFile, nameOf } from './download-file.ts';
import { hashFile } from './hash-file.ts';
import { VoiceStoreError, systemCodeOf } from './voice-store-error.ts';

/** Where files come from when not from where the catalogue says: a folder, or a mirror over HTTP. */
export type VoiceSource = { readonly folder: string } | { readonly mirror: string };

export interface BringOptions extends DownloadOptions {
  readonly source?: VoiceSource | undefined;
}

/** Brings one file of a voice to a path. @throws VoiceStoreError. */
export async function bringFile(
  voice: VoiceEntry,
  file: VoiceFile,
  partPath: string,
  options: BringOptions,
): Promise<void> {
  const { source } = options;
  if (source && 'folder' in source) {
    await copyFrom(source.folder, voice, file, partPath);
    options.onProgress(file.bytes);
    return;
  }
  if (source) {
    const url = new URL(`${voice.id}/${encodeURIComponent(nameOf(file))}`, source.mirror.replace(/\/?$/u, '/'));
    // The operator has named this host, so it is allowed, and only it.
    await downloadFile({ ...file, url: url.href }, partPath, { ...options, hosts: [url.host] });
    return;
  }
  await downloadFile(file, partPath, options);
}

/** A copy may lie in a folder of the voice's name or beside others, under its own name or the one that it gets. */
async function copyFrom(folder: string, voice: VoiceEntry, file: VoiceFile, partPath: string): Promise<void> {
  const names = [nameOf(file), ...(file.unpack ? [] : [file.path])];
  const places = names.flatMap((name) => [join(folder, voice.id, name), join(folder, name)]);
  for (const place of places) {
    if (!(await isFile(place))) {
      continue;
    }
    try {
      await copyFile(place, partPath, constants.COPYFILE_FICLONE);
    } catch (error) {
      const isFull = systemCodeOf(error) === 'ENOSPC';
      throw isFull ? new VoiceStoreError('disk_full', { file: nameOf(file) }, error) : error;
    }
    if ((await hashFile(partPath)) === file.sha256) {
      return;
    }
    await rm(partPath, { force: true });
    throw new VoiceStoreError('file_damaged', { file: place });
  }
  throw new VoiceStoreError('file_missing', { file: nameOf(file), folder });
}

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() ?? false;
}

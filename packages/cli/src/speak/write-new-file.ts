import { randomUUID } from 'node:crypto';
import { link, mkdir, open as openFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { CliError, systemCode } from '../cli-error.ts';

export interface NewFileOptions {
  /** False: a file of that name stays as it is. */
  readonly mayReplace: boolean;
  readonly signal: AbortSignal;
}

/** Refuses early what {@link writeNewFile} would refuse late, after it was paid for. @throws {CliError} */
export async function assertFree(path: string, { mayReplace }: { mayReplace: boolean }): Promise<void> {
  if (mayReplace) {
    return;
  }
  try {
    await stat(path);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') {
      return;
    }
    throw error;
  }
  throw new CliError('fileExists', { path });
}

/**
 * Writes a file as its content comes. It gets its name only once it is whole: an interruption leaves nothing behind.
 *
 * @param open gives the content. It is asked for when the file can be written, so that nobody pays for what no disk
 *   takes.
 * @returns the content.
 * @throws {CliError}
 */
export async function writeNewFile<Content extends AsyncIterable<Uint8Array>>(
  path: string,
  open: () => Promise<Content>,
  { mayReplace, signal }: NewFileOptions,
): Promise<Content> {
  await mkdir(dirname(path), { recursive: true });
  const draft = join(dirname(path), `.${basename(path).slice(0, 100)}.${randomUUID()}.part`);
  try {
    const file = await openFile(draft, 'wx');
    let content: Content;
    try {
      content = await open();
      for await (const chunk of content) {
        signal.throwIfAborted();
        await file.writeFile(chunk);
      }
      await file.sync();
    } finally {
      await file.close();
    }
    await giveName(draft, path, mayReplace);
    return content;
  } finally {
    await rm(draft, { force: true });
  }
}

async function giveName(draft: string, path: string, mayReplace: boolean): Promise<void> {
  if (mayReplace) {
    await rename(draft, path);
    return;
  }
  try {
    // Unlike a rename, a link leaves a file alone that has appeared meanwhile.
    await link(draft, path);
  } catch (error) {
    if (systemCode(error) === 'EEXIST') {
      throw new CliError('fileExists', { path });
    }
    // Some file systems have no links.
    await assertFree(path, { mayReplace });
    await rename(draft, path);
  }
}

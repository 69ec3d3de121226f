import { open, rm, stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { VoiceFile } from './catalogue.ts';
import { hashFile } from './hash-file.ts';
import { requestFile } from './request-file.ts';
import { VoiceStoreError, systemCodeOf } from './voice-store-error.ts';

export interface DownloadOptions {
  readonly hosts: readonly string[];
  /** How long a server may send nothing. */
  readonly stallMsMax: number;
  readonly signal: AbortSignal;
  /** Called with the bytes downloaded so far, earlier attempts included. */
  readonly onProgress: (bytes: number) => void;
}

/** Tries after a connection that broke; each goes on where the one before ended. */
const triesMax = 4;
const pauseMs = 250;
/** Sizes are known exactly or nearly; nothing beyond this is read. */
const sizeSlack = 1.1;

/**
 * Brings a file to a path, and goes on where an earlier try was cut off. The file counts when its hash is right, not
 * before.
 *
 * @throws VoiceStoreError; what came so far stays for the next try, unless it is known to be wrong.
 */
export async function downloadFile(file: VoiceFile, partPath: string, options: DownloadOptions): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await fetchRest(file, partPath, options);
      break;
    } catch (error) {
      options.signal.throwIfAborted();
      // A server's refusal has no cause.
      const isBroken =
        error instanceof VoiceStoreError && error.problem === 'download_failed' && error.cause !== undefined;
      if (!isBroken || attempt >= triesMax) {
        throw error;
      }
      await sleep(pauseMs * attempt, undefined, { signal: options.signal });
    }
  }
  if ((await hashFile(partPath)) !== file.sha256) {
    await rm(partPath, { force: true });
    throw new VoiceStoreError('file_damaged', { file: nameOf(file) });
  }
}

/** Fetches what is missing; a server that ignores the range sends all of it again. */
async function fetchRest(file: VoiceFile, partPath: string, options: DownloadOptions): Promise<void> {
  const bytesMax = Math.ceil(file.bytes * sizeSlack);
  const offset = await sizeAt(partPath);
  if (offset === file.bytes) {
    return;
  }
  const stall = new AbortController();
  const timer = setTimeout(() => stall.abort(), options.stallMsMax);
  const signal = AbortSignal.any([options.signal, stall.signal]);
  try {
    const response = await requestFile({ url: file.url, offset, hosts: options.hosts, signal });
    const start = await startOf(response, offset, nameOf(file));
    const announced = Number(response.headers.get('content-length') ?? 0);
    if (start + announced > bytesMax) {
      throw new VoiceStoreError('download_too_large', { file: nameOf(file) });
    }
    await using part = await open(partPath, start === 0 ? 'w' : 'a', 0o600);
    let received = start;
    for await (const chunk of bodyOf(response)) {
      timer.refresh();
      received += chunk.byteLength;
      if (received > bytesMax) {
        throw new VoiceStoreError('download_too_large', { file: nameOf(file) });
      }
      await part.writeFile(chunk);
      options.onProgress(received);
    }
    await part.sync();
  } catch (error) {
    options.signal.throwIfAborted();
    throw await toProblem(error, { file, partPath, isStalled: stall.signal.aborted });
  } finally {
    clearTimeout(timer);
    stall.abort();
  }
}

/** The byte at which an answer begins. @throws VoiceStoreError when it is no part of the file. */
async function startOf(response: Response, offset: number, file: string): Promise<number> {
  if (response.status === 200) {
    return 0;
  }
  const from = /^bytes (\d+)-/u.exec(response.headers.get('content-range') ?? '')?.[1];
  if (response.status === 206 && Number(from) === offset) {
    return offset;
  }
  await response.body?.cancel();
  throw new VoiceStoreError('download_failed', { reason: `HTTP ${response.status}, ${file}` });
}

async function* bodyOf({ body }: Response): AsyncGenerator<Uint8Array> {
  yield* (body as ReadableStream<Uint8Array> | null) ?? [];
}

async function toProblem(
  error: unknown,
  { file, partPath, isStalled }: { file: VoiceFile; partPath: string; isStalled: boolean },
): Promise<unknown> {
  if (error instanceof VoiceStoreError) {
    if (error.problem === 'download_too_large') {
      await rm(partPath, { force: true });
    }
    return error;
  }
  if (isStalled) {
    return new VoiceStoreError('download_stalled', { host: new URL(file.url).host }, error);
  }
  const code = systemCodeOf(error);
  return code === 'ENOSPC' || code === 'EDQUOT'
    ? new VoiceStoreError('disk_full', { file: nameOf(file) }, error)
    : new VoiceStoreError('download_failed', { reason: code ?? 'the connection broke' }, error);
}

async function sizeAt(path: string): Promise<number> {
  return (await stat(path).catch(() => undefined))?.size ?? 0;
}

/** What people know a file by. */
export function nameOf({ url }: Pick<VoiceFile, 'url'>): string {
  return decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? url);
}

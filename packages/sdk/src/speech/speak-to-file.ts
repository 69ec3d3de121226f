import type { ChargedCallOptions } from '../core/call-options.ts';
import { createIdempotencyKey } from '../core/idempotency-key.ts';
import type { Transport } from '../core/transport.ts';
import { ApiError } from '../errors/api-error.ts';
import type { SpeechFormat } from '../generated/api-types.ts';
import { charactersOfStream, divideSpeech } from './divide-speech.ts';
import { fingerprintOf } from './file-journal.ts';
import { loadFileSystem } from './file-system.ts';
import { mediaTypes } from './media-type.ts';
import { type StreamLimits, openPart } from './open-part.ts';
import { createPartRequests } from './part-requests.ts';
import { openPartialFile } from './partial-file.ts';
import type { JoinableFormat } from './sound-header.ts';
import type { SpeechFacts } from './speech-facts.ts';
import type { SpeechParams } from './speech-params.ts';
import { defaultFormat, speechPath } from './stream-speech.ts';
import { stripHeader } from './strip-header.ts';

export interface ToFileOptions extends ChargedCallOptions {
  /** False starts over even where an earlier call for the same file was interrupted. */
  readonly resume?: boolean | undefined;
}

export interface SpeechFile extends SpeechFacts {
  readonly path: string;
  readonly format: SpeechFormat;
  /** Length of the file. */
  readonly bytes: number;
  readonly requestIds: readonly string[];
}

export interface FileCall {
  readonly params: SpeechParams;
  readonly path: string;
  readonly options: ToFileOptions;
  readonly limits: StreamLimits;
}

/**
 * Speaks a text of any length into a file. After a crash or a failure, the next call for the same file and text
 * resumes.
 */
export async function speakToFile(
  transport: Transport,
  { params, path, options: { resume = true, ...options }, limits }: FileCall,
): Promise<SpeechFile> {
  const files = await loadFileSystem();
  const format = params.format ?? formatOf(path);
  const spoken = { ...params, format };
  const parts = divideSpeech(spoken, charactersOfStream);
  const file = await openPartialFile(files, {
    path,
    format,
    fingerprint: await fingerprintOf(spoken),
    isResuming: resume,
    createRoot: () => (options.idempotencyKey === undefined ? createIdempotencyKey() : options.idempotencyKey),
  });
  try {
    const requestFor = createPartRequests(parts, { ...options, idempotencyKey: file.journal.idempotencyKey });
    for (const part of parts.slice(file.journal.partsDone)) {
      const { facts, chunks } = await openPart(transport, requestFor(part, speechPath, mediaTypes[format]), limits);
      await file.writePart(
        part.index === 0 ? chunks : stripHeader(chunks, format as JoinableFormat, part.pauseMs),
        facts,
      );
    }
  } catch (error) {
    // A refusal of the first request leaves nothing to go on with.
    await file.leave(file.journal.partsDone > 0 || !(error instanceof ApiError));
    throw error;
  }
  await file.finish();
  const { facts, bytesDone, requestIds } = file.journal;
  return { ...(facts as SpeechFacts), path, format, bytes: bytesDone, requestIds };
}

/** Derives the format from the name of a file; MP3 where it has no known ending. */
function formatOf(path: string): SpeechFormat {
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase();
  return extension === 'wav' || extension === 'ogg' ? extension : defaultFormat;
}

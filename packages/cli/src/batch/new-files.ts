import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { BatchFile } from '@rakhim/batch';
import type { OpenBatch } from './open-batch.ts';

/**
 * Of the files found, those that the batch does not know yet: not those which an earlier run took in and which have not
 * changed since, and not what the batch itself writes, such as subtitles beside their text.
 */
export async function findNewFiles(
  files: readonly BatchFile[],
  { batch, journal }: Pick<OpenBatch, 'batch' | 'journal'>,
): Promise<BatchFile[]> {
  const known = new Map<string, string>();
  const written = new Set(journal.outputPaths());
  // Files that were left out before may be possible now.
  for (const { id, sourcePath } of batch.items().filter(({ state }) => state !== 'skipped')) {
    known.set(sourcePath, batch.plannedItem(id)?.source.sha256 ?? '');
  }
  const fresh: BatchFile[] = [];
  for (const file of files) {
    const digest = known.get(file.path);
    if (!written.has(file.path) && (digest === undefined || digest !== (await digestOf(file.path)))) {
      fresh.push(file);
    }
  }
  return fresh;
}

/** SHA-256, hexadecimal; nothing when the file cannot be read, which the plan will say. */
async function digestOf(path: string): Promise<string | undefined> {
  try {
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      hash.update(chunk);
    }
    return hash.digest('hex');
  } catch {
    return undefined;
  }
}

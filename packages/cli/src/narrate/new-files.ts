import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Batch, BatchFile } from '@nabra/batch';

/**
 * Of the files found, those that the batch does not know yet: not those which an earlier run took in and which have not changed since, and not what the
 * batch itself writes, such as subtitles beside their text.
 */
export async function findNewFiles(files: readonly BatchFile[], batch: Batch): Promise<BatchFile[]> {
  const known = new Map<string, string>();
  const written = new Set<string>();
  for (const { id, sourcePath } of batch.items()) {
    const planned = batch.plannedItem(id);
    known.set(sourcePath, planned?.source.sha256 ?? '');
    planned?.outputs.forEach(({ path, subtitles }) => [path, subtitles?.path].forEach((output) => output !== undefined && written.add(output)));
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

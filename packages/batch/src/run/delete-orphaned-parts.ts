import { basename, join } from 'node:path';
import type { BatchContext } from './batch-context.ts';
import { partPath, wordsPath } from './request-key.ts';

/**
 * Deletes stored parts that no item needs: half-written ones, and those of items whose end was journalled just before a
 * crash.
 */
export async function deleteOrphanedParts({ journal, store }: BatchContext): Promise<void> {
  const { partsFolder, state } = journal;
  const wanted = new Set<string>();
  for (const entry of state.values()) {
    if (entry.state !== 'done') {
      for (const key of entry.parts.keys()) {
        wanted.add(basename(partPath(partsFolder, key))).add(basename(wordsPath(partsFolder, key)));
      }
    }
  }
  for (const name of await store.listFolder(partsFolder)) {
    if (!wanted.has(name)) {
      await store.remove(join(partsFolder, name));
    }
  }
}

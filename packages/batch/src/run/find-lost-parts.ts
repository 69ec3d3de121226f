import { basename } from 'node:path';
import type { JournalRecord } from '../journal/journal-record.ts';
import type { BatchContext } from './batch-context.ts';
import { partPath } from './request-key.ts';

/** Parts that the journal knows and the disk does not, of items that failed for that reason. */
export async function findLostParts(
  { journal, store }: BatchContext,
  itemIds: readonly string[],
): Promise<JournalRecord[]> {
  const entries = itemIds
    .flatMap((id) => journal.state.get(id) ?? [])
    .filter(({ failure }) => failure?.code === 'part_missing');
  if (entries.length === 0) {
    return [];
  }
  const there = new Set(await store.listFolder(journal.partsFolder));
  return entries.flatMap(({ item, parts }) =>
    [...parts.keys()]
      .filter((key) => !there.has(basename(partPath(journal.partsFolder, key))))
      .map((key): JournalRecord => ({ type: 'lost', itemId: item.id, key })),
  );
}

import { createHash } from 'node:crypto';
import { countMarkedCharacters } from '@rakhim/text/marked-characters';
import { documentLimits } from '../documents/document-limits.ts';
import { chapterText, readDocument } from '../documents/read-document.ts';
import { notationOfItem } from '../plan/notation.ts';
import type { PlannedItem, PlannedRequest } from '../plan/batch-plan.ts';
import type { BatchStore } from '../store/batch-store.ts';
import { BatchError } from './batch-error.ts';

/** The text of a request of one item. */
export type TextOf = (request: PlannedRequest) => string;

/**
 * Reads an item's file again, so that no texts are held for files that wait.
 *
 * @throws BatchError `source_missing`, or `source_changed` when the texts would not be those that were planned and
 *   journalled.
 */
export async function loadTexts(item: PlannedItem, store: BatchStore): Promise<TextOf> {
  const { source, encoding } = item;
  const notation = notationOfItem(item);
  const bytes = await store.readFile(source.path, documentLimits.fileBytesMax).catch((error: unknown) => {
    throw new BatchError('source_missing', 'The file cannot be read any more.', { cause: error });
  });
  if (createHash('sha256').update(bytes).digest('hex') !== source.sha256) {
    throw new BatchError('source_changed', 'The file has changed since it was added.');
  }
  const { chapters } = await readDocument(bytes, source.name, encoding === undefined ? {} : { encoding });
  const texts = chapters.map(chapterText);
  return ({ chapter, start, end, characters }) => {
    const text = (texts[chapter] ?? '').slice(start, end);
    if (countMarkedCharacters(text, notation) !== characters) {
      // The same bytes, but another version of this program reads them differently.
      throw new BatchError('source_changed', 'The text is not divided as it was when the file was added.');
    }
    return text;
  };
}

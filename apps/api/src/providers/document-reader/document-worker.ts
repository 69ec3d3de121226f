import { DocumentError, chapterText, readDocument } from '@rakhim/batch/documents';
import type { DocumentFile } from './document-reader.ts';
import type { ReadOutcome } from './document-pool.ts';

/** The thread in which documents are read. Started by `document-pool.ts`, which calls this by its name. */
export async function read({ name, bytes }: DocumentFile): Promise<ReadOutcome> {
  try {
    const { chapters } = await readDocument(bytes, name);
    return { text: chapters.map((chapter) => chapterText(chapter)).join('\n\n') };
  } catch (error) {
    if (error instanceof DocumentError) {
      return { problem: error.code };
    }
    throw error;
  }
}

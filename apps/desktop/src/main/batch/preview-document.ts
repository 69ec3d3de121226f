import { type BatchStore, documentLimits, type PlannedItem, readDocument, type TextEncodingName } from '@rakhim/batch';
import type { DesktopResponse } from '@rakhim/contract/desktop';
import { DesktopFailure } from '../ipc/desktop-failure.ts';

/** UTF-16 units of a text that are shown to judge its encoding by. */
const previewUnits = 2_000;

export type DocumentPreview = Pick<DesktopResponse<'files.preview'>, 'text' | 'encoding' | 'isGuessed' | 'chapters'>;

/** Returns how a document begins, and how its bytes were understood. @throws DesktopFailure `unreadable` */
export async function previewDocument(
  store: BatchStore,
  { path, name }: PlannedItem['source'],
  encoding: TextEncodingName | undefined,
): Promise<DocumentPreview> {
  try {
    const document = await readDocument(
      await store.readFile(path, documentLimits.fileBytesMax),
      name,
      encoding ? { encoding } : {},
    );
    const beginning = document.chapters
      .flatMap(({ paragraphs }) => paragraphs)
      .join('\n')
      .slice(0, previewUnits);
    const isGuessed = document.warnings.some(({ code }) => code === 'encoding_guessed');
    return {
      text: beginning,
      ...(document.encoding && { encoding: document.encoding }),
      isGuessed,
      chapters: document.chapters.length,
    };
  } catch (error) {
    throw new DesktopFailure('unreadable', { cause: error });
  }
}

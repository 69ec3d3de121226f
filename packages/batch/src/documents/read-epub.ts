import { checkDepth } from './check-depth.ts';
import type { Block } from './blocks.ts';
import { cleanTitle } from './clean-text.ts';
import { DocumentError } from './document-error.ts';
import type { Chapter } from './document.ts';
import { type EpubPackage, readEpubPackage } from './epub-package.ts';
import { openArchive } from './open-archive.ts';
import { readHtml } from '@rakhim/text/read-html';
import { toChapters } from './to-chapters.ts';

export interface EpubContent {
  readonly title?: string;
  readonly author?: string;
  readonly language?: string;
  readonly chapters: readonly Chapter[];
  readonly hasNotes: boolean;
}

interface Part {
  readonly title: string | undefined;
  readonly blocks: Block[];
}

/**
 * The chapters of an EPUB 2 or 3, in reading order. The table of contents names them; documents that it does not name
 * belong to the one before, and a document that it names several times is divided at its own headings. A book without
 * contents is divided at its headings alone.
 *
 * @throws DocumentError
 */
export async function readEpub(bytes: Uint8Array): Promise<EpubContent> {
  const archive = await openArchive(bytes);
  const read = async (name: string) => new TextDecoder().decode(await archive.read(name));
  const book = await readEpubPackage(archive, read);
  const parts: Part[] = [];
  let hasNotes = false;
  for (const path of book.spine) {
    if (!archive.has(path)) {
      continue; // A book that lacks one of its pages is still a book.
    }
    if (book.encrypted.has(path)) {
      throw new DocumentError('file_encrypted', 'The book is protected.');
    }
    const content = readHtml(await read(path), { kind: 'xhtml', checkDepth });
    hasNotes ||= content.hasNotes;
    addPart(parts, book, path, content.blocks);
  }
  return {
    ...(book.title !== undefined && { title: book.title }),
    ...(book.author !== undefined && { author: book.author }),
    ...(book.language !== undefined && { language: book.language }),
    chapters: book.contents.size > 0 ? parts.flatMap(namedChapters) : toChapters(parts.flatMap(({ blocks }) => blocks)),
    hasNotes,
  };
}

function addPart(parts: Part[], book: EpubPackage, path: string, blocks: readonly Block[]): void {
  const titles = book.contents.get(path);
  const last = parts.at(-1);
  if (titles === undefined && last !== undefined) {
    last.blocks.push(...blocks);
  } else {
    // Several titles: the page's own headings are the better knives.
    parts.push({ title: titles?.length === 1 ? titles[0] : undefined, blocks: [...blocks] });
  }
}

function namedChapters({ title, blocks }: Part): Chapter[] {
  const chapters = toChapters(blocks);
  const clean = cleanTitle(title);
  return clean === undefined || chapters.length === 0
    ? chapters
    : [{ title: clean, paragraphs: chapters.flatMap(({ paragraphs }) => paragraphs) }];
}

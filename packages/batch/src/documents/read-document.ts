import { checkDepth } from './check-depth.ts';
import { cleanText, cleanTitle } from './clean-text.ts';
import { type DecodedText, decodeText } from './decode-text.ts';
import { DocumentError } from './document-error.ts';
import { documentLimits } from './document-limits.ts';
import type { Chapter, DocumentKind, DocumentWarning, ReadDocumentOptions, SourceDocument } from './document.ts';
import { declaredCharset } from './declared-charset.ts';
import type { HtmlContent } from '@rakhim/text/read-html';
import { readPlainText } from './read-plain-text.ts';
import { readSubtitles } from './read-subtitles.ts';
import { toChapters } from './to-chapters.ts';

export { DocumentError, type DocumentErrorCode } from './document-error.ts';

const kindsByExtension: Readonly<Record<string, DocumentKind>> = {
  txt: 'txt',
  text: 'txt',
  ssml: 'ssml',
  md: 'md',
  markdown: 'md',
  docx: 'docx',
  epub: 'epub',
  html: 'html',
  htm: 'html',
  xhtml: 'html',
  srt: 'srt',
  vtt: 'vtt',
  csv: 'csv',
  tsv: 'csv',
};

/** @returns what the extension stands for; undefined when such files cannot be read. */
export function documentKindOf(name: string): DocumentKind | undefined {
  return kindsByExtension[/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''];
}

/**
 * Reads a file into chapters and paragraphs. Nothing in the file is trusted: sizes are bounded, nothing is fetched,
 * nothing is written.
 *
 * @param name file name; its extension decides how the file is read.
 * @throws DocumentError always, whatever is wrong with the file.
 */
export async function readDocument(
  bytes: Uint8Array,
  name: string,
  options: ReadDocumentOptions = {},
): Promise<SourceDocument> {
  const kind = documentKindOf(name);
  if (kind === undefined) {
    throw new DocumentError('kind_unknown', 'Files of this kind cannot be read.');
  }
  if (bytes.length === 0) {
    throw new DocumentError('file_empty', 'The file is empty.');
  }
  if (bytes.length > documentLimits.fileBytesMax) {
    throw new DocumentError('file_too_large', `${bytes.length} bytes; ${documentLimits.fileBytesMax} are allowed.`);
  }
  const document = await readKind(kind, bytes, options).catch((error: unknown) => {
    // Whatever a library thinks of a hostile file, to us it is one that cannot be read.
    throw error instanceof DocumentError
      ? error
      : new DocumentError('file_damaged', 'The file cannot be read.', { cause: error });
  });
  if (document.chapters.length === 0) {
    throw new DocumentError('no_text', 'There is nothing to say in the file.');
  }
  return document;
}

/** The text of a chapter, which the offsets of a plan count in. */
export function chapterText(chapter: Chapter): string {
  return chapter.paragraphs.join(paragraphBreak);
}

export const paragraphBreak = '\n\n';

/** Parsers are loaded when there is something for them: each is a library, and most batches need none. */
async function readKind(kind: DocumentKind, bytes: Uint8Array, options: ReadDocumentOptions): Promise<SourceDocument> {
  switch (kind) {
    case 'docx':
      return present(kind, withChapters(await (await import('./read-docx.ts')).readDocx(bytes)));
    case 'epub':
      return present(kind, await (await import('./read-epub.ts')).readEpub(bytes));
    default:
      return readTextKind(
        kind,
        decodeText(bytes, options.encoding ?? (kind === 'html' ? declaredCharset(bytes) : undefined)),
      );
  }
}

async function readTextKind(
  kind: Exclude<DocumentKind, 'docx' | 'epub'>,
  decoded: DecodedText,
): Promise<SourceDocument> {
  switch (kind) {
    case 'txt':
      return present(kind, { chapters: toChapters(readPlainText(decoded.text)) }, decoded);
    case 'ssml':
      return present(kind, { chapters: toDocument(decoded.text) }, decoded);
    case 'md':
      return present(kind, withChapters((await import('./read-markdown.ts')).readMarkdown(decoded.text)), decoded);
    case 'html':
      return present(
        kind,
        withChapters((await import('@rakhim/text/read-html')).readHtml(decoded.text, { checkDepth })),
        decoded,
      );
    case 'srt':
    case 'vtt': {
      const { cues, skipped } = readSubtitles(decoded.text);
      const kept = cues.slice(0, documentLimits.chaptersMax);
      const chapters = kept.length === 0 ? [] : [{ paragraphs: kept.map(({ text }) => text), cues: kept }];
      return present(
        kind,
        { chapters, warnings: skippedWarning('cues_skipped', skipped + cues.length - kept.length) },
        decoded,
      );
    }
    case 'csv': {
      const { chapters, skipped } = (await import('./read-table.ts')).readTable(decoded.text);
      return present(kind, { chapters, warnings: skippedWarning('rows_skipped', skipped) }, decoded);
    }
  }
}

/** Tags may reach over any place, so a document of SSML is one paragraph. */
function toDocument(text: string): Chapter[] {
  const paragraph = cleanText(text).trim();
  return paragraph === '' ? [] : [{ paragraphs: [paragraph] }];
}

function skippedWarning(code: 'cues_skipped' | 'rows_skipped', count: number): DocumentWarning[] {
  return count > 0 ? [{ code, detail: String(count) }] : [];
}

function withChapters(content: Omit<HtmlContent, 'chapters'>): ReadContent {
  return { ...content, chapters: toChapters(content.blocks) };
}

interface ReadContent {
  readonly title?: string;
  readonly author?: string;
  readonly language?: string;
  readonly chapters: readonly Chapter[];
  readonly hasNotes?: boolean;
  readonly warnings?: readonly DocumentWarning[];
}

function present(kind: DocumentKind, content: ReadContent, decoded?: DecodedText): SourceDocument {
  const [title, author] = [cleanTitle(content.title), cleanTitle(content.author)];
  const language = /^[a-z]{2,8}(?:-[a-z0-9]{1,8})*$/i.exec(content.language ?? '')?.[0];
  return {
    kind,
    ...(title !== undefined && { title }),
    ...(author !== undefined && { author }),
    ...(language !== undefined && { language }),
    ...(decoded !== undefined && { encoding: decoded.encoding }),
    chapters: content.chapters,
    warnings: [
      ...(decoded?.warnings ?? []),
      ...(content.hasNotes === true ? [{ code: 'notes_skipped' } as const] : []),
      ...(content.warnings ?? []),
    ],
  };
}

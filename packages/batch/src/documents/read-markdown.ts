import { marked } from 'marked';
import { checkDepth } from './check-depth.ts';
import { DocumentError } from './document-error.ts';
import { documentLimits } from './document-limits.ts';
import { type HtmlContent, readHtml } from '@rakhim/text/read-html';

const frontMatter = /^---[^\S\n]*\n([\s\S]{0,20000}?)\n(?:---|\.\.\.)[^\S\n]*(?:\n|$)/;

/**
 * Headings and paragraphs of Markdown (CommonMark with GitHub's additions); title, author and language from the front
 * matter.
 *
 * @throws DocumentError `file_too_large`
 */
export function readMarkdown(text: string): HtmlContent {
  if (text.length > documentLimits.markdownBytesMax) {
    throw new DocumentError('file_too_large', 'Too much Markdown for one file.');
  }
  const head = frontMatter.exec(text);
  const body = head === null ? text : text.slice(head[0].length);
  const content = readHtml(marked.parse(breakLongParagraphs(body), { async: false, gfm: true }), { checkDepth });
  const field = (name: string) =>
    new RegExp(`^${name}[^\\S\\n]*:[^\\S\\n]*(.+)$`, 'im')
      .exec(head?.[1] ?? '')?.[1]
      ?.trim()
      .replace(/^(["'])(.*)\1$/, '$2');
  const [title, author, language] = [field('title'), field('author'), field('lang(?:uage)?')];
  return {
    ...content,
    ...(title !== undefined && { title }),
    ...(author !== undefined && { author }),
    ...(language !== undefined && { language }),
  };
}

/** A paragraph beyond all measure becomes several, at spaces where there are any. */
function breakLongParagraphs(text: string): string {
  const { markdownParagraphMax } = documentLimits;
  const pieces = new RegExp(`[^]{1,${markdownParagraphMax}}(?=\\s|$)|[^]{1,${markdownParagraphMax}}`, 'g');
  return text
    .split(/(\n[^\S\n]*\n)/)
    .map((paragraph) =>
      paragraph.length <= markdownParagraphMax ? paragraph : (paragraph.match(pieces) ?? []).join('\n\n'),
    )
    .join('');
}

import { readHtml } from './read-html.ts';

/** The most marks before a quoted line, however deep its quotation is. */
const quoteDepthMax = 5;

/**
 * Converts HTML to plain text: a paragraph for each block, quotes marked as mail programs mark them. The result is
 * shown as text only, so nothing in it has to be sanitised.
 */
export function htmlToText(html: string): string {
  return readHtml(html)
    .blocks.map(({ text, quoteDepth = 0 }) => {
      const mark = quoteDepth === 0 ? '' : `${'>'.repeat(Math.min(quoteDepth, quoteDepthMax))} `;
      const lines = text.split('\n').map((line) => line.trim());
      return lines.map((line) => `${mark}${line}`.trim()).join('\n');
    })
    .join('\n\n');
}

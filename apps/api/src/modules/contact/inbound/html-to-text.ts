import { Parser } from 'htmlparser2';

/** Elements whose content is never shown. */
const hidden: ReadonlySet<string> = new Set([
  'head',
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'title',
  'svg',
  'math',
]);
/** Elements that begin on a line of their own. */
const blocks: ReadonlySet<string> = new Set(
  'address article aside blockquote dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul'.split(
    ' ',
  ),
);
const quoteDepthMax = 5;

/**
 * Converts HTML to plain text: one line for each block, quotes marked as mail programs mark them. The result is shown
 * as text only, so nothing in it has to be sanitised.
 */
export function htmlToText(html: string): string {
  const parts: string[] = [];
  let hiddenDepth = 0;
  let quoteDepth = 0;

  function startLine(): void {
    parts.push(`\n${'>'.repeat(Math.min(quoteDepth, quoteDepthMax))}`);
  }

  const parser = new Parser({
    onopentagname(name) {
      hiddenDepth += hidden.has(name) ? 1 : 0;
      quoteDepth += name === 'blockquote' ? 1 : 0;
      if (blocks.has(name) || name === 'br') {
        startLine();
      }
    },
    ontext(text) {
      if (hiddenDepth === 0) {
        parts.push(text.replaceAll(/\s+/gu, ' '));
      }
    },
    onclosetag(name) {
      hiddenDepth -= hidden.has(name) ? 1 : 0;
      quoteDepth -= name === 'blockquote' ? 1 : 0;
      if (blocks.has(name)) {
        startLine();
      }
    },
  });
  parser.end(html);
  return tidyLines(parts.join(''));
}

/** Lines without space around them, and no more than one empty line between two. */
function tidyLines(text: string): string {
  const lines = text.split('\n').map((line) =>
    line
      .trim()
      .replace(/^(>+)\s*/u, '$1 ')
      .trim(),
  );
  const isEmpty = (line = '') => /^>*$/u.test(line);
  const last = lines.findLastIndex((line) => !isEmpty(line));
  return lines
    .slice(0, last + 1)
    .filter((line, index) => !(isEmpty(line) && isEmpty(lines[index - 1])))
    .map((line) => (isEmpty(line) ? '' : line))
    .join('\n');
}

import type { Block } from './blocks.ts';
import { isChapterHeading } from './chapter-headings.ts';

/** Lines of a file that an editor broke at a margin are about equally long, and not longer than this. */
const marginMax = 120;
const marginSlack = 24;
/** Share of lines near the margin from which on a file counts as broken at one. */
const wrappedShareMin = 0.7;

/**
 * Paragraphs of a plain text: separated by empty lines, or by line ends where there are no empty ones. Lines that an
 * editor broke at a margin are put together again. A line that is a chapter's heading stands alone.
 */
export function readPlainText(text: string): Block[] {
  const groups = text.split(/\n[^\S\n]*\n\s*/);
  const isWrapped = hasMargin(groups);
  return groups.flatMap((group) => {
    const paragraphs: string[] = [];
    let lines: string[] = [];
    const end = () => {
      if (lines.length > 0) {
        paragraphs.push(lines.join(isWrapped ? ' ' : '\n'));
      }
      lines = [];
    };
    for (const line of group.split('\n')) {
      const isHeading = isChapterHeading(line);
      if (isHeading || groups.length === 1) {
        if (isHeading || !isWrapped) {
          end();
        }
      }
      lines.push(line);
      if (isHeading) {
        end();
      }
    }
    end();
    return paragraphs.map((paragraph) => ({ text: paragraph }));
  });
}

/** Tells whether nearly all lines but the last of each paragraph reach the same margin. */
function hasMargin(groups: readonly string[]): boolean {
  const inner = groups.flatMap((group) =>
    group
      .split('\n')
      .slice(0, -1)
      .map((line) => line.trimEnd().length),
  );
  if (inner.length < 3) {
    return false;
  }
  const margin = inner.reduce((longest, length) => Math.max(longest, length), 0);
  const near = inner.filter((length) => length >= margin - marginSlack).length;
  return margin > 2 * marginSlack && margin <= marginMax && near >= inner.length * wrappedShareMin;
}

/** One row of a table of tab-separated values, by the names in its header. */
export interface TableRow {
  /** The number of its line, from 1. */
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

/**
 * Reads a table of tab-separated values: a header, then one row a line; empty lines are none.
 *
 * @throws {Error} when the header is another one, or a row has another number of cells.
 */
export function readTable(name: string, content: string, columns: readonly string[]): TableRow[] {
  const [header = '', ...lines] = content.replace(/\n$/u, '').split('\n');
  if (header !== columns.join('\t')) {
    throw new Error(`${name}:1 has another header than: ${columns.join(' · ')}`);
  }
  return lines.map((text, index) => {
    const line = index + 2;
    const cells = text.split('\t');
    if (cells.length !== columns.length) {
      throw new Error(`${name}:${line} has ${cells.length} cells in the place of ${columns.length}`);
    }
    return { line, cells: Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? ''])) };
  });
}

/** A table as a module writes it: short rows of words, wrapped, so that a change shows as a change. */
export function wrapWords(words: readonly string[], indent = '  ', widthMax = 110): string {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line !== '' && line.length + word.length + 1 > widthMax) {
      lines.push(line);
      line = '';
    }
    line += line === '' ? word : ` ${word}`;
  }
  return [...lines, line].map((text) => indent + text).join('\n');
}

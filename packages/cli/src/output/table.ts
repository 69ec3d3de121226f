type Row = readonly string[];

/**
 * Rows as columns of equal width, two spaces apart. Widths are counted in what is seen: marks over a letter take no
 * room.
 */
export function formatTable(rows: readonly Row[]): string {
  return [...tableLines(() => rows)].join('\n');
}

/**
 * The same line by line, for tables that are too long to be held.
 *
 * @param rows called twice: widths are known only at the end.
 */
export function* tableLines(rows: () => Iterable<Row>): Generator<string> {
  const widths: number[] = [];
  for (const row of rows()) {
    row.forEach((cell, column) => (widths[column] = Math.max(widths[column] ?? 0, displayWidth(cell))));
  }
  for (const row of rows()) {
    yield row
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - displayWidth(cell)))
      .join('  ')
      .trimEnd();
  }
}

const withoutWidth = /[\p{Mark}\p{Cf}]+/gu;
/** Code points beyond take two UTF-16 units. */
const lastOfOneUnit = 0xffff;

/** Columns that a text takes on a screen, for the scripts we write: Latin and Arabic, with vowel signs. */
function displayWidth(text: string): number {
  const seen = text.replace(withoutWidth, '');
  let width = 0;
  for (let index = 0; index < seen.length; width += 1) {
    index += (seen.codePointAt(index) ?? 0) > lastOfOneUnit ? 2 : 1;
  }
  return width;
}

/** Characters that start a formula in spreadsheets (CSV injection). */
const formulaStart = String.raw`[=+\-@\t\r\n＝＋－＠]`;
/** Quotes before it are marked too, so that a reader can tell a mark from a quote that somebody wrote. */
const formula = new RegExp(`^'*${formulaStart}`, 'u');
const mark = new RegExp(`^'(?='*${formulaStart})`, 'u');
const needsQuotes = /[",\r\n]/u;
/** Spreadsheets read a file without this mark as something else than UTF-8, and Arabic with it. */
export const byteOrderMark = '\u{FEFF}';

/**
 * Writes a table as CSV (RFC 4180) that is safe to open in a spreadsheet: text that looks like a formula is marked as
 * text.
 */
export function writeCsv(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return byteOrderMark + [head, ...rows].map(writeCsvRow).join('');
}

/** One line of such a table. */
export function writeCsvRow(row: readonly (string | number)[]): string {
  return `${row.map(writeCell).join(',')}\r\n`;
}

/** @returns the text of a cell that was written so. */
export function withoutFormulaMark(cell: string): string {
  return cell.replace(mark, '');
}

function writeCell(cell: string | number): string {
  if (typeof cell === 'number') {
    return String(cell);
  }
  const safe = formula.test(cell) ? `'${cell}` : cell;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Characters that start a formula in spreadsheets (CSV injection). */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/u;
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

function writeCell(cell: string | number): string {
  if (typeof cell === 'number') {
    return String(cell);
  }
  const safe = formulaStart.test(cell) ? `'${cell}` : cell;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

import type { ItemView } from '@rakhim/batch';

const byteOrderMark = '\ufeff';

/**
 * Writes the outcome of each file as CSV (RFC 4180) that spreadsheets open: the byte order mark tells them that it is
 * UTF-8.
 */
export function writeBatchReport(items: readonly ItemView[]): string {
  const rows = items.map(({ name, state, characters, charactersDone, written, failure, problem, warnings }) => [
    name,
    state,
    characters,
    charactersDone,
    failure?.code ?? problem ?? '',
    failure?.requestId ?? '',
    warnings.map(({ code }) => code).join(' '),
    written.join(' | '),
  ]);
  const header = ['file', 'state', 'characters', 'characters_done', 'failure', 'request_id', 'warnings', 'written'];
  return `${byteOrderMark}${[header, ...rows].map((row) => row.map(writeCell).join(',')).join('\r\n')}\r\n`;
}

/** Escapes a cell that a spreadsheet would take for a formula with an apostrophe. */
function writeCell(value: string | number): string {
  const cell = typeof value === 'number' ? String(value) : value.replace(/^[=+\-@\t\r]/, "'$&");
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

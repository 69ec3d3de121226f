/** Rows as columns of equal width, two spaces apart. Widths are counted in what is seen: marks over a letter take no room. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => displayWidth(row[column] ?? ''))));
  return rows
    .map((row) => row.map((cell, column) => cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - displayWidth(cell)))).join('  ').trimEnd())
    .join('\n');
}

const withoutWidth = /[\p{Mark}\p{Cf}]+/gu;

/** Columns that a text takes on a screen, for the scripts we write: Latin and Arabic, with vowel signs. */
function displayWidth(text: string): number {
  let width = 0;
  for (const _character of text.replace(withoutWidth, '')) {
    width += 1;
  }
  return width;
}

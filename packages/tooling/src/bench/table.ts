/** A table of the report. */
export interface Table {
  readonly title: string;
  readonly note: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Three significant figures, without an exponent. */
export function round(value: number): string {
  return Number.isFinite(value) ? Number(value.toPrecision(3)).toLocaleString('en', { maximumFractionDigits: 3 }) : '–';
}

export function renderTable({ title, note, head, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [`## ${title}`, '', note, '', line(head), line(head.map(() => '---:')), ...rows.map(line), ''].join('\n');
}

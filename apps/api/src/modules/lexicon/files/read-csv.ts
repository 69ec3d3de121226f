import { CsvError, parse } from 'csv-parse';
import { fromLexiconCells, lexiconColumns } from '@rakhim/text/lexicon-fields';
import { type FileRow, refuseFile } from './lexicon-file.ts';

const required = ['written', 'reading'] as const;
const known: ReadonlySet<string> = new Set(lexiconColumns);

interface Row {
  readonly record: Readonly<Record<string, string>>;
  readonly info: { readonly lines: number };
}

/**
 * Reads entries from CSV with a head, separated by commas, semicolons or tabs. Several examples stand on lines of one
 * cell.
 *
 * @throws AppError `lexicon_file_invalid` with line and column.
 */
export async function readCsv(content: string): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  let line = 1;
  const parser = parse(content, {
    bom: true,
    info: true,
    columns: (head: string[]) => head.map((name) => name.trim()),
    delimiter: delimiterOf(content),
    skip_empty_lines: true,
    on_record: (record: unknown) => record,
  });
  try {
    for await (const row of parser as AsyncIterable<Row>) {
      if (rows.length === 0) {
        checkHead(Object.keys(row.record));
        line = Math.max(line, 2);
      }
      rows.push({ line, column: 1, fields: fromLexiconCells(row.record) });
      line = row.info.lines + 1;
    }
  } catch (error) {
    throw error instanceof CsvError
      ? refuseFile({ line: Number(error['lines'] ?? line), column: 1 }, 'reasons:csv_malformed', error.code)
      : error;
  }
  if (rows.length === 0) {
    checkHead((content.split(/\r?\n/u)[0] ?? '').replace('\u{FEFF}', '').split(delimiterOf(content)));
  }
  return rows;
}

function delimiterOf(content: string): string {
  const head = content.split(/\r?\n/u, 1)[0] ?? '';
  return [',', ';', '\t'].find((delimiter) => head.includes(delimiter)) ?? ',';
}

function checkHead(names: readonly string[]): void {
  const missing = required.find((name) => !names.includes(name));
  if (missing !== undefined) {
    throw refuseFile({ line: 1, column: 1 }, 'reasons:csv_column_missing', missing);
  }
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined) {
    throw refuseFile({ line: 1, column: 1 }, 'reasons:csv_column_unknown', unknown);
  }
}

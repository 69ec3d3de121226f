import type { LexiconFormat } from '@rakhim/contract';
import { byteOrderMark, writeCsvRow } from '#src/csv.ts';
import { fieldsOf, toPronunciationEntry } from '../lexicon.policy.ts';
import type { LexiconEntryRow } from '../lexicon.queries.ts';
import { csvColumns } from './read-csv.ts';
import { writeLexeme, writePlsEnd, writePlsStart } from './write-lexeme.ts';

const formula = /^'*[=+\-@\t\r＝＋－＠]/u;

/** Writes entries as a file, piece by piece. What it writes is read again by the reader of the same format. */
export function* writeLexicon(
  rows: readonly LexiconEntryRow[],
  { format, version }: { format: LexiconFormat; version: number },
): Generator<string> {
  switch (format) {
    case 'csv':
      yield byteOrderMark + writeCsvRow(csvColumns);
      for (const row of rows) {
        yield writeCsvRow(toCells(row));
      }
      return;
    case 'json':
      yield `{"id":"default","version":${version},"entries":[`;
      for (const [index, row] of rows.entries()) {
        yield `${index === 0 ? '\n' : ',\n'}${JSON.stringify(fieldsOf(row))}`;
      }
      yield '\n]}\n';
      return;
    case 'pls':
      yield writePlsStart(rows.flatMap(({ note }, index) => (note === null ? [] : [{ id: idOf(index), note }])));
      for (const [index, row] of rows.entries()) {
        yield writeLexeme(fieldsOf(row), idOf(index), toPronunciationEntry(row));
      }
      yield writePlsEnd;
      return;
    default:
      format satisfies never;
  }
}

function idOf(index: number): string {
  return `e${index + 1}`;
}

function toCells(row: LexiconEntryRow): (string | number)[] {
  const fields = fieldsOf(row);
  return csvColumns.map((name) => {
    const value = fields[name] ?? '';
    const text = Array.isArray(value) ? value.join('\n') : value;
    return typeof text === 'string' && formula.test(text) ? `'${text}` : text;
  });
}

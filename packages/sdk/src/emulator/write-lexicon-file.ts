import type { LexiconEntry } from '../generated/api-types.ts';
import { Refusal } from './responses.ts';

type Fields = Omit<LexiconEntry, 'id' | 'createdAt' | 'updatedAt'>;

const columns = [
  'written',
  'reading',
  'readingType',
  'kind',
  'part',
  'dialect',
  'priority',
  'note',
  'examples',
] as const satisfies readonly (keyof Fields)[];

/** A lexicon as a file of the format asked for, which the emulator and the service read again. */
export function writeLexiconFile(
  entries: readonly LexiconEntry[],
  { format, version }: { readonly format: string; readonly version: number },
): { readonly content: string; readonly type: string } {
  const rows = entries.map(fieldsOf);
  switch (format) {
    case 'json':
      return {
        content: `${JSON.stringify({ id: 'default', version, entries: rows })}\n`,
        type: 'application/json; charset=utf-8',
      };
    case 'csv':
      return { content: writeCsv(rows), type: 'text/csv; charset=utf-8' };
    case 'pls':
      return { content: writePls(rows), type: 'application/pls+xml; charset=utf-8' };
    default:
      throw new Refusal('validation_failed', { param: 'format' });
  }
}

function fieldsOf({ id: _id, createdAt: _created, updatedAt: _updated, ...fields }: LexiconEntry): Fields {
  return fields;
}

function writeCsv(rows: readonly Fields[]): string {
  const lines = rows.map((row) => columns.map((name) => cellOf(row[name])).join(','));
  return `\uFEFF${[columns.join(','), ...lines].join('\r\n')}\r\n`;
}

function cellOf(value: Fields[keyof Fields]): string {
  const text = Array.isArray(value) ? value.join('\n') : String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function writePls(rows: readonly Fields[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<lexicon version="1.0" alphabet="ipa" xml:lang="ar" xmlns="http://www.w3.org/2005/01/pronunciation-lexicon" xmlns:rk="urn:rakhim:lexicon:1">
${rows.map(writeLexeme).join('')}</lexicon>
`;
}

function writeLexeme({ written, reading, readingType, kind, part, dialect, priority, examples }: Fields): string {
  const roles = [
    kind,
    ...(part ? [part] : []),
    ...(dialect ? [`dialect.${dialect}`] : []),
    ...(priority === 0 ? [] : [`priority.${priority}`]),
    ...(readingType === 'say-as' ? [`say-as.${reading}`] : []),
  ];
  const said = readingType === 'phonemes' ? 'phoneme' : 'alias';
  return `  <lexeme role="${roles.map((role) => `rk:${role}`).join(' ')}">
    <grapheme>${escape(written)}</grapheme>
    <${said}>${escape(reading)}</${said}>
${examples.map((example) => `    <example>${escape(example)}</example>\n`).join('')}  </lexeme>
`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

import { byteOrderMark, writeCsvRow } from './csv.ts';
import { type LexiconFields, lexiconColumns, toLexiconCells, toLexiconRoles } from './lexicon-fields.ts';

/** The namespace of W3C PLS 1.0, and that of what an entry of ours says beyond it, as roles and notes. */
export const plsNamespace = 'http://www.w3.org/2005/01/pronunciation-lexicon';
export const ownNamespace = 'urn:rakhim:lexicon:1';

export interface LexiconFileOptions<Entry> {
  readonly format: 'csv' | 'json' | 'pls';
  readonly version: number;
  /** How a word is read for programs that do not know our roles, where it is more than the entry's reading. */
  readonly aliasOf?: (entry: Entry) => string;
}

/** Writes a lexicon as a file, piece by piece. What it writes is read again by the reader of the same format. */
export function* writeLexicon<Entry extends LexiconFields>(
  entries: readonly Entry[],
  { format, version, aliasOf = ({ reading }) => reading }: LexiconFileOptions<Entry>,
): Generator<string> {
  switch (format) {
    case 'csv':
      yield byteOrderMark + writeCsvRow(lexiconColumns);
      for (const entry of entries) {
        yield writeCsvRow(toLexiconCells(entry));
      }
      return;
    case 'json':
      yield `{"id":"default","version":${version},"entries":[`;
      for (const [index, entry] of entries.entries()) {
        const fields = Object.fromEntries(lexiconColumns.map((name) => [name, entry[name]]));
        yield `${index === 0 ? '\n' : ',\n'}${JSON.stringify(fields)}`;
      }
      yield '\n]}\n';
      return;
    case 'pls':
      yield writePlsStart(entries);
      for (const [index, entry] of entries.entries()) {
        yield writeLexeme(entry, idOf(index), aliasOf(entry));
      }
      yield '</lexicon>\n';
      return;
    default:
      format satisfies never;
  }
}

function idOf(index: number): string {
  return `e${index + 1}`;
}

/** Begins a document of PLS 1.0, with the notes of its lexemes. */
function writePlsStart(entries: readonly LexiconFields[]): string {
  const notes = entries.flatMap(({ note }, index) =>
    note === null ? [] : [`    <rk:note lexeme="${idOf(index)}">${writeXmlText(note)}</rk:note>\n`],
  );
  const metadata = notes.length === 0 ? '' : `  <metadata>\n${notes.join('')}  </metadata>\n`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<lexicon version="1.0" alphabet="ipa" xml:lang="ar" xmlns="${plsNamespace}" xmlns:rk="${ownNamespace}">
${metadata}`;
}

function writeLexeme(fields: LexiconFields, id: string, alias: string): string {
  const { written, reading, readingType, examples } = fields;
  const said =
    readingType === 'phonemes'
      ? `<phoneme>${writeXmlText(reading)}</phoneme>`
      : `<alias>${writeXmlText(alias)}</alias>`;
  const roles = toLexiconRoles(fields).map((role) => `rk:${role}`);
  return `  <lexeme xml:id="${id}" role="${roles.join(' ')}">
    <grapheme>${writeXmlText(written)}</grapheme>
    ${said}
${examples.map((example) => `    <example>${writeXmlText(example)}</example>\n`).join('')}  </lexeme>
`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};
/** Characters that no XML document may have, not even escaped. */
// eslint-disable-next-line no-control-regex -- they are what is looked for.
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu;

/** Text as it stands in XML, between tags or in quotes. */
function writeXmlText(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"\r]/gu, (sign) => entities[sign] ?? sign);
}

import type { CreateLexiconEntryBody } from '@rakhim/contract';
import { type LexiconEntry, vowelledReading } from '@rakhim/arabic/checks';
import { ownNamespace, plsNamespace } from './pls-rules.data.ts';

/** Begins a document of PLS 1.0, with the notes of its lexemes. */
export function writePlsStart(notes: readonly { id: string; note: string }[]): string {
  const written = notes.map(({ id, note }) => `    <rk:note lexeme="${id}">${escape(note)}</rk:note>\n`).join('');
  const metadata = written === '' ? '' : `  <metadata>\n${written}  </metadata>\n`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<lexicon version="1.0" alphabet="ipa" xml:lang="ar" xmlns="${plsNamespace}" xmlns:rk="${ownNamespace}">
${metadata}`;
}

export const writePlsEnd = '</lexicon>\n';

/** An entry as a lexeme. What PLS has no word for is said in roles of our own, which other programs pass over. */
export function writeLexeme(fields: CreateLexiconEntryBody, id: string, entry: LexiconEntry): string {
  const { written, reading, readingType, kind, part, dialect, priority, examples } = fields;
  const roles = [
    kind,
    ...(part ? [part] : []),
    ...(dialect ? [`dialect.${dialect}`] : []),
    ...(priority === 0 ? [] : [`priority.${priority}`]),
    ...(readingType === 'say-as' ? [`say-as.${reading}`] : []),
  ];
  const said =
    readingType === 'phonemes'
      ? `<phoneme>${escape(reading)}</phoneme>`
      : `<alias>${escape(vowelledReading(entry) ?? reading)}</alias>`;
  const shown = examples.map((example) => `    <example>${escape(example)}</example>\n`).join('');
  return `  <lexeme xml:id="${id}" role="${roles.map((role) => `rk:${role}`).join(' ')}">
    <grapheme>${escape(written)}</grapheme>
    ${said}
${shown}  </lexeme>
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

function escape(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"\r]/gu, (sign) => entities[sign] ?? sign);
}

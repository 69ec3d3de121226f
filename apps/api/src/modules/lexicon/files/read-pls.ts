import { setImmediate as nextTurn } from 'node:timers/promises';
import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import { ownNamespace, plsNamespace } from '@rakhim/text/write-lexicon';
import { type FilePlace, type FileRow, refuseFile } from './lexicon-file.ts';
import { type OpenElement, createPlsChecker } from './check-pls.ts';
import { type Lexeme, toRows } from './lexeme-rows.ts';

/** Characters that are parsed before other requests have their turn. */
const charactersPerTurn = 65_536;

/**
 * Reads entries from W3C PLS 1.0. Document types are refused, and no entity but XML's own five is known.
 *
 * @throws AppError `lexicon_file_invalid` with line and column.
 */
export async function readPls(content: string): Promise<FileRow[]> {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const place = (): FilePlace => ({ line: parser.line, column: Math.max(1, parser.columnIndex) });
  const { lexemes, notes, open, text, close } = createPlsReader(place, (prefix) => parser.resolve(prefix));
  parser.on('doctype', () => {
    throw refuseFile(place(), 'reasons:xml_doctype');
  });
  parser.on('error', (error) => {
    throw refuseFile(place(), 'reasons:xml_malformed', error.message.replace(/^\d+:\d+: /u, ''));
  });
  parser.on('opentag', open);
  parser.on('text', text);
  parser.on('cdata', text);
  parser.on('closetag', close);
  for (let from = 0; from < content.length; from += charactersPerTurn) {
    parser.write(content.slice(from, from + charactersPerTurn));
    await nextTurn();
  }
  parser.close();
  return lexemes.flatMap((lexeme) => toRows(lexeme, notes));
}

function createPlsReader(place: () => FilePlace, resolve: (prefix: string) => string | undefined) {
  const lexemes: Lexeme[] = [];
  const notes = new Map<string, string>();
  const check = createPlsChecker();
  let lexeme: Lexeme | undefined;
  let content = '';
  /** Where a text began: the parser tells of it when it has ended. */
  let reached = place();
  let noteOf: string | undefined;

  return {
    lexemes,
    notes,
    open(tag: SaxesTagNS): void {
      const element: OpenElement = { name: nameOf(tag), attributes: attributesOf(tag), place: place() };
      check.open(element, tag);
      content = '';
      reached = element.place;
      const { attributes } = element;
      if (element.name === 'lexeme') {
        lexeme = {
          place: element.place,
          id: attributes.get('xml:id'),
          roles: rolesOf(attributes.get('role') ?? '', resolve),
          graphemes: [],
          readings: [],
          examples: [],
        };
        lexemes.push(lexeme);
      } else if (tag.uri === ownNamespace && tag.local === 'note') {
        noteOf = attributes.get('lexeme');
      } else if (element.name === 'phoneme' || element.name === 'alias') {
        lexeme?.readings.push({
          element: element.name,
          text: '',
          isPreferred: attributes.get('prefer') === 'true',
          alphabet: attributes.get('alphabet') ?? check.alphabet(),
        });
      }
    },
    text(piece: string): void {
      check.text(piece, reached);
      reached = place();
      content += piece;
    },
    close(tag: SaxesTagNS): void {
      const name = nameOf(tag);
      reached = place();
      check.close(name, reached);
      const said = content.trim().replace(/\s+/gu, ' ');
      if (name === 'grapheme') {
        lexeme?.graphemes.push(said);
      } else if (name === 'example') {
        lexeme?.examples.push(said);
      } else if (name === 'phoneme' || name === 'alias') {
        const last = lexeme?.readings.at(-1);
        if (last) {
          last.text = said;
        }
      } else if (tag.uri === ownNamespace && noteOf !== undefined) {
        notes.set(noteOf, content);
        noteOf = undefined;
      }
      content = '';
    },
  };
}

/** Names of PLS as they are; of other namespaces, with it. */
function nameOf({ uri, local }: SaxesTagNS): string {
  return uri === plsNamespace ? local : `{${uri}}${local}`;
}

function attributesOf(tag: SaxesTagNS): Map<string, string> {
  const attributes: SaxesAttributeNS[] = Object.values(tag.attributes);
  return new Map(
    attributes
      .filter(({ prefix, local }) => prefix !== 'xmlns' && !(prefix === '' && local === 'xmlns'))
      .map(({ name, value }) => [name, value]),
  );
}

/** Those roles that are ours; a role is a qualified name. */
function rolesOf(role: string, resolve: (prefix: string) => string | undefined): string[] {
  return role.split(/\s+/u).flatMap((name) => {
    const [prefix = '', local] = name.split(':');
    return local !== undefined && resolve(prefix) === ownNamespace ? [local] : [];
  });
}

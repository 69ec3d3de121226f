import { fromLexiconCells, fromLexiconRoles } from '@rakhim/text/lexicon-fields';
import type { CreateLexiconEntryBody } from '../generated/api-types.ts';
import { Refusal } from './responses.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Reads the entries of a file that is right; what is wrong with one, and where, the service alone says. */
export function readLexiconFile(content: string, format: string): CreateLexiconEntryBody[] {
  const read = { json: readJson, csv: readCsv, pls: readPls }[format];
  if (!read) {
    throw new Refusal('validation_failed', { param: 'format' });
  }
  return read(content) as unknown as CreateLexiconEntryBody[];
}

function readJson(content: string): readonly Fields[] {
  try {
    const parsed = JSON.parse(content) as readonly Fields[] | { readonly entries: readonly Fields[] };
    return Array.isArray(parsed) ? parsed : (parsed as { readonly entries: readonly Fields[] }).entries;
  } catch {
    throw new Refusal('lexicon_file_invalid', { param: 'content' });
  }
}

const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;

function readCsv(content: string): readonly Fields[] {
  const rows: string[][] = [[]];
  for (const { 0: whole, 1: quoted, 2: bare = '', 3: end } of content.replace('\uFEFF', '').matchAll(cell)) {
    if (whole === '') {
      break;
    }
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end !== ',') {
      rows.push([]);
    }
  }
  const [head = [], ...lines] = rows.filter((row) => row.some((text) => text !== ''));
  if (!head.includes('written') || !head.includes('reading')) {
    throw new Refusal('lexicon_file_invalid', { param: 'content' });
  }
  return lines.map((row) =>
    fromLexiconCells(Object.fromEntries(head.map((name, place) => [name.trim(), row[place] ?? '']))),
  );
}

const lexeme = /<lexeme\b([^>]*)>([^]*?)<\/lexeme>/g;
const noteOfLexeme = /<\w+:note\s+lexeme="([^"]*)">([^<]*)</g;

function readPls(content: string): readonly Fields[] {
  if (!/<lexicon\b/.test(content) || content.includes('<!DOCTYPE')) {
    throw new Refusal('lexicon_file_invalid', { param: 'content' });
  }
  const notes = new Map(
    Array.from(content.matchAll(noteOfLexeme), ({ 1: id = '', 2: note = '' }) => [id, withoutEntities(note)]),
  );
  return Array.from(content.matchAll(lexeme), ({ 1: attributes = '', 2: inner = '' }) => {
    const roles = (attributeOf(attributes, 'role') ?? '').split(/\s+/).map((role) => role.replace(/^.*:/, ''));
    const written = textOf(inner, 'grapheme') ?? '';
    const phonemes = textOf(inner, 'phoneme');
    const note = notes.get(attributeOf(attributes, 'xml:id') ?? '');
    const examples = Array.from(
      inner.matchAll(/<example>[^<]*<\/example>/g),
      ([found]) => textOf(found, 'example') ?? '',
    );
    return {
      written,
      reading: phonemes ?? textOf(inner, 'alias') ?? '',
      readingType: phonemes === undefined ? 'vowelled' : 'phonemes',
      kind: written.includes(' ') ? 'phrase' : 'word',
      ...(note !== undefined && { note }),
      ...(examples.length > 0 && { examples }),
      ...fromLexiconRoles(roles),
    };
  });
}

function attributeOf(attributes: string, name: string): string | undefined {
  return new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)`).exec(attributes)?.[1];
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", '#13': '\r' };

function textOf(inner: string, element: string): string | undefined {
  const text = new RegExp(`<${element}\\b[^>]*>([^<]*)</${element}>`).exec(inner)?.[1];
  return text === undefined ? undefined : withoutEntities(text.trim());
}

function withoutEntities(text: string): string {
  return text.replace(/&(lt|gt|amp|quot|apos|#13);/g, (_reference, name: string) => entities[name] ?? '');
}

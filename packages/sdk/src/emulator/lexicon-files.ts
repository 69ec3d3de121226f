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
  return lines.map((row) => Object.fromEntries(head.flatMap((name, place) => fieldOf(name.trim(), row[place] ?? ''))));
}

function fieldOf(name: string, text: string): [string, unknown][] {
  if (text === '') {
    return [];
  }
  return [[name, name === 'priority' ? Number(text) : name === 'examples' ? text.split(/\r?\n/) : text]];
}

const lexeme = /<lexeme\b([^>]*)>([^]*?)<\/lexeme>/g;

function readPls(content: string): readonly Fields[] {
  if (!/<lexicon\b/.test(content) || content.includes('<!DOCTYPE')) {
    throw new Refusal('lexicon_file_invalid', { param: 'content' });
  }
  return Array.from(content.matchAll(lexeme), ({ 1: attributes = '', 2: inner = '' }) => {
    const roles = (/role\s*=\s*["']([^"']*)/.exec(attributes)?.[1] ?? '')
      .split(/\s+/)
      .map((role) => role.replace(/^.*:/, ''));
    const written = textOf(inner, 'grapheme') ?? '';
    const phonemes = textOf(inner, 'phoneme');
    const priority = roles.find((role) => role.startsWith('priority.'))?.slice('priority.'.length);
    const dialect = roles.find((role) => role.startsWith('dialect.'))?.slice('dialect.'.length);
    const part = roles.find((role) => role === 'noun' || role === 'verb');
    const sayAs = roles.find((role) => role.startsWith('say-as.'))?.slice('say-as.'.length);
    const examples = Array.from(
      inner.matchAll(/<example>[^<]*<\/example>/g),
      ([found]) => textOf(found, 'example') ?? '',
    );
    const kind = roles.find((role) => ['word', 'name', 'phrase'].includes(role));
    return {
      written,
      reading: sayAs ?? phonemes ?? textOf(inner, 'alias') ?? '',
      readingType: sayAs !== undefined ? 'say-as' : phonemes === undefined ? 'vowelled' : 'phonemes',
      kind: kind ?? (written.includes(' ') ? 'phrase' : 'word'),
      ...(part !== undefined && { part }),
      ...(dialect !== undefined && { dialect }),
      ...(priority !== undefined && { priority: Number(priority) }),
      ...(examples.length > 0 && { examples }),
    };
  });
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function textOf(inner: string, element: string): string | undefined {
  const text = new RegExp(`<${element}\\b[^>]*>([^<]*)</${element}>`).exec(inner)?.[1];
  return text?.trim().replace(/&(lt|gt|amp|quot|apos);/g, (_reference, name: string) => entities[name] ?? '');
}

import { type FileRow, placeOf, refuseFile } from './lexicon-file.ts';

const position = /at position (?<index>\d+)/u;
const keys: ReadonlySet<string> = new Set(['id', 'version', 'entries']);

/**
 * Reads entries from JSON: a list of them, or what an export wrote, `{ "entries": [ … ] }`.
 *
 * @throws AppError `lexicon_file_invalid` with line and column.
 */
export function readJson(content: string): FileRow[] {
  const document = parse(content);
  const isList = Array.isArray(document);
  const entries: unknown = isList ? document : entriesOf(document);
  if (!Array.isArray(entries)) {
    throw refuseFile({ line: 1, column: 1 }, 'reasons:json_not_entries');
  }
  const places = placesOfObjects(content, isList ? 1 : 2);
  return entries.map((entry: unknown, index) => {
    const place = placeOf(content, 0);
    const { line, column } = places[index] ?? place;
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
      throw refuseFile({ line, column }, 'reasons:json_not_entries');
    }
    return { line, column, fields: entry as Record<string, unknown> };
  });
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content.replace(/^\u{FEFF}/u, ''));
  } catch (error) {
    const index = position.exec(error instanceof Error ? error.message : '')?.groups?.['index'];
    throw refuseFile(placeOf(content, index === undefined ? content.length : Number(index)), 'reasons:json_malformed');
  }
}

function entriesOf(document: unknown): unknown {
  if (typeof document !== 'object' || document === null || !Object.keys(document).every((key) => keys.has(key))) {
    return undefined;
  }
  return 'entries' in document ? document.entries : undefined;
}

/** Where the objects in a well-formed document begin that lie so deep. */
function placesOfObjects(content: string, depth: number): { line: number; column: number }[] {
  const places: { line: number; column: number }[] = [];
  let [open, line, lineStart] = [0, 1, 0];
  for (let index = 0; index < content.length; index += 1) {
    switch (content[index]) {
      case '"':
        for (index += 1; content[index] !== '"'; index += 1) {
          index += content[index] === '\\' ? 1 : 0;
        }
        break;
      case '\n':
        line += 1;
        lineStart = index + 1;
        break;
      case '{':
      case '[':
        if (open === depth) {
          places.push({ line, column: index - lineStart + 1 });
        }
        open += 1;
        break;
      case '}':
      case ']':
        open -= 1;
        break;
      default:
    }
  }
  return places;
}

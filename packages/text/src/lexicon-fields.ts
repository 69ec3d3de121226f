import { withoutFormulaMark } from './csv.ts';

/** What an entry of a lexicon says, as files of every format have it. */
export interface LexiconFields {
  readonly written: string;
  readonly reading: string;
  readonly readingType: 'vowelled' | 'phonemes' | 'say-as';
  readonly kind: 'word' | 'name' | 'phrase';
  readonly part: 'noun' | 'verb' | null;
  readonly dialect: string | null;
  readonly priority: number;
  readonly note: string | null;
  readonly examples: readonly string[];
}

/** The fields in the order in which files have them; as CSV they are the columns. */
export const lexiconColumns = [
  'written',
  'reading',
  'readingType',
  'kind',
  'part',
  'dialect',
  'priority',
  'note',
  'examples',
] as const satisfies readonly (keyof LexiconFields)[];

/** An entry as the cells of a row. Several examples stand on lines of one cell. */
export function toLexiconCells(fields: LexiconFields): (string | number)[] {
  return lexiconColumns.map((name) => {
    const value = fields[name] ?? '';
    return typeof value === 'object' ? value.join('\n') : value;
  });
}

/** The fields of a row's cells. What a cell leaves open is absent, and what it says is not looked at. */
export function fromLexiconCells(record: Readonly<Record<string, string>>): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [name, cell] of Object.entries(record)) {
    const text = withoutFormulaMark(cell);
    if (text !== '') {
      fields[name] = name === 'priority' ? Number(text) : name === 'examples' ? text.split(/\r?\n/u) : text;
    }
  }
  return fields;
}

/** What PLS has no word for, as roles of ours, which other programs pass over. */
export function toLexiconRoles(fields: LexiconFields): string[] {
  const { kind, part, dialect, priority, readingType, reading } = fields;
  return [
    kind,
    ...(part ? [part] : []),
    ...(dialect ? [`dialect.${dialect}`] : []),
    ...(priority === 0 ? [] : [`priority.${priority}`]),
    ...(readingType === 'say-as' ? [`say-as.${reading}`] : []),
  ];
}

const fieldsOfRole: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  word: { kind: 'word' },
  name: { kind: 'name' },
  phrase: { kind: 'phrase' },
  noun: { part: 'noun' },
  verb: { part: 'verb' },
};

/** What roles say about an entry; those of other programs say nothing. */
export function fromLexiconRoles(roles: readonly string[]): Record<string, unknown> {
  const valueOf = (prefix: string): string | undefined =>
    roles.find((role) => role.startsWith(prefix))?.slice(prefix.length);
  const [dialect, priority, sayAs] = [valueOf('dialect.'), valueOf('priority.'), valueOf('say-as.')];
  return {
    ...Object.fromEntries(roles.flatMap((role) => Object.entries(fieldsOfRole[role] ?? {}))),
    ...(dialect !== undefined && { dialect }),
    ...(priority !== undefined && { priority: Number(priority) }),
    ...(sayAs !== undefined && { reading: sayAs, readingType: 'say-as' }),
  };
}

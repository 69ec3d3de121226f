import type { FilePlace, FileRow } from './lexicon-file.ts';

/** A lexeme as it stands in a document. */
export interface Lexeme {
  readonly place: FilePlace;
  readonly id: string | undefined;
  /** Roles of ours, such as `name` or `dialect.egyptian`. */
  readonly roles: readonly string[];
  readonly graphemes: string[];
  readonly readings: { element: 'phoneme' | 'alias'; text: string; isPreferred: boolean; alphabet: string }[];
  readonly examples: string[];
}

/** What a role says about an entry. */
const fieldsOfRole: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  word: { kind: 'word' },
  name: { kind: 'name' },
  phrase: { kind: 'phrase' },
  noun: { part: 'noun' },
  verb: { part: 'verb' },
};

/** One entry for each way in which a lexeme is written, with its preferred reading, else its first. */
export function toRows(
  { place, id, roles, graphemes, readings, examples }: Lexeme,
  notes: ReadonlyMap<string, string>,
): FileRow[] {
  const chosen = readings.find(({ isPreferred }) => isPreferred) ?? readings[0];
  const sayAs = roles.find((role) => role.startsWith('say-as.'))?.slice('say-as.'.length);
  const dialect = roles.find((role) => role.startsWith('dialect.'))?.slice('dialect.'.length);
  const priority = roles.find((role) => role.startsWith('priority.'))?.slice('priority.'.length);
  const note = id === undefined ? undefined : notes.get(id);
  const roleFields = Object.fromEntries(roles.flatMap((role) => Object.entries(fieldsOfRole[role] ?? {})));
  return graphemes.map((written) => ({
    ...place,
    fields: {
      written,
      reading: sayAs ?? chosen?.text ?? '',
      readingType:
        sayAs !== undefined ? 'say-as' : chosen?.element === 'phoneme' ? alphabetOf(chosen.alphabet) : 'vowelled',
      kind: written.includes(' ') ? 'phrase' : 'word',
      ...(dialect !== undefined && { dialect }),
      ...(priority !== undefined && { priority: Number(priority) }),
      ...(note !== undefined && { note }),
      ...(examples.length > 0 && { examples }),
      ...roleFields,
    },
  }));
}

/** An alphabet that we do not read makes an entry that is refused by name. */
function alphabetOf(alphabet: string): string {
  return alphabet === 'ipa' ? 'phonemes' : alphabet;
}

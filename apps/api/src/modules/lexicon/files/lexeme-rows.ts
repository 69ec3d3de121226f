import { fromLexiconRoles } from '@rakhim/text/lexicon-fields';
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

/** One entry for each way in which a lexeme is written, with its preferred reading, else its first. */
export function toRows(
  { place, id, roles, graphemes, readings, examples }: Lexeme,
  notes: ReadonlyMap<string, string>,
): FileRow[] {
  const chosen = readings.find(({ isPreferred }) => isPreferred) ?? readings[0];
  const note = id === undefined ? undefined : notes.get(id);
  return graphemes.map((written) => ({
    ...place,
    fields: {
      written,
      reading: chosen?.text ?? '',
      readingType: chosen?.element === 'phoneme' ? alphabetOf(chosen.alphabet) : 'vowelled',
      kind: written.includes(' ') ? 'phrase' : 'word',
      ...(note !== undefined && { note }),
      ...(examples.length > 0 && { examples }),
      ...fromLexiconRoles(roles),
    },
  }));
}

/** An alphabet that we do not read makes an entry that is refused by name. */
function alphabetOf(alphabet: string): string {
  return alphabet === 'ipa' ? 'phonemes' : alphabet;
}

import type { CreateLexiconEntryBody, LexiconEntry, LexiconImport } from '../generated/api-types.ts';

type Plan = Omit<LexiconImport, 'isApplied' | 'version'> & {
  /** The entries of the lexicon afterwards. */
  readonly entries: readonly LexiconEntry[];
};

/**
 * Says what a file does to a lexicon. What it says nothing about stays as it is.
 *
 * @param make makes an entry that is new.
 */
export function planImport(
  rows: readonly CreateLexiconEntryBody[],
  present: readonly LexiconEntry[],
  { isReplaced, make }: { readonly isReplaced: boolean; readonly make: (row: CreateLexiconEntryBody) => LexiconEntry },
): Plan {
  const entries = new Map(present.map((entry) => [identityOf(entry), entry]));
  const named = new Set(rows.map(identityOf));
  const removed = isReplaced ? present.filter((entry) => !named.has(identityOf(entry))) : [];
  removed.forEach((entry) => entries.delete(identityOf(entry)));
  const shown = rows.flatMap((row, index): LexiconImport['rows'] => {
    const before = entries.get(identityOf(row)) ?? null;
    const after = before ? { ...before, ...row } : make(row);
    if (before && JSON.stringify(before) === JSON.stringify(after)) {
      return [];
    }
    entries.set(identityOf(row), after);
    const { written, reading } = row;
    return [
      { line: index + 1, column: 1, written, reading, outcome: before ? 'changed' : 'added', reason: null, before },
    ];
  });
  const changed = shown.filter(({ outcome }) => outcome === 'changed').length;
  return {
    entries: [...entries.values()],
    ...{ added: shown.length - changed, changed, unchanged: rows.length - shown.length, refused: 0 },
    ...{ removed: removed.length, removedEntries: removed, rows: shown },
  };
}

function identityOf({ written, kind = 'word', dialect = null }: CreateLexiconEntryBody | LexiconEntry): string {
  return [kind, dialect ?? '', written].join('\n');
}

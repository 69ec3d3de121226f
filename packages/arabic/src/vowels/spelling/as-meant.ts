import type { ClauseWords } from '../../reading.ts';

/** The clauses as a careful writer would spell them. */
export function asMeant(
  clauses: readonly ClauseWords[],
  restoreSpelling: (words: readonly string[]) => readonly string[],
): readonly ClauseWords[] {
  const words = restoreSpelling(clauses.flatMap((clause) => clause.words));
  let at = 0;
  return clauses.map((clause) => ({ ...clause, words: words.slice(at, (at += clause.words.length)) }));
}

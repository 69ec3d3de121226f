import type { Boundary } from '../reading.ts';

/** From so many words on a passage ends with its clause. */
const wordsEnough = 64;

/**
 * Gathers clauses that are vowelled together, since a network finds the vowels of a word by what stands around it and
 * is quicker with more at once. The first clause stands alone, so that speech can begin.
 *
 * @returns lazily, each clause once and in order; a passage has at least one.
 */
export function* toPassages<T extends { readonly words: readonly unknown[]; readonly boundary: Boundary }>(
  clauses: Iterable<T>,
): Generator<T[]> {
  let passage: T[] = [];
  let words = wordsEnough;
  for (const clause of clauses) {
    passage.push(clause);
    words += clause.words.length;
    if (words >= wordsEnough) {
      yield passage;
      passage = [];
      words = 0;
    }
  }
  if (passage.length > 0) {
    yield passage;
  }
}

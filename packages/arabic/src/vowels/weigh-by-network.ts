import type { ChosenClause, ChosenWord } from './chosen-clause.ts';
import type { MarkNetwork } from './network/mark-network.ts';
import { readByNetwork } from './network/network-reader.ts';
import { isFullyMarked } from './typed-marks.ts';

/** Rules about certain words and everyday words stand; the network decides on the rest. */
export function weighByNetwork(
  network: MarkNetwork,
  clauses: readonly ChosenClause[],
  before: ChosenClause | undefined,
  { isEveryday, isOld }: { readonly isEveryday: (word: ChosenWord) => boolean; readonly isOld: boolean },
): readonly ChosenClause[] {
  // Numbers come with all their marks: in a row of digits there is nothing to weigh.
  if (clauses.every(({ words }) => words.every(({ typed }) => isFullyMarked(typed)))) {
    return clauses;
  }
  const weighed = readByNetwork(network, clauses, before, isOld);
  return clauses.map(({ words, ...end }, clause) => ({
    ...end,
    words: words.map((word, index) => {
      const reading = word.isInContext || (!isOld && isEveryday(word)) ? undefined : weighed[clause]?.[index];
      return reading === undefined ? word : { ...word, reading, isInContext: true };
    }),
  }));
}

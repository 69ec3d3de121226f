/**
 * How well two groups of timings can be told apart: the area under the ROC curve, which is the chance that a random one
 * of the first is larger than a random one of the second. 0.5 means not at all, 0 or 1 perfectly. (Mann–Whitney U
 * divided by the number of pairs.)
 */
export function areaUnderRoc(first: readonly number[], second: readonly number[]): number {
  let wins = 0;
  for (const a of first) {
    for (const b of second) {
      wins += a > b ? 1 : a === b ? 0.5 : 0;
    }
  }
  return wins / (first.length * second.length);
}

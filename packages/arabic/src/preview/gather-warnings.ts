import type { ReadingWarning } from '../reading.ts';

/** In code points: what is shown of the words concerned. */
const detailLengthMax = 60;

/** One warning of each kind, in the order in which they came, that names the words concerned, each once. */
export function gatherWarnings(warnings: readonly ReadingWarning[]): ReadingWarning[] {
  const byCode = Map.groupBy(warnings, ({ code }) => code);
  return [...byCode.values()].flatMap((same) => {
    const [first] = same;
    const words = [...new Set(same.map(({ detail }) => detail))].join('، ');
    return first ? [{ ...first, detail: Array.from(words).slice(0, detailLengthMax).join('') }] : [];
  });
}

import type { ReadingWarning } from '../reading.ts';

/** A caller needs to know what kind of thing was left out and an example or two, not every one of ten thousand. */
const warningsMax = 20;
const detailLengthMax = 60;

/** Creates a filter that passes on each warning once, with a short detail, and no more than a page of them. */
export function createWarner(
  onWarning: ((warning: ReadingWarning) => void) | undefined,
): (warning: ReadingWarning) => void {
  const seen = new Set<string>();
  return ({ code, detail }) => {
    const short = Array.from(detail.slice(0, detailLengthMax * 2))
      .slice(0, detailLengthMax)
      .join('')
      .toWellFormed();
    const key = `${code} ${short}`;
    if (onWarning === undefined || seen.has(key) || seen.size >= warningsMax) {
      return;
    }
    seen.add(key);
    onWarning({ code, detail: short });
  };
}

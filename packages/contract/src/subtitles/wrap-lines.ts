import { cueLimits } from './cue-limits.ts';
import type { CueWord } from './cue-words.ts';

/** A line that ends with a clause may be so much shorter than the other before a break elsewhere is better. */
const clauseBonus = 12;

/**
 * The words of a cue as they are shown, in one line or in two of about the same length; `undefined` when they do not
 * fit.
 */
export function wrapLines(words: readonly CueWord[]): readonly string[] | undefined {
  const whole = lengthOf(words);
  if (whole <= cueLimits.lineGraphemesMax) {
    return [join(words)];
  }
  if (whole > cueLimits.lineGraphemesMax * cueLimits.linesMax + 1) {
    return undefined;
  }
  let best: { readonly cut: number; readonly cost: number } | undefined;
  for (let cut = 1; cut < words.length; cut += 1) {
    const [first, second] = [lengthOf(words.slice(0, cut)), lengthOf(words.slice(cut))];
    const cost = Math.abs(first - second) - (words[cut - 1]?.pauseAfter === 'none' ? 0 : clauseBonus);
    if (Math.max(first, second) <= cueLimits.lineGraphemesMax && cost < (best?.cost ?? Infinity)) {
      best = { cut, cost };
    }
  }
  return best && [join(words.slice(0, best.cut)), join(words.slice(best.cut))];
}

/** Graphemes with the spaces between, without the one after the last. */
function lengthOf(words: readonly CueWord[]): number {
  return words.reduce(
    (sum, { graphemes, hasSpaceAfter }, index) => sum + graphemes + (hasSpaceAfter && index < words.length - 1 ? 1 : 0),
    0,
  );
}

function join(words: readonly CueWord[]): string {
  return words
    .map(({ text, hasSpaceAfter }) => (hasSpaceAfter ? `${text} ` : text))
    .join('')
    .trimEnd();
}

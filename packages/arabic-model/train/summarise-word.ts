import { splitMarks } from '@rakhim/arabic';
import type { LexiconEntry } from '@rakhim/arabic';

/** All forms that share the vowels before the last letter. */
interface Core {
  total: number;
  best: string;
  bestCount: number;
}

/** A second form is kept only when it is right at least this often. */
const secondShareMin = 0.04;
/** From this weighted count on, shares are worth believing. */
const commonCountMin = 8;

/** Rarer words are left out of the list. */
const weightedCountMin = 2;
/** The layout of the list holds no longer words. */
const lettersMax = 15;

/** Returns true when a word has been seen often enough to be kept, and is short enough. */
export function keepsWord(bare: string, forms: ReadonlyMap<string, number>): boolean {
  const total = [...forms.values()].reduce((sum, count) => sum + count, 0);
  return total >= weightedCountMin && bare.length <= lettersMax;
}

function coreOf(form: string): string {
  return splitMarks(form)
    .slice(0, -1)
    .map(({ marks }) => marks)
    .join('|');
}

/**
 * Turns the counts of one word's forms into what the lexicon keeps of it. Forms are grouped by the vowels before the
 * last letter first, because the case ending splits one reading into many: كتاب is a book far more often than any one
 * of كِتَابُ، كِتَابِ، كِتَابٌ is seen.
 */
export function summariseWord(forms: ReadonlyMap<string, number>): LexiconEntry {
  const cores = new Map<string, Core>();
  let total = 0;
  const commonestFirst = [...forms].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
  for (const [form, count] of commonestFirst) {
    total += count;
    const key = coreOf(form);
    const core = cores.get(key);
    if (core === undefined) {
      cores.set(key, { total: count, best: form, bestCount: count });
    } else {
      core.total += count;
    }
  }
  const [first, second] = [...cores.values()].sort((a, b) => b.total - a.total);
  if (first === undefined) {
    throw new RangeError('A word without forms cannot be summarised.');
  }
  return {
    first: first.best,
    second: second !== undefined && second.total / total >= secondShareMin ? second.best : undefined,
    coreShare: first.total / total,
    endingShare: first.bestCount / first.total,
    isCommon: total >= commonCountMin,
  };
}

import { markClassOf, markClasses, shadda, splitMarks, sukun } from '../marks.ts';
import type { MarkedLetter } from '../marks.ts';
import { scoresPerLetter } from './load-network.ts';

/**
 * A letter that the network thinks impossible weighs no more than this: it errs, and lists spell some marks
 * differently.
 */
const logOddsMin = -7;

/** How likely each mark class is on each letter of a word, as natural logarithms. */
export interface MarkOdds {
  readonly letters: number;
  logOf(letter: number, markClass: number): number;
}

/**
 * Turns scores into logarithms of probabilities.
 *
 * @param scores `scoresPerLetter` a letter.
 * @param unit what makes 1.
 */
export function markOdds(scores: Int16Array, unit: number): MarkOdds {
  const letters = scores.length / scoresPerLetter;
  const totals = new Float64Array(letters);
  for (let letter = 0; letter < letters; letter += 1) {
    let sum = 0;
    const first = letter * scoresPerLetter;
    for (let markClass = 0; markClass < markClasses.length; markClass += 1) {
      sum += Math.exp((scores[first + markClass] ?? 0) / unit);
    }
    totals[letter] = Math.log(sum);
  }
  return {
    letters,
    logOf: (letter, markClass) => (scores[letter * scoresPerLetter + markClass] ?? 0) / unit - (totals[letter] ?? 0),
  };
}

/**
 * How likely the vowels before the last letter of a form are: the sum over its letters; marks that the network does not
 * know say nothing.
 */
export function coreLog(odds: MarkOdds, form: readonly MarkedLetter[]): number {
  let sum = 0;
  for (let letter = 0; letter < form.length - 1; letter += 1) {
    const markClass = markClassOf(form[letter]?.marks ?? '');
    sum += markClass === undefined ? 0 : Math.max(logOddsMin, odds.logOf(letter, markClass));
  }
  return sum;
}

/** The likeliest marks of one letter among those that `isAllowed`. */
export function likeliestMarks(odds: MarkOdds, letter: number, isAllowed: (marks: string) => boolean): string {
  let best = '';
  let bestLog = Number.NEGATIVE_INFINITY;
  markClasses.forEach((marks, markClass) => {
    const log = odds.logOf(letter, markClass);
    if (log > bestLog && isAllowed(marks)) {
      best = marks;
      bestLog = log;
    }
  });
  return best;
}

/** The form that the network would choose alone. */
export function likeliestForm(
  odds: MarkOdds,
  bare: string,
  isAllowed: (letter: number, marks: string) => boolean,
): MarkedLetter[] {
  return splitMarks(bare).map(({ letter }, index) => ({
    letter,
    marks: likeliestMarks(odds, index, (marks) => isAllowed(index, marks)),
  }));
}

/**
 * After a closed letter comes neither a doubled nor another closed one within a word, long vowels and the lam of the
 * article aside.
 */
export function isSayable(form: readonly MarkedLetter[]): boolean {
  return form.slice(1, -1).every(({ marks }, place) => {
    const before = form[place];
    const isClosed = before?.marks === sukun && !/[اويىل]/u.test(before.letter);
    return !isClosed || !(marks.startsWith(shadda) || marks === sukun);
  });
}

import type { Dialect } from '../dialect.ts';
import type { Boundary, ReadingWarning } from '../reading.ts';
import { damma, kasra, removeMarks, shadda, splitMarks } from '../vowels/marks.ts';
import { toClauses } from './to-clauses.ts';

const signs: Readonly<Record<Boundary, string>> = {
  none: ' |',
  comma: '،',
  colon: ':',
  semicolon: '؛',
  period: '.',
  question: '؟',
  exclamation: '!',
  paragraph: '¶',
};

/** The spoken words with all known marks, and a sign for the boundary after each clause. */
export function vowelled(text: string, dialect: Dialect = 'msa'): string {
  return Array.from(
    toClauses(text, { dialect }),
    ({ words, boundary }) => words.map((word) => word.text).join(' ') + signs[boundary],
  ).join(' ');
}

/** The spoken words in bare letters, without the full stop at the end of the text. */
export function spoken(text: string, dialect: Dialect = 'msa'): string {
  return removeMarks(vowelled(text, dialect)).replace(/\.$/u, '');
}

/** The rules that had a part in the reading, `plain` left out. */
export function rulesOf(text: string): string[] {
  const rules = Array.from(toClauses(text, { dialect: 'msa' }), ({ words }) => words.map((word) => word.rule)).flat();
  return [...new Set(rules)].filter((rule) => rule !== 'plain');
}

/** The warnings of a text. */
export function warningsOf(text: string): ReadingWarning[] {
  const warnings: ReadingWarning[] = [];
  for (const clause of toClauses(text, { dialect: 'msa', onWarning: (warning) => warnings.push(warning) })) {
    void clause;
  }
  return warnings;
}

const alifs = /[اىآ]/u;

/**
 * Returns true when every letter that needs a vowel has one: all but the last, long vowels, and the lam of an article
 * before a sun letter.
 *
 * @param word in canonical marks.
 */
export function isFullyVowelled(word: string): boolean {
  const letters = splitMarks(word);
  return letters.every(({ letter, marks }, index) => {
    const [before, after] = [letters[index - 1], letters[index + 1]];
    const isLast = after === undefined;
    const isAssimilated = letter === 'ل' && after?.marks.startsWith(shadda) === true;
    const isLong =
      (letter === 'و' && before?.marks.endsWith(damma)) ||
      (letter === 'ي' && before?.marks.endsWith(kasra)) ||
      (letter === 'و' && after?.letter === 'ا');
    return marks !== '' || isLast || isAssimilated || isLong === true || alifs.test(letter);
  });
}

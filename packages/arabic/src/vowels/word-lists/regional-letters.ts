import type { LexiconEntry } from './lexicon.ts';
import { joinMarks, splitMarks } from '../marks.ts';

/**
 * Letters for sounds that Arabic lacks, and those that stand for them where writers keep to the alphabet: پيبسي is
 * بيبسي.
 */
const substitutes: Readonly<Record<string, readonly string[]>> = {
  پ: ['ب'],
  ڤ: ['ف'],
  گ: ['غ', 'ج', 'ك', 'ق'],
  چ: ['ج', 'ش'],
  ژ: ['ج', 'ز'],
};
const regionalLetter = /[پڤگچژ]/gu;

/**
 * The entry of a word that is written with such letters, found under its usual spelling and given back in its own
 * letters.
 */
export function findInOwnLetters(
  find: (bare: string) => LexiconEntry | undefined,
  bare: string,
): LexiconEntry | undefined {
  const [letter = ''] = bare.match(regionalLetter) ?? [];
  for (const substitute of substitutes[letter] ?? []) {
    const usual = bare.replaceAll(letter, substitute);
    const entry = find(usual) ?? findInOwnLetters(find, usual);
    if (entry) {
      return { ...entry, first: respell(entry.first, bare), second: entry.second && respell(entry.second, bare) };
    }
  }
  return undefined;
}

function respell(form: string, bare: string): string {
  const letters = [...bare];
  return joinMarks(splitMarks(form).map(({ letter, marks }, index) => ({ letter: letters[index] ?? letter, marks })));
}

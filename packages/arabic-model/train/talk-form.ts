import { joinMarks, shadda, splitMarks, sukun } from '@rakhim/arabic';
import type { MarkedLetter } from '@rakhim/arabic';

const daggerAlif = '\u0670';
const neverMarked = /[اآى]/u;
const lengthened: Readonly<Record<string, string>> = { و: '\u064F', ي: '\u0650' };

/** Marks of one letter of talk: closed letters have a sukun, long vowels and the last letter none. */
function talkMarks(letters: readonly MarkedLetter[], index: number): string {
  const { letter, marks } = letters[index] ?? { letter: '', marks: '' };
  const [before, next] = [letters[index - 1]?.marks ?? '', letters[index + 1]];
  if (neverMarked.test(letter)) {
    return marks.startsWith(shadda) ? marks : '';
  }
  if (next === undefined) {
    return marks === sukun ? '' : marks;
  }
  const isLong = index > 0 && (before === '' || before.endsWith(lengthened[letter] ?? '?')) && letter in lengthened;
  if (isLong && (marks === '' || marks === sukun)) {
    return '';
  }
  // بِدّْك: what is doubled and has no vowel is one of the fifteen ways without the sukun.
  if (marks === shadda + sukun) {
    return shadda;
  }
  const isAssimilated = letter === 'ل' && next.marks.startsWith(shadda);
  const implied =
    next.letter === 'ا' || next.letter === 'ى' || next.letter === 'ة' ? '\u064E' : lengthened[next.letter];
  const vowel = implied !== undefined && next.marks === '' ? implied : '';
  if (marks === shadda) {
    return marks + vowel;
  }
  return marks || vowel || (isAssimilated ? '' : sukun);
}

/** One spelling for the vowels of talk, whatever its writer's habits. */
export function talkForm(word: string): string {
  const letters = splitMarks(word.replaceAll(daggerAlif, ''));
  return joinMarks(letters.map((letter, index) => ({ ...letter, marks: talkMarks(letters, index) })));
}

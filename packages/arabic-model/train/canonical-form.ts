import { damma, fatha, joinMarks, kasra, shadda, splitMarks, sukun } from '@rakhim/arabic';
import type { MarkedLetter } from '@rakhim/arabic';

/** Letters that lengthen the vowel before them, with that vowel. */
const lengthened: Readonly<Record<string, string>> = { ا: fatha, ى: fatha, و: damma, ي: kasra };

/**
 * Returns true when the letter at `index` is a long vowel: it has no mark of its own, or a sukun that says the same.
 */
function isLongVowel(letters: readonly MarkedLetter[], index: number): boolean {
  const { letter, marks } = letters[index] ?? { letter: '', marks: '' };
  return lengthened[letter] !== undefined && index > 0 && (marks === '' || marks === sukun);
}

/** The vowel that spelling leaves no choice about, or nothing. */
function impliedVowel(letters: readonly MarkedLetter[], index: number): string {
  const { letter } = letters[index] ?? { letter: '' };
  const next = letters[index + 1];
  if (letter === 'إ') {
    return kasra;
  }
  if (next?.letter === 'ة') {
    return fatha;
  }
  if (next === undefined || !isLongVowel(letters, index + 1)) {
    return '';
  }
  // The silent alif after the plural waw lengthens nothing.
  if (letter === 'و' && next.letter === 'ا' && index + 2 === letters.length) {
    return '';
  }
  return lengthened[next.letter] ?? '';
}

function completeLetter(letters: readonly MarkedLetter[], index: number): MarkedLetter {
  const { letter, marks } = letters[index] ?? { letter: '', marks: '' };
  if (letter === 'ا' || letter === 'آ' || letter === 'ى') {
    return { letter, marks: marks.startsWith(shadda) ? marks : '' };
  }
  const previous = letters[index - 1]?.marks.at(-1);
  if (marks === sukun && isLongVowel(letters, index) && previous === lengthened[letter]) {
    return { letter, marks: '' };
  }
  if (marks === '' || (marks === shadda && index + 1 < letters.length)) {
    // Some classical editions write a shadda alone for shadda with fatha.
    const vowel = impliedVowel(letters, index) || (marks === shadda ? fatha : '');
    return { letter, marks: marks + vowel };
  }
  return { letter, marks };
}

/** Returns true when every consonant before the last letter says how it is read. */
function isComplete(letters: readonly MarkedLetter[]): boolean {
  return letters.every(({ letter, marks }, index) => {
    if (marks !== '' || index + 1 === letters.length || letter === 'آ' || letter === 'ا' || letter === 'ى') {
      return true;
    }
    const next = letters[index + 1];
    if (next?.marks.startsWith(shadda) === true) {
      return true;
    }
    return index > 0 && (letter === 'و' || letter === 'ي');
  });
}

/**
 * One spelling for every word, whatever its edition's habits: kasra on hamza below alif, the short vowel before the
 * long one, no sukun on long vowels, no vowel on a bare alif.
 *
 * @returns `undefined` when the word is only half marked.
 */
export function canonicalForm(word: string): string | undefined {
  const letters = splitMarks(word);
  const completed = letters.map((_, index) => completeLetter(letters, index));
  return isComplete(completed) ? joinMarks(completed) : undefined;
}

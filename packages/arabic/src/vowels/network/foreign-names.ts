import { fatha, kasra, sukun } from '../marks.ts';
import type { MarkedLetter } from '../marks.ts';
import { hasArticle } from '../article.ts';
import { afterAnd, foreignSpelling, lengthened, neverMarked } from './foreign-names.data.ts';

/** Below this share of its vowels the network guesses at a word rather than reads it; found on news and web text. */
const guessedShareMax = 0.2;

/** True for a word that no list knows, that the network guesses at, and that is spelt as foreign names are. */
export function isForeignName(bare: string, share: number): boolean {
  return share < guessedShareMax && foreignSpelling.test(bare);
}

/** True for a letter that lengthens the vowel before it: كُونترا, but مِيامي and بَاوند. */
function isLong(letters: readonly string[], index: number): boolean {
  const [before = '', letter = '', next = ''] = [letters[index - 1], letters[index], letters[index + 1]];
  const isGlide = letter === 'و' || letter === 'ي';
  return (
    index > 0 &&
    (neverMarked.includes(letter) ||
      (isGlide && !(next !== '' && neverMarked.includes(next)) && !neverMarked.includes(before)))
  );
}

/**
 * A foreign name as its spelling shows it: و and ي are long vowels, what follows a vowel closes its syllable, and a
 * letter that none is written for has an i: بِتْرُوجِيت, هِيرْتِفُورْدِشِير. It has no ending.
 */
export function foreignName(bare: string): MarkedLetter[] {
  if (afterAnd.test(bare)) {
    return [{ letter: bare.charAt(0), marks: fatha }, ...foreignName(bare.slice(1))];
  }
  const article = hasArticle(bare) ? 2 : 0;
  const letters = [...bare.slice(article)];
  let afterVowel = false;
  const name = letters.map((letter, index) => {
    if (neverMarked.includes(letter) || isLong(letters, index)) {
      afterVowel = true;
      return { letter, marks: '' };
    }
    if (index === letters.length - 1) {
      return { letter, marks: '' };
    }
    if (isLong(letters, index + 1)) {
      afterVowel = true;
      return { letter, marks: letter === 'إ' ? kasra : (lengthened[letters[index + 1] ?? ''] ?? fatha) };
    }
    afterVowel = !afterVowel;
    return { letter, marks: !afterVowel ? sukun : letter === 'أ' ? fatha : kasra };
  });
  return [
    ...[...bare.slice(0, article)].map((letter, index) => ({ letter, marks: index === 1 ? sukun : '' })),
    ...name,
  ];
}

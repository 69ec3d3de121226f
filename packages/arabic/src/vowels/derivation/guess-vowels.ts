import { articleAfterProclitics } from '../clitics.data.ts';
import { neverMarked, vowelsBefore } from '../letters.data.ts';
import type { Lexicon } from '../word-lists/lexicon.ts';
import { fatha, kasra, sukun } from '../marks.ts';

/** How often such a guess is right. */
const reliability = 0.15;

/** The vowels that make a word easiest to say: open syllables with a, and no two closed letters in a row. */
function guess(bare: string): string {
  const letters = [...bare];
  let afterVowel = false;
  return letters
    .map((letter, index) => {
      const next = letters[index + 1];
      const afterNext = letters[index + 2];
      const isPluralWaw = letter === 'و' && next === 'ا' && afterNext === undefined;
      const carriesAlif = next !== undefined && neverMarked.includes(next) && !isPluralWaw;
      const isLong = index > 0 && vowelsBefore[letter] !== undefined && !carriesAlif;
      if (neverMarked.includes(letter) || isLong || next === undefined) {
        afterVowel = true;
        return letter;
      }
      const vowel = letter === 'إ' ? kasra : vowelsBefore[next];
      const closes = vowel === undefined && afterVowel && afterNext !== undefined && !neverMarked.includes(afterNext);
      afterVowel = !closes;
      return letter + (closes ? sukun : (vowel ?? fatha));
    })
    .join('');
}

/**
 * A last resort for words of which nothing is known, most of them foreign names. Knows every word that has no article.
 */
export const guessLexicon: Lexicon = {
  find(bare) {
    if (bare === '' || articleAfterProclitics.test(bare)) {
      return undefined;
    }
    return { first: guess(bare), second: undefined, coreShare: reliability, endingShare: 0, isCommon: true };
  },
};

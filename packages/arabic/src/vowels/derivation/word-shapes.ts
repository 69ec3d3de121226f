import { articleAfterProclitics } from '../clitics.data.ts';
import { neverMarked, vowelsBefore, rootLetters } from '../letters.data.ts';
import type { Lexicon, LexiconEntry } from '../word-lists/lexicon.ts';
import { fatha, kasra, sukun, joinMarks, splitMarks } from '../marks.ts';
import type { MarkedLetter } from '../marks.ts';
import { wordShapes } from './word-shapes.data.ts';

/** Letters that can stand for a root letter without doubt; weak letters have shapes of their own. */
const strongLetter = /[ءأإؤئبتثجحخدذرزسشصضطظعغفقكلمنهپچڤگ]/;

interface Shape {
  readonly letters: readonly MarkedLetter[];
  readonly reliability: number;
}

const shapesByLength: ReadonlyMap<number, readonly Shape[]> = Map.groupBy(
  wordShapes.map(([shape, reliability]) => ({ letters: splitMarks(shape), reliability })),
  ({ letters }) => letters.length,
);

function matches({ letters }: Shape, bare: string): boolean {
  return letters.every(({ letter }, index) =>
    rootLetters.includes(letter) ? strongLetter.test(bare[index] ?? '') : letter === bare[index],
  );
}

/** Knows any word that has the letters of a shape; its vowels are the shape's. */
export const wordShapeLexicon: Lexicon = {
  find(bare): LexiconEntry | undefined {
    const candidates = (shapesByLength.get(bare.length) ?? []).filter((shape) => matches(shape, bare));
    const [first, second] = candidates.toSorted((a, b) => b.reliability - a.reliability);
    if (first === undefined) {
      return undefined;
    }
    const poured = ({ letters }: Shape) =>
      joinMarks(letters.map(({ marks }, index) => ({ letter: bare[index] ?? '', marks })));
    return {
      first: poured(first),
      second: second === undefined ? undefined : poured(second),
      coreShare: first.reliability,
      endingShare: 0,
      isCommon: true,
    };
  },
};

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

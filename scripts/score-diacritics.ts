import { damma, fatha, kasra, splitMarks, sukun } from '@rakhim/arabic';
import type { MarkedLetter } from '@rakhim/arabic';

/** Letters and words seen, and how many of them were marked wrongly. */
export interface Tally {
  letters: number;
  wrongLetters: number;
  words: number;
  wrongWords: number;
}

export type ScoreStyle = 'raw' | 'canonical' | 'shown';

/** Error rates of one text. `core` leaves the last letter of each word out, so that case endings do not count. */
export interface DiacriticScore {
  readonly full: Tally;
  readonly core: Tally;
}

export function createScore(): DiacriticScore {
  const tally = () => ({ letters: 0, wrongLetters: 0, words: 0, wrongWords: 0 });
  return { full: tally(), core: tally() };
}

const lengthened: Readonly<Record<string, string>> = { ا: fatha, ى: fatha, و: damma, ي: kasra };

/** هَٰذَا: the small alif, which some editions write above a letter where others write an a. */
const smallAlif = /\u064E?\u0670/u;

/** True for a و or ي that an alif follows: it is no long vowel, whatever marks an edition leaves out. زيادة, مواصلة. */
function isConsonantBeforeAlif(letters: readonly MarkedLetter[], index: number): boolean {
  const isPluralWaw = letters[index]?.letter === 'و' && index + 2 === letters.length;
  return letters[index + 1]?.letter === 'ا' && !isPluralWaw;
}

/**
 * Editions differ in marks that carry no sound given the letters. They are dropped on both sides: sukun, the short
 * vowel before its long vowel or taa marbuta, kasra on hamza below alif and between the article and a joining alif,
 * anything on alif, alif with madda and alif maqsura. A small alif counts as the a that it lengthens.
 */
function soundingMarks(letters: readonly MarkedLetter[], index: number): string {
  const { letter, marks } = letters[index] ?? { letter: '', marks: '' };
  if (letter === 'ا' || letter === 'آ' || letter === 'ى') {
    return '';
  }
  const kept = marks.replace(sukun, '').replace(smallAlif, fatha);
  const next = letters[index + 1];
  if (kept === kasra && (letter === 'إ' || (letter === 'ل' && next?.letter === 'ا'))) {
    return '';
  }
  if (next?.letter === 'ة' && kept.endsWith(fatha)) {
    return kept.slice(0, -1);
  }
  const isBare = next?.marks === '' || next?.marks === sukun || 'اى'.includes(next?.letter ?? '-');
  const vowel = lengthened[next?.letter ?? ''];
  const isLengthened = vowel !== undefined && isBare && !isConsonantBeforeAlif(letters, index + 1);
  return isLengthened && kept.endsWith(vowel) ? kept.slice(0, -1) : kept;
}

function count(tally: Tally, wrong: readonly boolean[]): void {
  if (wrong.length === 0) {
    return;
  }
  const errors = wrong.filter(Boolean).length;
  tally.letters += wrong.length;
  tally.wrongLetters += errors;
  tally.words += 1;
  tally.wrongWords += errors > 0 ? 1 : 0;
}

/**
 * Adds one word to a score: a letter is wrong when its marks, none included, are not those of the reference
 * (the definition of Fadel et al. 2019).
 *
 * @param style `raw` compares marks as they stand; `canonical` only those that can be heard; `shown` of these only
 *   those of letters that the reference marks.
 */
export function scoreWord(score: DiacriticScore, reference: string, answer: string, style: ScoreStyle): void {
  const expected = splitMarks(reference);
  const given = splitMarks(answer);
  const marksOf = (letters: readonly MarkedLetter[], index: number) =>
    style === 'raw' ? letters[index]?.marks : soundingMarks(letters, index);
  const wrong = expected.map((_, index) => {
    const wanted = marksOf(expected, index);
    return wanted !== marksOf(given, index) && !(style === 'shown' && wanted === '');
  });
  count(score.full, wrong);
  count(score.core, wrong.slice(0, -1));
}

import type { Letter } from './letters.ts';

/** The place where the reading of a word stands: the letter to be read, its neighbours, and the sounds read so far. */
export interface LetterPosition {
  readonly letter: Letter;
  readonly previous: Letter | undefined;
  readonly next: Letter | undefined;
  readonly afterNext: Letter | undefined;
  /** Letters between the beginning of the stem, after the article, and this letter. */
  readonly index: number;
  readonly isLast: boolean;
  /**
   * The last sound read, in the notation of a transcription; `''` at the beginning. A written sukun leaves a bare
   * consonant.
   */
  readonly lastSound: string;
}

/**
 * One rule of reading. The rules of a letter are tried in order and the first that applies decides; a letter that no
 * rule takes is a plain consonant.
 */
export interface LetterRule {
  readonly name: string;
  readonly letters: string;
  applies(at: LetterPosition): boolean;
  /** The sounds of the letter. With `replace` they take the place of the vowel read before it. */
  speak(at: LetterPosition): { readonly sounds: readonly string[]; readonly replace?: boolean };
}

/** Sounds read after a consonant: its vowel, `·` where none is written, the ending after the last letter. */
export function vowelAfter({ letter, next, afterNext, isLast }: LetterPosition): readonly string[] {
  const { vowel, dagger } = letter;
  if (dagger) {
    return ['aː'];
  }
  if (vowel === '') {
    return isLast ? [] : ['·'];
  }
  if (vowel === 'sukun') {
    return isLast ? ['+'] : [];
  }
  if (vowel.length === 1) {
    return isLast ? [`+${vowel}`] : [vowel];
  }
  const isEnding = isLast || (afterNext === undefined && (next?.base === 'ا' || next?.base === 'ى'));
  return [isEnding ? `+${vowel}` : vowel];
}

/** Returns true when nothing is written that would make the letter a consonant with a vowel of its own. */
export function isBare({ vowel, shadda, dagger }: Letter): boolean {
  return !shadda && !dagger && (vowel === '' || vowel === 'sukun');
}

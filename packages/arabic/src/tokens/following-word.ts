import { letterClass, markClass } from '../normalise/alphabet.ts';
import { removeMarks } from '../vowels/marks.ts';

/** The Arabic word after a token. */
export interface FollowingWord {
  readonly written: string;
  readonly bare: string;
  readonly from: number;
  readonly to: number;
}

const nextWord = new RegExp(String.raw` ?(?<word>[${letterClass}${markClass}]+)(?![\p{L}\d])`, 'uy');

/** The word that follows an index, at most one space away. */
export function followingWord(text: string, index: number): FollowingWord | undefined {
  nextWord.lastIndex = index;
  const match = nextWord.exec(text);
  const written = match?.groups?.['word'];
  if (!match || written === undefined) {
    return undefined;
  }
  const to = match.index + match[0].length;
  return { written, bare: removeMarks(written), from: to - written.length, to };
}

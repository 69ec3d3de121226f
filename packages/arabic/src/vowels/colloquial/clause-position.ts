import { setOf } from '../word-list.ts';
import {
  beforePasts,
  openersOfImperatives,
  prepositionsOfTalk,
  subject,
  timesOfTalk,
  vocative,
} from './clause-position.data.ts';
import { andInTalk } from './talk-forms.data.ts';

/** What stands around a word of a clause, bare. */
export interface ClausePosition {
  readonly words: readonly string[];
  readonly index: number;
}

const prepositions = setOf(prepositionsOfTalk);
const times = setOf(timesOfTalk);
const openers = setOf(openersOfImperatives);
const pastsFollow = setOf(beforePasts);

/**
 * True where an imperative may stand: at the beginning, after a call or a request, and after و where one came first.
 *
 * @param isWhole whether the word has no particle: a و that it begins with is its own.
 */
export function opensImperative({ words, index }: ClausePosition, isWhole = false): boolean {
  return (
    index === 0 ||
    openers.has(words[index - 1] ?? '') ||
    words[index - 2] === vocative ||
    (!isWhole && words[index]?.startsWith(andInTalk) === true)
  );
}

/** True after a word that a past follows: اللي, مين, and after a subject: المحل. */
export function isBeforePast({ words, index }: ClausePosition, isStrict: boolean): boolean {
  const [beforeLast = '', last = ''] = [words[index - 2], words[index - 1]];
  const isSubject = subject.test(last) && !times.has(last) && !prepositions.has(beforeLast);
  return pastsFollow.has(last) || (!isStrict && isSubject);
}

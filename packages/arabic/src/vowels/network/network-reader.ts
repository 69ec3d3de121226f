import type { Boundary, Bracket } from '../../reading.ts';
import type { ListedWord } from './candidates.ts';
import type { MarkNetwork } from './mark-network.ts';
import { markOdds } from './mark-odds.ts';
import { networkPunctuation, networkWord } from './network-words.ts';
import type { NetworkWord } from './network-words.ts';
import { weigh } from './weigh-word.ts';
import type { WordReading } from '../word-reading.ts';

const punctuation: Readonly<Record<Boundary, string>> = {
  none: '',
  comma: '،',
  semicolon: '؛',
  colon: ':',
  period: '.',
  question: '؟',
  exclamation: '!',
  paragraph: '.',
};

/** The mark that the network is shown for what ends a clause; empty for none. */
export function punctuationOf(boundary: Boundary): string {
  return punctuation[boundary];
}

/** Words of one clause and what ends it. */
export interface ListedClause {
  readonly words: readonly ListedWord[];
  readonly boundary: Boundary;
  readonly bracket?: Bracket;
}

/** What came before is looked at no farther back than this. */
const wordsBefore = 16;

/**
 * Reads clauses that follow one another with the network: it weighs what the lists know by what stands around, vowels
 * what they do not know, and finds the endings.
 *
 * @param before the clause before the first.
 * @param isOld true for text in the manner of old books.
 * @returns for each clause a reading a word; `undefined` for what is no word to the network.
 */
export function readByNetwork(
  network: MarkNetwork,
  clauses: readonly ListedClause[],
  before: ListedClause | undefined,
  isOld = false,
): (WordReading | undefined)[][] {
  const seen = { ...(before ?? { boundary: 'paragraph' as const }), words: before?.words.slice(-wordsBefore) ?? [] };
  const inputs = [seen, ...clauses].map((clause) => inputsOf(clause, isOld));
  const scores = network.score(inputs.flat());
  let at = inputs[0]?.length ?? 0;
  return clauses.map(({ words }, clause) => {
    const start = at;
    at += inputs[clause + 1]?.length ?? 0;
    return words.map((word, index) => {
      const odds = markOdds(scores[start + index] ?? noScores, network.unit);
      return odds.letters > 0 && odds.letters === word.typed.length
        ? weigh(word, odds, { isOld, next: words[index + 1] })
        : undefined;
    });
  });
}

const noScores = new Int16Array();

/** The readings of a word are remembered, and with them what the network is told of it. */
const inputsOfReadings = new WeakMap<readonly WordReading[], NetworkWord>();

function inputOf({ bare, readings, isCommon }: ListedWord): NetworkWord {
  const known = inputsOfReadings.get(readings);
  if (known !== undefined) {
    return known;
  }
  const input = networkWord(bare, readings, isCommon);
  inputsOfReadings.set(readings, input);
  return input;
}

/**
 * Editions of old books, which the network learned from, part stops from words by a space, and put the text that they
 * explain in brackets.
 */
function inputsOf({ words, boundary, bracket }: ListedClause, isOld: boolean): NetworkWord[] {
  const mark = (isOld ? bracket : undefined) ?? punctuationOf(boundary);
  const inputs = words.map(inputOf);
  return mark === '' ? inputs : [...inputs, networkPunctuation(mark, !isOld)];
}

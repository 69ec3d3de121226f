import type { ChosenClause, ListedClause, ListedWord, WordReading } from '../word-reading.ts';
import { isMark } from '../marks.ts';
import type { MarkNetwork } from './mark-network.ts';
import { markOdds } from './mark-odds.ts';
import { networkPunctuation, networkWord, punctuationOf } from './network-words.ts';
import type { NetworkWord } from './network-words.ts';
import { weigh } from './weigh-word.ts';

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

/** A noun that a rule about words that are spelt alike found, whose case it leaves open. */
function isOpenHomograph({ origin, endingConfidence, form }: WordReading): boolean {
  return origin.rule.startsWith('homograph.') && endingConfidence === 0 && !isMark(form.at(-1) ?? '');
}

/** From here on the ending of such a noun is right more often than not saying it is. */
const sureEnding = 0.95;

/** From here on the network reads the word as the rule does, so that its ending is that of this reading. */
const agreedShare = 0.5;

/** The form that a rule found, with the ending that the network finds, where it is sure of one for the same form. */
function withEndingOf(reading: WordReading, found: WordReading): WordReading {
  const { form, coreConfidence, endingConfidence, isConstruct } = found;
  return (endingConfidence < sureEnding && isConstruct !== true) || coreConfidence < agreedShare
    ? reading
    : { ...reading, form, endingConfidence, ...(isConstruct === true && { isConstruct }) };
}

/** Rules about certain words stand; the network decides on the rest. */
export function weighByNetwork(
  network: MarkNetwork,
  clauses: readonly ChosenClause[],
  before: ChosenClause | undefined,
  isOld: boolean,
): readonly ChosenClause[] {
  // Numbers come with all their marks: in a row of digits there is nothing to weigh.
  if (clauses.every(({ words }) => words.every(({ isTyped }) => isTyped))) {
    return clauses;
  }
  const asked = clauses.map(({ words, ...end }) => ({
    ...end,
    words: words.map((word) => (isOpenHomograph(word.reading) ? { ...word, settled: word.reading } : word)),
  }));
  const weighed = readByNetwork(network, asked, before, isOld);
  return clauses.map(({ words, ...end }, clause) => ({
    ...end,
    words: words.map((word, index) => {
      const found = weighed[clause]?.[index];
      if (word.isByRule && found !== undefined && isOpenHomograph(word.reading)) {
        return { ...word, reading: withEndingOf(word.reading, found) };
      }
      const reading = word.isInContext ? undefined : found;
      return reading === undefined ? word : { ...word, reading, isInContext: true };
    }),
  }));
}

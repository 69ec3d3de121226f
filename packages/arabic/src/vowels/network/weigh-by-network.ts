import type { ChosenClause, ChosenWord } from '../readings/choose-reading.ts';
import { isMark } from '../marks.ts';
import type { MarkNetwork } from './mark-network.ts';
import { readByNetwork } from './network-reader.ts';
import type { WordReading } from '../word-reading.ts';

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
  return endingConfidence < sureEnding || coreConfidence < agreedShare
    ? reading
    : { ...reading, form, endingConfidence, ...(isConstruct === true && { isConstruct }) };
}

/** Rules about certain words and everyday words stand; the network decides on the rest. */
export function weighByNetwork(
  network: MarkNetwork,
  clauses: readonly ChosenClause[],
  before: ChosenClause | undefined,
  { isEveryday, isOld }: { readonly isEveryday: (word: ChosenWord) => boolean; readonly isOld: boolean },
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
      const reading = word.isInContext || (!isOld && isEveryday(word)) ? undefined : found;
      return reading === undefined ? word : { ...word, reading, isInContext: true };
    }),
  }));
}

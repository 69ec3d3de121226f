import type { Boundary, Bracket, ReadingOrigin } from '../reading.ts';
import type { MarkedLetter } from './marks.ts';
import { contradiction } from './readings/typed-marks.ts';

/** One way to vowel a bare word, with how far it can be trusted. */
export interface VowelledForm {
  readonly form: string;
  /** How likely the vowels before the last letter are right; 0 to 1. */
  readonly coreConfidence: number;
  /** How likely the last letter's marks are right if the rest is; 0 to 1. */
  readonly endingConfidence: number;
  /** True for a word of our own lists. */
  readonly isOwn: boolean;
}

/** A form with what decided on it. */
export interface WordReading extends VowelledForm {
  /** What a reading by a pattern is worth more, as a natural logarithm; absent where a list knows the word. */
  readonly lean?: number;
  /** The rule or list that made it. */
  readonly origin: ReadingOrigin;
  /** True for a word in ة that is the first part of a construct, so that its t is heard. */
  readonly isConstruct?: boolean;
  /** What decided on the ending, where that was another rule. */
  readonly endingRule?: string;
  /** The next likeliest form, where the network weighed several. */
  readonly runnerUp?: string;
}

/** A bare word with what the lists say of it. */
export interface ListedWord {
  readonly bare: string;
  /** Its letters with the marks that were typed. */
  readonly typed: readonly MarkedLetter[];
  readonly readings: readonly WordReading[];
  /** True when the learned list has seen the word often. */
  readonly isCommon: boolean;
  /** The reading that a rule has chosen, of which the ending alone is left to the network. */
  readonly settled?: WordReading;
}

/** A word with the reading that was chosen for it. */
export interface ChosenWord extends ListedWord {
  /** True where the writer marked it in full. */
  readonly isTyped: boolean;
  readonly reading: WordReading;
  /** True when the neighbours decided on the reading, by a rule or by the network. */
  readonly isInContext: boolean;
  /** True for what a rule about certain words said. */
  readonly isByRule: boolean;
}

/** Words of one clause and what ends it. */
export interface ListedClause {
  readonly words: readonly ListedWord[];
  readonly boundary: Boundary;
  readonly bracket?: Bracket;
}

export interface ChosenClause extends ListedClause {
  readonly words: readonly ChosenWord[];
}

/** What a reading is worth after each contradicted typed mark. */
const contradictionFactor = 0.1;

/** What the writer marked in full. */
export function asTyped(form: string): WordReading {
  return { form, coreConfidence: 1, endingConfidence: 1, isOwn: true, origin: { stage: 'typed', rule: 'typed.full' } };
}

/** The likeliest reading that the typed marks leave. */
export function chooseReading(readings: readonly WordReading[], typed: readonly MarkedLetter[]): WordReading {
  const shareOf = ({ coreConfidence, form }: WordReading) =>
    coreConfidence * contradictionFactor ** contradiction(typed, form);
  const [first, ...others] = readings;
  if (first === undefined) {
    throw new RangeError('a word has at least one reading');
  }
  let [best, bestShare] = [first, shareOf(first)];
  for (const reading of others) {
    const share = shareOf(reading);
    if (share > bestShare) {
      [best, bestShare] = [reading, share];
    }
  }
  return bestShare === best.coreConfidence ? best : { ...best, coreConfidence: bestShare };
}

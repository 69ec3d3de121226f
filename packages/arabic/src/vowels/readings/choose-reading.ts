import type { Boundary, Bracket } from '../../reading.ts';
import type { MarkedLetter } from '../marks.ts';
import type { ListedWord } from '../network/candidates.ts';
import { contradiction } from './typed-marks.ts';
import type { WordReading } from '../word-reading.ts';

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
export interface ChosenClause {
  readonly words: readonly ChosenWord[];
  readonly boundary: Boundary;
  readonly bracket?: Bracket;
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

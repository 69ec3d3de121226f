import type { Boundary, Bracket } from '../reading.ts';
import type { ListedWord } from './network/network-reader.ts';
import type { WordReading } from './word-reading.ts';

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

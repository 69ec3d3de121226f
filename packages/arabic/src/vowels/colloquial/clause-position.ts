/** What stands around a word of a clause, bare. */
export interface ClausePosition {
  readonly words: readonly string[];
  readonly index: number;
}

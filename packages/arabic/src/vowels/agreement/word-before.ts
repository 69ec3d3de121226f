/** The word that was read before. */
export interface WordBefore {
  readonly bare: string;
  readonly vowelled: string;
  /** True where a rule about certain words said how to read it. */
  readonly isByRule: boolean;
  /** What was read before that. */
  readonly before?: WordBefore | undefined;
}

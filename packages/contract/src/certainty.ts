/**
 * How sure the reading of a word is: `certain`, `open` where it could be otherwise, or a `guess`. The page
 * docs/benchmarks-arabic.md says how often each is right.
 */
export const certainties = ['certain', 'open', 'guess'] as const;
export type Certainty = (typeof certainties)[number];

/** The least confidence of a certain reading, and of an open one. Measured on text that nothing was learned from. */
export const certaintyThresholds = { certain: 0.99, open: 0.7 } as const;

/** Sorts a reading by its confidence, from 0 to 1. */
export function certaintyOf({ confidence }: { readonly confidence: number }): Certainty {
  if (confidence >= certaintyThresholds.certain) {
    return 'certain';
  }
  return confidence >= certaintyThresholds.open ? 'open' : 'guess';
}

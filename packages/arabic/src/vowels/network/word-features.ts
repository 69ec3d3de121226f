import { markClassOf, splitMarks } from '@nabra/arabic';
import type { WordReading } from '@nabra/arabic';

/** What the word list says about one word, letter by letter. */
export interface WordFeatures {
  /** Mark classes of the likeliest reading. */
  readonly first: readonly number[];
  /** Of the next likeliest; {@link nothingKnown} for every letter when there is none. */
  readonly second: readonly number[];
  /** How sure the first is: 0 to 4. */
  readonly confidence: number;
}

/** Stands for a letter of which no reading is known; one past the mark classes. */
export const nothingKnown = 15;
/** From these confidences on a reading falls into the next class. */
const confidenceSteps = [0.3, 0.6, 0.85, 0.97] as const;

function markClasses(reading: WordReading | undefined, length: number): number[] {
  const letters = reading === undefined ? [] : splitMarks(reading.form);
  return Array.from({ length }, (_, index) => markClassOf(letters[index]?.marks ?? '?') ?? nothingKnown);
}

/** Turns the readings of a word into what the network is told. */
export function wordFeatures(bare: string, readings: readonly WordReading[]): WordFeatures {
  const [first, second] = readings.toSorted((a, b) => b.coreConfidence - a.coreConfidence);
  const coreConfidence = first?.coreConfidence ?? 0;
  return {
    first: markClasses(first, bare.length),
    second: markClasses(second, bare.length),
    confidence: confidenceSteps.filter((step) => coreConfidence >= step).length,
  };
}

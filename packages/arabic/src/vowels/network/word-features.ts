import { markClassOf, splitMarks } from '../marks.ts';
import type { VowelledForm } from '../word-reading.ts';

/** What the word lists say about one word, letter by letter. */
export interface WordFeatures {
  /** Mark classes of the likeliest reading. */
  readonly first: readonly number[];
  /** Of the next likeliest; {@link nothingKnown} for every letter when there is none. */
  readonly second: readonly number[];
  /** How sure the first is: five classes for the vowels before the last letter times four for the last; 0 to 19. */
  readonly confidence: number;
}

/** Stands for a letter of which no reading is known; one past the mark classes. */
export const nothingKnown = 15;
/** From these confidences on a reading falls into the next class. */
const coreSteps = [0.3, 0.6, 0.85, 0.97] as const;
const endingSteps = [0.5, 0.75, 0.93] as const;

function classOf(confidence: number, steps: readonly number[]): number {
  return steps.filter((step) => confidence >= step).length;
}

function markClasses(reading: VowelledForm | undefined, length: number): number[] {
  const letters = reading === undefined ? [] : splitMarks(reading.form);
  return Array.from({ length }, (_, index) => markClassOf(letters[index]?.marks ?? '?') ?? nothingKnown);
}

/** Turns the readings of a word into what the network is told. */
export function wordFeatures(bare: string, readings: readonly VowelledForm[]): WordFeatures {
  const [first, second] = readings.toSorted((a, b) => b.coreConfidence - a.coreConfidence);
  return {
    first: markClasses(first, bare.length),
    second: markClasses(second, bare.length),
    confidence:
      classOf(first?.coreConfidence ?? 0, coreSteps) * (endingSteps.length + 1) +
      classOf(first?.endingConfidence ?? 0, endingSteps),
  };
}

import type { Sound } from '../phoneme.ts';
import type { Span } from '../reading.ts';

/**
 * The way the caller wants a piece of the text to be read: `vowelled` in Arabic letters with their vowels, `spoken` in
 * the words to say in its place. Both are read like any text; what is vowelled keeps its vowels.
 */
export type ChosenReading = Span & {
  /** The very sounds, for engines that take them; others say the nearest letters. */
  readonly sounds?: readonly Sound[];
} & (
    | { readonly vowelled: string; readonly spoken?: undefined }
    | { readonly spoken: string; readonly vowelled?: undefined }
  );

/** The replacement text of a reading's span. */
export function wordsOf(reading: ChosenReading): string {
  return reading.vowelled ?? reading.spoken;
}

/** The reason why a list of readings cannot be obeyed. */
export type ReadingFault = 'out_of_text' | 'out_of_order' | 'not_arabic_words' | 'not_words';

const arabicLetter = String.raw`\u0621-\u063A\u0641-\u064A\u0671\u067E\u0686\u0698\u06A4\u06A9\u06AF\u06CC`;
const mark = String.raw`\u064B-\u0655\u0670`;
/** Letters only: digits, signs and abbreviations would be read as more than they are. */
const arabicWords = new RegExp(`^ *[${arabicLetter}][${mark}${arabicLetter} ]*$`, 'u');
const words = new RegExp(
  String.raw`^ *[${arabicLetter}A-Za-z\u00C0-\u024F][${mark}${arabicLetter}A-Za-z\u00C0-\u024F '-]*$`,
  'u',
);

/**
 * Finds the first reading that cannot be obeyed: they have to lie within the text, in order, without overlap, and hold
 * words.
 *
 * @returns its index and what is wrong, or `undefined` when all are fine.
 */
export function findReadingFault(
  text: string,
  readings: readonly ChosenReading[],
): { readonly index: number; readonly fault: ReadingFault } | undefined {
  const length = readings.length === 0 ? 0 : Array.from(text).length;
  let reached = 0;
  for (const [index, reading] of readings.entries()) {
    const fault = faultOf(reading, reached, length);
    if (fault) {
      return { index, fault };
    }
    reached = reading.end;
  }
  return undefined;
}

function faultOf(reading: ChosenReading, reached: number, length: number): ReadingFault | undefined {
  const { start, end, vowelled, spoken } = reading;
  if (start < 0 || end <= start || end > length) {
    return 'out_of_text';
  }
  if (start < reached) {
    return 'out_of_order';
  }
  if (vowelled !== undefined) {
    return arabicWords.test(vowelled) ? undefined : 'not_arabic_words';
  }
  return words.test(spoken) ? undefined : 'not_words';
}

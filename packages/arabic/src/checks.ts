/**
 * Checks of a text before it is read. They need no word lists, so that a program that never reads pays almost no memory
 * for them.
 */
export { removeMarks } from './vowels/marks.ts';
export { type ChosenReading, findReadingFault } from './readings/chosen-reading.ts';
export { substituteReadings } from './readings/substitute-readings.ts';
export { createPointSlicer } from './readings/slice-points.ts';
export {
  type EntryFault,
  type LexiconEntry,
  findEntryFault,
  vowelledReading,
} from './pronunciation-lexicon/lexicon-entry.ts';
export {
  type PronunciationLexicon,
  compileLexicon,
  createLexiconBuilder,
  overlayLexicon,
} from './pronunciation-lexicon/compile-lexicon.ts';
export { findLexiconReadings } from './pronunciation-lexicon/find-lexicon-readings.ts';
export { checkText } from './preview/check-text.ts';
export { boundSpokenSeconds } from './spoken-length/bound-spoken-seconds.ts';
export type { ReadingWarning } from './reading.ts';

/**
 * What can be said of a text before it is read: without word lists, so that it costs a program that reads nothing
 * itself next to no memory.
 */
export { removeMarks } from './vowels/marks.ts';
export { type ChosenReading, findReadingFault } from './readings/chosen-reading.ts';
export { substituteReadings } from './readings/substitute-readings.ts';
export { checkText } from './preview/check-text.ts';
export type { ReadingWarning } from './reading.ts';

import type { Span } from '../reading.ts';
import { type ChosenReading, wordsOf } from './chosen-reading.ts';

/** A text in which chosen readings stand where they belong, with the way back to the text as it was sent. */
export interface SubstitutedText {
  readonly text: string;
  /**
   * Maps a place in this text to the source text; both in code points. A place inside a reading maps to the whole span.
   */
  readonly toSource: (span: Span) => Span;
  /** Maps a place in the source text to this one; what lies inside a reading to its beginning. */
  readonly toTarget: (place: number) => number;
}

const partOfWord = /[\p{L}\p{M}\p{Nd}]/u;
const letter = /[\p{L}\p{M}]/u;

/** Two characters that would run together into one word, which they were not. */
function needsSpace(before: string | undefined, after: string | undefined, wasWord: boolean): boolean {
  return before !== undefined && after !== undefined && partOfWord.test(before) && partOfWord.test(after) && !wasWord;
}

function isInWord(before: string | undefined, after: string | undefined): boolean {
  return before !== undefined && after !== undefined && letter.test(before) && letter.test(after);
}

/**
 * Puts chosen readings into a text, so that every reader obeys them: our own front end or another vendor's engine.
 * A part of a word may be replaced: in والكتاب the reading of كتاب is joined to وال.
 *
 * @param readings in order and without overlap; see `findReadingFault`.
 */
export function substituteReadings(text: string, readings: readonly ChosenReading[]): SubstitutedText {
  if (readings.length === 0) {
    return { text, toSource: ({ start, end }) => ({ start, end }), toTarget: (place) => place };
  }
  const source = Array.from(text);
  const characters: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const targets: number[] = [];
  const put = (character: string, { start, end }: Span): void => {
    characters.push(character);
    starts.push(start);
    ends.push(end);
  };
  const copy = (from: number, to: number): void => {
    for (let index = from; index < to; index++) {
      targets.push(characters.length);
      put(source[index] ?? '', { start: index, end: index + 1 });
    }
  };
  let copied = 0;
  for (const reading of readings) {
    const { start, end } = reading;
    const words = Array.from(wordsOf(reading).trim());
    copy(copied, start);
    for (let index = start; index < end; index++) {
      targets.push(characters.length);
    }
    if (needsSpace(source[start - 1], words[0], isInWord(source[start - 1], source[start]))) {
      put(' ', reading);
    }
    words.forEach((character) => {
      put(character, reading);
    });
    if (needsSpace(words.at(-1), source[end], isInWord(source[end - 1], source[end]))) {
      put(' ', reading);
    }
    copied = end;
  }
  copy(copied, source.length);
  return {
    text: characters.join(''),
    toTarget: (place) => targets[place] ?? characters.length,
    toSource: ({ start, end }) => ({ start: starts[start] ?? source.length, end: ends[end - 1] ?? source.length }),
  };
}

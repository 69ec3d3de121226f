import {
  type CatalogVoice,
  type ChosenReading as RequestedReading,
  type MarkupChoice,
  countCharacters,
  findUncountable,
  limits,
} from '@rakhim/contract';
import { type ChosenReading, findReadingFault, removeMarks } from '@rakhim/arabic/checks';
import type { Style } from '@rakhim/markup';
import { AppError } from '#src/errors/app-error.ts';
import { type MarkedText, readMarkup } from './marked-text.ts';

export { parseMarkup } from './marked-text.ts';

export interface AcceptedText {
  /** What is read: the text as sent, or what its markup leaves of it. */
  readonly text: string;
  readonly characters: number;
  readonly readings: readonly ChosenReading[];
  /** Absent for a plain text. */
  readonly marked?: MarkedText;
}

/** What a request says about its text. */
export interface RequestedText extends MarkupChoice {
  readonly text: string;
  readonly readings?: readonly RequestedReading[] | undefined;
}

/** Letters, digits and symbols are speakable in principle; marks, controls and blanks alone are not text. */
const somethingToSay = /[\p{L}\p{N}\p{S}]/u;

/**
 * Decides whether a text, with the readings chosen for it, can be read.
 *
 * @param voice that speaks where markup names no other.
 * @param charactersMax the limit that goes with what is asked.
 * @throws AppError naming what to change.
 */
export function acceptText(
  { text, readings = [], ...choice }: RequestedText,
  voice: CatalogVoice,
  charactersMax: number,
): AcceptedText {
  if (findUncountable(text)) {
    throw new AppError('text_not_unicode', { param: 'text' });
  }
  const marked = readMarkup(text, choice, voice);
  if (!marked) {
    const characters = acceptCharacters(text, charactersMax);
    return { text, characters, readings: acceptReadings(text, readings, characters) };
  }
  const { characters } = marked;
  acceptCharacters(marked.text, charactersMax, characters);
  const chosen = acceptReadings(marked.text, readings.map(moveReading(marked)), characters);
  const isFree = ({ start, end }: ChosenReading): boolean =>
    chosen.every((one) => end <= one.start || start >= one.end);
  const all = [...chosen, ...marked.readings.filter(isFree)].sort((one, other) => one.start - other.start);
  return { text: marked.text, characters, readings: all, marked };
}

/** Leads readings, whose places are those of the text as sent, to the text without markup. */
function moveReading({ fromSent }: MarkedText): (reading: RequestedReading, index: number) => RequestedReading {
  return (reading, index) => {
    const place = fromSent(reading);
    if (!place) {
      throw refuse(index, 'reasons:out_of_text');
    }
    return { ...reading, ...place };
  };
}

/** @param characters that are charged; those of the text, where it has no markup. */
function acceptCharacters(text: string, max: number, characters = countCharacters(text)): number {
  if (!somethingToSay.test(text)) {
    throw new AppError('text_empty', { param: 'text' });
  }
  if (characters > max) {
    throw new AppError('text_too_long', {
      param: 'text',
      values: { count: characters, max, streamedMax: limits.streamedTextCharactersMax },
    });
  }
  return characters;
}

/**
 * Only `text` is charged, so readings may say little more than what they stand for: else one could have a book spoken
 * in the place of a dot. Vowels are free, since the same words are charged without them.
 */
function acceptReadings(
  text: string,
  requested: readonly RequestedReading[],
  characters: number,
): readonly ChosenReading[] {
  const readings = requested.map(toChosenReading);
  const found = findReadingFault(text, readings);
  if (found) {
    throw refuse(found.index, `reasons:${found.fault}`);
  }
  let added = 0;
  for (const [index, { start, end, vowelled, spoken }] of readings.entries()) {
    const letters = Array.from(removeMarks(vowelled ?? spoken)).length;
    if (letters > limits.readingLettersPerCharacterMax * (end - start)) {
      throw refuse(index, 'reasons:reading_too_long');
    }
    added += Math.max(0, letters - (end - start));
    if (added > limits.readingLettersAddedMax + limits.readingLettersAddedShareMax * characters) {
      throw refuse(index, 'reasons:readings_add_too_much');
    }
  }
  return readings;
}

function toChosenReading({ start, end, vowelled, spoken }: RequestedReading, index: number): ChosenReading {
  if (vowelled !== undefined && spoken === undefined) {
    return { start, end, vowelled };
  }
  if (spoken !== undefined && vowelled === undefined) {
    return { start, end, spoken };
  }
  throw refuse(index, 'reasons:one_of_vowelled_or_spoken');
}

function refuse(index: number, reason: NonNullable<AppError['options']['reason']>): AppError {
  return new AppError('validation_failed', { param: `readings.${index}`, reason });
}

/** What a sound is made of besides the text that is read: the text as sent, since places lead to it, and the score. */
export function describeMarkup({ sent, score }: MarkedText): unknown {
  const { passages, styles, sounds, breaks, marks } = score;
  // Few styles are used many times.
  const numbers = new Map<Style, number>();
  const numberOf = (style: Style): number => {
    const number = numbers.get(style) ?? numbers.size;
    numbers.set(style, number);
    return number;
  };
  return {
    sent,
    passages: passages.map(({ start, end, voice, latinWords }) => [start, end, voice.id, latinWords]),
    styles: styles.map(({ start, end, style }) => [start, end, numberOf(style)]),
    used: Array.from(numbers.keys(), ({ voice, latinWords, rate, pitch, gain, emphasis }) => [
      ...[voice, latinWords, rate, pitch, gain, emphasis],
    ]),
    sounds,
    breaks: breaks.map(({ at, ms }) => [at, ms]),
    marks: marks.map(({ name, at, followingMs }) => [name, at, followingMs]),
  };
}

import { type ChosenReading as RequestedReading, countCharacters, findUncountable, limits } from '@rakhim/contract';
import { type ChosenReading, findReadingFault, removeMarks } from '@rakhim/arabic/checks';
import { AppError } from '#src/errors/app-error.ts';

export interface AcceptedText {
  readonly text: string;
  readonly characters: number;
  readonly readings: readonly ChosenReading[];
}

/** Letters, digits and symbols are speakable in principle; marks, controls and blanks alone are not text. */
const somethingToSay = /[\p{L}\p{N}\p{S}]/u;

/**
 * Decides whether a text, with the readings chosen for it, can be read.
 *
 * @param charactersMax the limit that goes with what is asked.
 * @throws AppError naming what to change.
 */
export function acceptText(
  { text, readings = [] }: { text: string; readings?: readonly RequestedReading[] | undefined },
  charactersMax: number,
): AcceptedText {
  const characters = acceptCharacters(text, charactersMax);
  return { text, characters, readings: acceptReadings(text, readings, characters) };
}

function acceptCharacters(text: string, max: number): number {
  if (findUncountable(text)) {
    throw new AppError('text_not_unicode', { param: 'text' });
  }
  if (!somethingToSay.test(text)) {
    throw new AppError('text_empty', { param: 'text' });
  }
  const characters = countCharacters(text);
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

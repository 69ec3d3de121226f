import { NabraError } from '../errors/nabra-error.ts';
import type { ChosenReading } from '../generated/api-types.ts';
import type { SpeechParams } from './speech-params.ts';
import { splitText } from './split-text.ts';

/** Characters of text of one request when the answer is one JSON document. */
export const charactersOfDocument = 5_000;
/** Characters of text of one request when the audio is streamed. */
export const charactersOfStream = 20_000;

/** What one request asks for. */
export interface SpeechPart {
  readonly params: SpeechParams;
  /** Where its text begins in the whole: code points. */
  readonly offset: number;
  /** 0 for the first part. */
  readonly index: number;
}

/**
 * Divides what is to be said into requests, each with the readings of its own text. What is blank is left out, because it is silent.
 *
 * @throws NabraError when a reading spans two parts.
 */
export function divideSpeech(params: SpeechParams, charactersMax: number): readonly [SpeechPart, ...SpeechPart[]] {
  const parts: SpeechPart[] = [];
  let offset = 0;
  for (const text of splitText(params.text, charactersMax)) {
    const end = offset + Array.from(text).length;
    if (text.trim() !== '') {
      parts.push({ params: { ...params, text, ...(params.readings && { readings: readingsOf(params.readings, offset, end) }) }, offset, index: parts.length });
    }
    offset = end;
  }
  const [first, ...rest] = parts;
  // What is empty is for the service to refuse, in the caller's language.
  return first === undefined ? [{ params, offset: 0, index: 0 }] : [first, ...rest];
}

function readingsOf(readings: readonly ChosenReading[], offset: number, end: number): ChosenReading[] {
  return readings
    .filter((reading) => reading.start < end && reading.end > offset)
    .map((reading) => {
      if (reading.start < offset || reading.end > end) {
        throw new NabraError('A reading spans two sentences of a text that is sent in parts. Give one for each sentence.');
      }
      return { ...reading, start: reading.start - offset, end: reading.end - offset };
    });
}

import { isSsml } from '@rakhim/text/marked-characters';
import { RakhimError } from '../errors/rakhim-error.ts';
import type { ChosenReading } from '../generated/api-types.ts';
import type { SpeechParams } from './speech-params.ts';
import { splitText } from './split-text.ts';

/** Characters of text of one request when the answer is one JSON document. */
export const charactersOfDocument = 5_000;
/** Characters of text of one request when the audio is streamed. */
export const charactersOfStream = 20_000;

/**
 * Silence between two parts of a text, by the end of the first, as the service leaves it when it speaks both in one
 * request. Measured with the embedded voices: a sentence ends with 340 ms, a paragraph with 650 ms.
 */
const pausesMs: readonly (readonly [end: RegExp, pauseMs: number])[] = [
  [/\n[^\S\n]*\n\s*$/, 650],
  [/(?:[.!?؟۔]["'\p{Pf}\p{Pe}\p{M}]*\s*|\n\s*)$/u, 340],
  [/[؛;:]\s*$/, 257],
  [/[،,…–—-]\s*$/, 172],
];
const pauseBetweenWordsMs = 33;

/** The text and settings of one request. */
export interface SpeechPart {
  readonly params: SpeechParams;
  /** The offset of its text in the whole, in code points. */
  readonly offset: number;
  /** 0 for the first part. */
  readonly index: number;
  /** Silence between the part before and this one. */
  readonly pauseMs: number;
}

/** A tag may reach over any place, so a text with markup is one request. */
function isWhole({ text, ssml, markup }: SpeechParams): boolean {
  return markup === true || (ssml ?? isSsml(text));
}

/**
 * Divides a text into requests, each with its own readings. Blank parts are left out, because they are silent; a
 * text with markup is not divided.
 *
 * @throws RakhimError when a reading spans two parts, or the format is one whose sounds cannot be joined.
 */
export function divideSpeech(params: SpeechParams, charactersMax: number): readonly [SpeechPart, ...SpeechPart[]] {
  const parts: SpeechPart[] = [];
  let offset = 0;
  let pauseMs = 0;
  for (const text of isWhole(params) ? [params.text] : splitText(params.text, charactersMax)) {
    const end = offset + Array.from(text).length;
    if (text.trim() !== '') {
      parts.push({
        params: { ...params, text, ...(params.readings && { readings: readingsOf(params.readings, offset, end) }) },
        offset,
        index: parts.length,
        pauseMs,
      });
      pauseMs = pauseBehindMs(text);
    }
    offset = end;
  }
  const [first, ...rest] = parts;
  if (rest.length > 0 && params.format === 'ogg') {
    throw new RakhimError(
      `Ogg sounds cannot be joined, and one request speaks ${charactersMax} characters. Ask for mp3 or wav, or send the text in pieces.`,
    );
  }
  // The service refuses an empty text in the caller's language.
  return first === undefined ? [{ params, offset: 0, index: 0, pauseMs: 0 }] : [first, ...rest];
}

function readingsOf(readings: readonly ChosenReading[], offset: number, end: number): ChosenReading[] {
  return readings
    .filter((reading) => reading.start < end && reading.end > offset)
    .map((reading) => {
      if (reading.start < offset || reading.end > end) {
        throw new RakhimError(
          'A reading spans two sentences of a text that is sent in parts. Give one for each sentence.',
        );
      }
      return { ...reading, start: reading.start - offset, end: reading.end - offset };
    });
}

/** Finds the silence that follows a part by how it ends. */
export function pauseBehindMs(text: string): number {
  const ending = text.slice(-32);
  return pausesMs.find(([end]) => end.test(ending))?.[1] ?? pauseBetweenWordsMs;
}

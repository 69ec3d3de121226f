import type { WordTime } from '../routes/speech.ts';
import { cueLimits } from './cue-limits.ts';

/**
 * How strongly a text pauses after a word: not at all, at a clause, at a sentence, or at the end of a line as it was
 * written.
 */
export type Pause = 'none' | 'clause' | 'sentence' | 'paragraph';

/** A word as it is shown, with the marks around it. It fits into a line. */
export interface CueWord {
  readonly text: string;
  readonly graphemes: number;
  readonly startMs: number;
  readonly endMs: number;
  /** Whether a space stands between this word and the next. */
  readonly hasSpaceAfter: boolean;
  readonly pauseAfter: Pause;
}

/** Marks that would turn the text around them, and characters that no player shows. */
const invisible = /[\u202A-\u202E\u2066-\u2069]|(?!\s)\p{Cc}/gu;

/** The end of a sentence or a clause, with closing quotes and brackets behind it. */
const sentenceEnd = /[.!?؟۔…]["'»”’)\]}]*$/u;
const clauseEnd = /[،؛,;:]["'»”’)\]}]*$|[–—]$/u;

const graphemes = new Intl.Segmenter('ar', { granularity: 'grapheme' });

/** Letters, digits and marks of one grapheme each, apart from combining marks; nearly all words consist of them. */
const plain = /^(?:(?![\u0600-\u0605\u06DD\u08E2])[\p{Script=Arabic}\p{Script=Latin}\p{Nd}\p{P}]\p{Mn}*)*$/u;

/**
 * Cuts a text into words as they are shown, each with its time.
 *
 * @param times pieces of the text in order, in code points; what stands between two of them goes with the one it
 *   touches.
 */
export function readCueWords(text: string, times: readonly WordTime[]): CueWord[] {
  const characters = Array.from(text);
  let from = 0;
  return times.flatMap((time, index) => {
    const next = times[index + 1];
    const until = next ? splitGap(characters, time.end, next.start) : characters.length;
    const written = characters.slice(from, until).join('');
    from = until;
    return spread(written, time);
  });
}

/**
 * Returns where the first of two pieces ends with what touches it: behind the first spaces between them, or where the
 * second begins.
 */
function splitGap(characters: readonly string[], end: number, start: number): number {
  const between = characters.slice(end, start).join('');
  const [touching = ''] = /^\S*\s*/u.exec(between) ?? [];
  return end + Array.from(touching).length;
}

/** A piece may hold several words, or one that no line holds: each part has its share of the time by its length. */
function spread(written: string, { startMs, endMs }: WordTime): CueWord[] {
  const parts =
    written
      .replace(invisible, '')
      .match(/\S+\s*/gu)
      ?.flatMap(cutLong) ?? [];
  const all = parts.reduce((sum, part) => sum + part.trimEnd().length, 0);
  let before = 0;
  return parts.map((part) => {
    const shown = part.trimEnd();
    const partStartMs = startMs + ((endMs - startMs) * before) / all;
    before += shown.length;
    return {
      text: shown,
      graphemes: countGraphemes(shown),
      startMs: partStartMs,
      endMs: startMs + ((endMs - startMs) * before) / all,
      hasSpaceAfter: shown !== part,
      pauseAfter: pauseAfter(shown, part.slice(shown.length)),
    };
  });
}

function cutLong(part: string): string[] {
  if (part.length <= cueLimits.lineGraphemesMax) {
    return [part];
  }
  const letters = splitGraphemes(part);
  const pieces: string[] = [];
  for (let start = 0; start < letters.length; start += cueLimits.lineGraphemesMax) {
    const piece = letters.slice(start, start + cueLimits.lineGraphemesMax).join('');
    if (piece.trim() === '') {
      pieces.push((pieces.pop() ?? '') + piece);
    } else {
      pieces.push(piece);
    }
  }
  return pieces;
}

function pauseAfter(word: string, space: string): Pause {
  if (/[\n\r\u2028\u2029]/u.test(space)) {
    return 'paragraph';
  }
  if (sentenceEnd.test(word)) {
    return 'sentence';
  }
  return clauseEnd.test(word) ? 'clause' : 'none';
}

/** Splits a text into what a reader sees as one letter each, vowel marks with their letter. */
export function splitGraphemes(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/**
 * Counts the letters of a line as they are seen. A segmenter for each word of a long text would take seconds, so most
 * are counted without.
 */
export function countGraphemes(text: string): number {
  return plain.test(text) ? Array.from(text.replace(/\p{Mn}/gu, '')).length : splitGraphemes(text).length;
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import { splitText } from '@rakhim/text/split-text';

/** A piece of a job that is spoken, and kept, by itself. */
export interface Segment {
  readonly text: string;
  /** Silence behind it. */
  readonly pauseMs: number;
}

/**
 * Characters of a segment: some hundred seconds of sound, which take a few seconds to make. So long does a pause wait,
 * and so much is made twice when a machine dies.
 */
export const segmentCharactersMax = 1_200;
/** Code units that are split before others have their turn. */
const unitsPerTurn = 20_000;
/** A segment without any is silent, and goes with the one before it. */
export const audible = /[\p{L}\p{N}\p{S}]/u;
const paragraphEnd = /\n[^\S\n]*\n\s*$/u;
const sentenceEnd = /(?:[.!?؟۔…][\p{Pf}\p{Pe}"'\p{M}]*\s*|\n\s*)$/u;
const clauseEnd = /[،؛,;:—–-]\s*$/u;
/** Where a stretch may end, the best first. */
const ends = [/\n[^\S\n]*\n/gu, /\n/gu, /[.!?؟۔…]\s/gu, /\s/gu];
/** As the embedded voices leave them. */
export const pausesMs = { paragraph: 650, sentence: 340, clause: 150, word: 0 } as const;

/** Cuts a text at the ends of paragraphs and sentences, and inside a sentence only where it alone is too long. */
export async function cutSegments(text: string): Promise<Segment[]> {
  const pieces: string[] = [];
  for (const stretch of cutStretches(text)) {
    for (const { start, end } of splitText(stretch, { sizeMax: segmentCharactersMax, balance: 'even' })) {
      const piece = stretch.slice(start, end);
      const last = pieces.at(-1);
      if (last !== undefined && (!audible.test(piece) || !audible.test(last))) {
        pieces.splice(-1, 1, last + piece);
      } else {
        pieces.push(piece);
      }
    }
    await nextTurn();
  }
  return pieces.map((piece) => ({ text: piece.trim(), pauseMs: pauseBehind(piece) }));
}

/** Stretches of a text that end where a paragraph does, or else a line, a sentence, a word. */
function* cutStretches(whole: string): Generator<string> {
  let start = 0;
  while (whole.length - start > unitsPerTurn) {
    const window = whole.slice(start, start + unitsPerTurn);
    const length = ends.map((end) => lastEnd(window, end)).find((found) => found > 0) ?? unitsPerTurn;
    yield window.slice(0, length);
    start += length;
  }
  yield whole.slice(start);
}

/** @returns 0 where there is none. */
function lastEnd(window: string, end: RegExp): number {
  let found = 0;
  for (const { index, 0: match } of window.matchAll(end)) {
    found = index + match.length;
  }
  return found;
}

export function pauseBehind(piece: string): number {
  if (paragraphEnd.test(piece)) {
    return pausesMs.paragraph;
  }
  if (sentenceEnd.test(piece)) {
    return pausesMs.sentence;
  }
  return clauseEnd.test(piece) ? pausesMs.clause : pausesMs.word;
}

import type { ChosenReading } from '@rakhim/arabic/checks';
import { countCharacters, limits } from '@rakhim/contract';
import type { AcceptedSpeech } from '../speech.policy.ts';

/** A piece of a text that is spoken, and kept, by itself. */
export interface Paragraph {
  /** Code points of the text as sent, without what stands between paragraphs. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly readings: readonly ChosenReading[];
  /** Characters that it is charged, with what stands behind it; those of all paragraphs are those of the text. */
  readonly characters: number;
  /** Silence behind it. */
  readonly pauseMs: number;
}

/** Lines with what ends them, blank lines included. */
const lines = /[^\n]*\n\s*|[^\n]+$/gu;
/** A line without any is silent, and goes with the one before it. */
const audible = /[\p{L}\p{N}]/u;
const blankLineBehind = /\n[^\S\n]*\n\s*$/u;
/** As the embedded voices leave them between sentences and paragraphs. */
const pausesMs = { line: 340, paragraph: 650 } as const;

/**
 * Cuts a text at the ends of its lines.
 *
 * @returns one piece, the whole, where there are too many or a chosen reading spans two.
 */
export function cutParagraphs({ text, readings }: Pick<AcceptedSpeech, 'text' | 'readings'>): readonly Paragraph[] {
  let start = 0;
  const paragraphs = joinSilent(text.match(lines) ?? []).map((piece) => {
    const paragraph = describe(piece, start, readings);
    start += Array.from(piece).length;
    return paragraph;
  });
  const chosen = paragraphs.reduce((sum, paragraph) => sum + paragraph.readings.length, 0);
  return paragraphs.length > limits.paragraphsMax || chosen < readings.length
    ? [describe(text, 0, readings)]
    : paragraphs;
}

/** Has every piece say something: silent ones before the first go with it. */
function joinSilent(pieces: readonly string[]): string[] {
  const joined: string[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last !== undefined && (!audible.test(piece) || !audible.test(last))) {
      joined.splice(-1, 1, last + piece);
    } else {
      joined.push(piece);
    }
  }
  return joined;
}

function describe(piece: string, start: number, readings: readonly ChosenReading[]): Paragraph {
  const text = piece.trimEnd();
  const end = start + Array.from(text).length;
  return {
    start,
    end,
    text,
    readings: readings
      .filter((reading) => reading.start >= start && reading.end <= end)
      .map((reading) => ({ ...reading, start: reading.start - start, end: reading.end - start })),
    characters: countCharacters(piece),
    pauseMs: blankLineBehind.test(piece) ? pausesMs.paragraph : pausesMs.line,
  };
}

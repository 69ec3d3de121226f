import type { WordTime } from '@rakhim/contract';
import { withoutMarkup } from '@rakhim/text/marked-characters';
import type { Notation } from '../plan/notation.ts';
import type { Cue } from '../documents/document.ts';

/** A text that was spoken in one go, and when. */
export interface SpokenText {
  readonly text: string;
  /** How it is marked up; left out for a plain text. */
  readonly notation?: Notation;
  readonly startMs: number;
  readonly endMs: number;
  /** Times from the start of the sound. Left out where the engine has none; then they are estimated by length. */
  readonly words?: readonly WordTime[];
}

/**
 * What can be read at a glance. Source: Netflix, Timed Text Style Guide (Arabic): 42 characters a line, two lines,
 * seven seconds.
 */
const lineGraphemesMax = 42;
const cueGraphemesMax = 2 * lineGraphemesMax;
const cueMsMax = 7000;
/** A silence as long as this ends a cue. */
const pauseMs = 700;

const wordSegmenter = new Intl.Segmenter('ar', { granularity: 'word' });
const graphemes = new Intl.Segmenter('ar', { granularity: 'grapheme' });

/** Subtitles for spoken texts: cut after sentences and clauses, at pauses, and when two lines are full. */
export function subtitleCues(texts: readonly SpokenText[]): Cue[] {
  return texts.flatMap((spoken) => {
    const timed = withOpenings(timedWords(spoken));
    const cues: Cue[] = [];
    let open: TimedWord[] = [];
    for (const [index, word] of timed.entries()) {
      open.push(word);
      if (isCueFull(open, timed[index + 1])) {
        cues.push(toCue(open));
        open = [];
      }
    }
    return open.length > 0 ? [...cues, toCue(open)] : cues;
  });
}

interface TimedWord {
  /** The word with the marks and spaces up to the next. */
  readonly text: string;
  readonly startMs: number;
  readonly endMs: number;
}

/** Assigns each piece of the text to exactly one word, so that the subtitles miss nothing. */
function timedWords(spoken: SpokenText): TimedWord[] {
  const { text, words, notation } = spoken;
  const shown = (piece: string) => (notation ? withoutMarkup(piece, notation) : piece);
  if (words === undefined || words.length === 0) {
    return estimatedWords({ ...spoken, text: shown(text) });
  }
  const characters = Array.from(text);
  return words.map((word, index) => {
    const from = index === 0 ? 0 : word.start;
    const to = words[index + 1]?.start ?? characters.length;
    return {
      text: shown(characters.slice(from, to).join('')),
      startMs: spoken.startMs + word.startMs,
      endMs: spoken.startMs + word.endMs,
    };
  });
}

const opening = /[«“‘"([]+$/u;

/** A mark that opens belongs to the word after it, so that no cue ends with one. */
function withOpenings(words: readonly TimedWord[]): TimedWord[] {
  const openingOf = (word: TimedWord | undefined) => opening.exec(word?.text ?? '')?.[0] ?? '';
  return words.map((word, index) => {
    const ownText = index === words.length - 1 ? word.text : word.text.replace(opening, '');
    return { ...word, text: openingOf(words[index - 1]) + ownText };
  });
}

/** Time by length: within a part of a few minutes the error stays within a sentence. */
function estimatedWords({ text, startMs, endMs }: SpokenText): TimedWord[] {
  const msPerUnit = (endMs - startMs) / Math.max(1, text.length);
  const words: { text: string; index: number }[] = [];
  for (const { segment, index, isWordLike } of wordSegmenter.segment(text)) {
    const last = words.at(-1);
    // Marks before the first word belong to it.
    if (last === undefined || (isWordLike === true && /[\p{L}\p{N}]/u.test(last.text))) {
      words.push({ text: segment, index });
    } else {
      last.text += segment;
    }
  }
  return words.map((word) => ({
    text: word.text,
    startMs: startMs + word.index * msPerUnit,
    endMs: startMs + (word.index + word.text.length) * msPerUnit,
  }));
}

function isCueFull(open: readonly TimedWord[], next: TimedWord | undefined): boolean {
  const [first, last] = [open[0], open.at(-1)];
  if (first === undefined || last === undefined || next === undefined) {
    return true;
  }
  const text = open.map((word) => word.text).join('');
  const isLong =
    countGraphemes(`${text}${next.text}`.trim()) > cueGraphemesMax || next.endMs - first.startMs > cueMsMax;
  const isSentenceEnd = /[.!؟?…][»")\]]*\s*$|\n\s*$/u.test(text);
  const isHalfFullClause = /[،؛,;:]\s*$/u.test(text) && countGraphemes(text) > lineGraphemesMax;
  return isLong || isSentenceEnd || isHalfFullClause || next.startMs - last.endMs > pauseMs;
}

function toCue(words: readonly TimedWord[]): Cue {
  const text = words
    .map((word) => word.text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  return {
    startMs: Math.round(words[0]?.startMs ?? 0),
    endMs: Math.round(words.at(-1)?.endMs ?? 0),
    text: breakLine(text),
  };
}

/** Two lines of about the same length where one would be too long. */
function breakLine(text: string): string {
  if (countGraphemes(text) <= lineGraphemesMax) {
    return text;
  }
  const spaces = Array.from(text.matchAll(/ /g), ({ index }) => index);
  const middle = text.length / 2;
  const nearest = spaces.reduce<number | undefined>(
    (best, space) => (best === undefined || Math.abs(space - middle) < Math.abs(best - middle) ? space : best),
    undefined,
  );
  return nearest === undefined ? text : `${text.slice(0, nearest)}\n${text.slice(nearest + 1)}`;
}

function countGraphemes(text: string): number {
  return Array.from(graphemes.segment(text)).length;
}

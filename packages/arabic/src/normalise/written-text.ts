import type { Span } from '../reading.ts';

/**
 * Text on its way from what was typed to what can be read, with the origin of every UTF-16 unit: code-point offsets
 * into the text as the caller sent it.
 */
export interface WrittenText {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** A piece of the caller's text that begins at a code point. Half a surrogate pair counts as one code point. */
export function fromSource(source: string, start: number): WrittenText {
  const starts: number[] = [];
  const ends: number[] = [];
  let offset = start;
  for (const character of source) {
    for (let unit = 0; unit < character.length; unit++) {
      starts.push(offset);
      ends.push(offset + 1);
    }
    offset += 1;
  }
  return { text: source, starts, ends };
}

/** The replacement of a match; `undefined` leaves the match as it is. */
export type Replacement = (match: RegExpExecArray) => string | undefined;

/**
 * Replaces every match; what is put in has the origin of what it stands for.
 *
 * @param pattern global.
 */
export function replaceMatches(written: WrittenText, pattern: RegExp, replacement: Replacement): WrittenText {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let copied = 0;
  const copyUpTo = (index: number): void => {
    text += written.text.slice(copied, index);
    for (let unit = copied; unit < index; unit++) {
      starts.push(written.starts[unit] ?? 0);
      ends.push(written.ends[unit] ?? 0);
    }
  };
  for (const match of written.text.matchAll(pattern)) {
    const [found] = match;
    const put = replacement(match);
    if (put === undefined || put === found) {
      continue;
    }
    const span = spanOf(written, match.index, match.index + found.length);
    copyUpTo(match.index);
    copied = match.index + found.length;
    text += put;
    for (let unit = 0; unit < put.length; unit++) {
      starts.push(span.start);
      ends.push(span.end);
    }
  }
  if (copied === 0) {
    return written;
  }
  copyUpTo(written.text.length);
  return { text, starts, ends };
}

/** Returns where the units from `from` up to `to` come from. */
export function spanOf(written: WrittenText, from: number, to: number): Span {
  const start = written.starts[from] ?? 0;
  return { start, end: written.ends[to - 1] ?? start };
}

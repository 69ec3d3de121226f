import type { WordTime } from '@nabra/contract';

/** One caption: what is said between two times. */
export interface Cue {
  readonly startMs: number;
  readonly endMs: number;
  readonly text: string;
}

/** Two lines of 42 characters and 7 seconds are the usual measure of what can be read along. */
const cueCharactersMax = 84;
const cueMsMax = 7_000;
const sentenceEnd = /[.!?؟…\n]/u;

/**
 * Divides a spoken text into captions at the ends of its sentences, or earlier where one would be too long to read.
 *
 * @param words when each piece of `text` sounds; offsets are code points.
 */
export function divideIntoCues(text: string, words: readonly WordTime[]): Cue[] {
  const characters = Array.from(text);
  const cues: Cue[] = [];
  let first: WordTime | undefined;
  words.forEach((word, index) => {
    first ??= word;
    const next = words[index + 1];
    const gap = characters.slice(word.end, next?.start).join('');
    const isTooLong = next !== undefined && (next.end - first.start > cueCharactersMax || next.endMs - first.startMs > cueMsMax);
    if (next === undefined || isTooLong || sentenceEnd.test(gap)) {
      const spoken = characters.slice(first.start, next?.start).join('').replaceAll(/\s+/gu, ' ').trim();
      cues.push({ startMs: first.startMs, endMs: word.endMs, text: spoken });
      first = undefined;
    }
  });
  return cues;
}

/** SubRip: numbered captions, with a comma before the milliseconds. */
export function toSrt(cues: readonly Cue[]): string {
  return cues.map(({ startMs, endMs, text }, index) => `${index + 1}\n${clock(startMs, ',')} --> ${clock(endMs, ',')}\n${text}\n`).join('\n');
}

/** WebVTT (W3C). `&` and `<` would begin an escape or a tag there. */
export function toVtt(cues: readonly Cue[]): string {
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `WEBVTT\n\n${cues.map(({ startMs, endMs, text }) => `${clock(startMs, '.')} --> ${clock(endMs, '.')}\n${escape(text)}\n`).join('\n')}`;
}

function clock(ms: number, separator: string): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}${separator}${String(Math.round(ms) % 1000).padStart(3, '0')}`;
}

import type { Cue } from './make-cues.ts';

/** SubRip: numbered cues, times with a comma. */
export function writeSrt(cues: readonly Cue[]): string {
  return subtitleWriters.srt.begin + cues.map((cue, index) => subtitleWriters.srt.write(cue, index)).join('');
}

/** WebVTT (W3C), for `<track>`. */
export function writeVtt(cues: readonly Cue[]): string {
  return subtitleWriters.vtt.begin + cues.map((cue, index) => subtitleWriters.vtt.write(cue, index)).join('');
}

/** Subtitles piece by piece, for those of more text than is held at once. */
export const subtitleWriters = {
  srt: {
    begin: '',
    write: (cue: Cue, index: number): string =>
      `${index === 0 ? '' : '\n'}${index + 1}\n${timesOf(cue, ',')}\n${linesOf(cue, plainText)}\n`,
  },
  vtt: {
    begin: 'WEBVTT\n',
    write: (cue: Cue, _index: number): string => `\n${timesOf(cue, '.')}\n${linesOf(cue, escapeVtt)}\n`,
  },
} as const;

function timesOf({ startMs, endMs }: Cue, separator: string): string {
  return `${formatTime(startMs, separator)} --> ${formatTime(endMs, separator)}`;
}

function formatTime(ms: number, separator: string): string {
  const [hours, minutes, seconds] = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60].map((value) =>
    String(Math.floor(value)).padStart(2, '0'),
  );
  return `${hours}:${minutes}:${seconds}${separator}${String(ms % 1000).padStart(3, '0')}`;
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const rightToLeftIsolate = '\u2067';
const popIsolate = '\u2069';

/**
 * Most players lay lines out from left to right, which puts the full stop of an Arabic line, and words in Latin
 * letters, on the wrong side. So each line of a cue in Arabic is isolated as one that runs from right to left (Unicode
 * Standard Annex 9, section 2.4).
 */
function linesOf({ lines }: Cue, encode: (line: string) => string): string {
  const isArabic = lines.some((line) => rightToLeft.test(line));
  return lines.map((line) => (isArabic ? rightToLeftIsolate + encode(line) + popIsolate : encode(line))).join('\n');
}

function escapeVtt(line: string): string {
  return line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * SubRip has no way to escape: what players would take for formatting, or for the line of times, is shown with signs
 * that look like it.
 */
function plainText(line: string): string {
  return line.replaceAll('<', '‹').replaceAll('>', '›').replaceAll('{\\', '{⧵');
}

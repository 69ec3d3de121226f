import { cleanText, isSpeakable } from './clean-text.ts';
import type { Cue } from './document.ts';

export interface SubtitleContent {
  readonly cues: readonly Cue[];
  /** Cues without a time or a word. */
  readonly skipped: number;
}

const time = String.raw`(?:(\d{1,4}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,3}))?`;
const timing = new RegExp(`^\\s*${time}\\s*-->\\s*${time}(?:\\s.*)?$`);
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '',
  '&rlm;': '',
  '&quot;': '"',
};

/**
 * Cues of SubRip or WebVTT, in the order of their times. Formatting, positions, notes and styles are left out.
 * Source: WebVTT, 4 (syntax); SubRip has no specification, so what Subtitle Edit and VLC write is read.
 */
export function readSubtitles(text: string): SubtitleContent {
  const lines = text.split('\n');
  const cues: Cue[] = [];
  let skipped = 0;
  for (let index = 0; index < lines.length; index++) {
    const match = timing.exec(lines[index] ?? '');
    if (match === null) {
      continue;
    }
    const body: string[] = [];
    while (index + 1 < lines.length && !isEndOfCue(lines, index + 1)) {
      index++;
      body.push(lines[index] ?? '');
    }
    const cue = toCue(match, body);
    if (cue === undefined) {
      skipped++;
    } else {
      cues.push(cue);
    }
  }
  return { cues: cues.sort((a, b) => a.startMs - b.startMs), skipped };
}

/** An empty line ends a cue; so does the next timing, where the empty line was forgotten. */
function isEndOfCue(lines: readonly string[], index: number): boolean {
  const line = lines[index] ?? '';
  return line.trim() === '' || timing.test(line) || (/^\s*\d+\s*$/.test(line) && timing.test(lines[index + 1] ?? ''));
}

function toCue(match: RegExpExecArray, body: readonly string[]): Cue | undefined {
  const numbers = match.slice(1);
  const startMs = toMs(numbers.slice(0, 4));
  const endMs = toMs(numbers.slice(4, 8));
  const text = body
    .map(cleanLine)
    .filter((line) => line !== '')
    .join('\n');
  return isSpeakable(text) && endMs >= startMs ? { startMs, endMs, text } : undefined;
}

function toMs([hours = '0', minutes = '0', seconds = '0', fraction = '0']: readonly (string | undefined)[]): number {
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'));
}

/**
 * Without tags (`<i>`, `<v Speaker>`), positions (`{\an8}`) and the invisible marks that turn Arabic lines around in
 * old players.
 */
function cleanLine(line: string): string {
  return cleanText(line)
    .replace(/<\/?[a-z0-9.]+(?:\s[^<>]*)?>|<\d[\d:.]*>|\{\\[^{}]*\}/gi, '')
    .replace(/&(?:amp|lt|gt|nbsp|lrm|rlm|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

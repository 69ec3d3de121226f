import type { Subtitles, WordTime } from '../generated/api-types.ts';

export interface EmulatedTimes {
  readonly words: readonly WordTime[];
  readonly subtitles: Subtitles;
}

/**
 * Words sound one after another, each for as long as its share of the text. Places are code points, as in the service.
 */
export function emulateTimes(text: string, durationMs: number): EmulatedTimes {
  const letters = Array.from(text);
  const words: WordTime[] = [];
  let start = 0;
  for (const piece of text.split(/(\s+)/)) {
    const end = start + Array.from(piece).length;
    if (piece.trim() !== '') {
      words.push({ start, end, startMs: timeOf(start), endMs: timeOf(end) });
    }
    start = end;
  }
  function timeOf(place: number): number {
    return Math.round((durationMs * place) / letters.length);
  }
  const cue = text.trim().replaceAll(/\s+/g, ' ');
  return {
    words,
    subtitles: {
      srt: `1\n${formatTime(0, ',')} --> ${formatTime(durationMs, ',')}\n${cue}\n`,
      vtt: `WEBVTT\n\n${formatTime(0, '.')} --> ${formatTime(durationMs, '.')}\n${cue}\n`,
    },
  };
}

function formatTime(timeMs: number, mark: string): string {
  return new Date(timeMs).toISOString().slice(11, 23).replace('.', mark);
}

import type { MarkTime, Subtitles, WordTime } from '../generated/api-types.ts';
import type { EmulatedText } from './marked-text.ts';

export interface EmulatedTimes {
  readonly words: readonly WordTime[];
  readonly subtitles: Subtitles;
  readonly marks?: MarkTime[];
}

/**
 * Words sound one after another, each for as long as its share of the text. Places are code points, as in the service.
 */
export function emulateTimes({ blanked, caption, marks }: EmulatedText, durationMs: number): EmulatedTimes {
  const letters = Array.from(blanked);
  const words: WordTime[] = [];
  let start = 0;
  for (const piece of blanked.split(/(\s+)/)) {
    const end = start + Array.from(piece).length;
    if (piece.trim() !== '') {
      words.push({ start, end, startMs: timeOf(start), endMs: timeOf(end) });
    }
    start = end;
  }
  function timeOf(place: number): number {
    return Math.round((durationMs * place) / letters.length);
  }
  const cue = caption.trim().replaceAll(/\s+/g, ' ');
  return {
    words,
    ...(marks.length > 0 && { marks: marks.map((mark) => ({ ...mark, startMs: timeOf(mark.start) })) }),
    subtitles: {
      srt: `1\n${formatTime(0, ',')} --> ${formatTime(durationMs, ',')}\n${cue}\n`,
      vtt: `WEBVTT\n\n${formatTime(0, '.')} --> ${formatTime(durationMs, '.')}\n${cue}\n`,
    },
  };
}

function formatTime(timeMs: number, mark: string): string {
  return new Date(timeMs).toISOString().slice(11, 23).replace('.', mark);
}

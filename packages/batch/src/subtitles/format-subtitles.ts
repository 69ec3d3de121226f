import type { Cue } from '../documents/document.ts';
import type { SubtitleFormat } from '../plan/batch-settings.ts';

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/;

/**
 * Cues as a SubRip or WebVTT file. Players of SubRip lay every line out from left to right, so lines with Arabic stand
 * between U+202B and U+202C; WebVTT takes the direction from the first letter, so a mark at the start is enough.
 */
export function formatSubtitles(cues: readonly Cue[], format: SubtitleFormat): string {
  const blocks = cues.map((cue, index) => {
    const times = `${formatTime(cue.startMs, format)} --> ${formatTime(Math.max(cue.endMs, cue.startMs + 1), format)}`;
    const lines = cue.text.split('\n').map((line) => directed(format === 'vtt' ? escapeMarkup(line) : line, format));
    return [...(format === 'srt' ? [String(index + 1)] : []), times, ...lines].join('\n');
  });
  return `${[...(format === 'vtt' ? ['WEBVTT'] : []), ...blocks].join('\n\n')}\n`;
}

function directed(line: string, format: SubtitleFormat): string {
  if (!rightToLeft.test(line)) {
    return line;
  }
  return format === 'srt' ? `\u202B${line}\u202C` : `\u200F${line}`;
}

/** Source: WebVTT, 4.2.2: cue text must not hold these as they are; `-->` would begin a new cue. */
function escapeMarkup(line: string): string {
  return line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function formatTime(ms: number, format: SubtitleFormat): string {
  const whole = Math.max(0, Math.round(ms));
  const parts = [Math.floor(whole / 3_600_000), Math.floor(whole / 60_000) % 60, Math.floor(whole / 1000) % 60].map(
    (part) => String(part).padStart(2, '0'),
  );
  return `${parts.join(':')}${format === 'srt' ? ',' : '.'}${String(whole % 1000).padStart(3, '0')}`;
}

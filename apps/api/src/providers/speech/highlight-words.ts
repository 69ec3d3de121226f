import type { WordTime } from './speech-engine.ts';

/**
 * The times of words as a reader follows them on the text: one entry for each piece of it, however many words it is said in, in whole
 * milliseconds.
 */
export function highlightWords(words: readonly WordTime[]): WordTime[] {
  const pieces: WordTime[] = [];
  for (const { start, end, startMs, endMs } of words) {
    const last = pieces.at(-1);
    if (last && start < last.end) {
      pieces[pieces.length - 1] = { ...last, end: Math.max(last.end, end), endMs: Math.round(endMs) };
    } else {
      pieces.push({ start, end, startMs: Math.round(startMs), endMs: Math.round(endMs) });
    }
  }
  return pieces;
}

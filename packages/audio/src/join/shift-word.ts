import type { WordTime } from '../speech-event.ts';

/** Moves a word, with its sounds, in the text and in time. */
export function shiftWord(word: WordTime, byCodePoints: number, byMs: number): WordTime {
  const { phonemes } = word;
  const later = <Times extends { startMs: number; endMs: number }>(times: Times): Times => ({
    ...times,
    startMs: times.startMs + byMs,
    endMs: times.endMs + byMs,
  });
  return {
    ...later(word),
    start: word.start + byCodePoints,
    end: word.end + byCodePoints,
    ...(phonemes && { phonemes: phonemes.map(later) }),
  };
}

import type { EspeakEvent } from '@echogarden/espeak-ng-emscripten';
import type { WordTime } from '@rakhim/audio';
import type { LineWord } from './write-line.ts';

/** Turns the engine's events into the times of a line's words. */
export interface WordClock {
  observe(events: readonly EspeakEvent[]): void;
  /** @returns the times since the start of the line, in order. */
  finish(): WordTime[];
}

/**
 * Follows one line while it is spoken. The engine may split what we call a word (`WhatsApp`), so its position in the
 * line decides which word an event belongs to. A word ends where the next begins or where a pause does.
 */
export function createWordClock(words: readonly LineWord[]): WordClock {
  const times: WordTime[] = [];
  let next = 0;
  let open: { source: LineWord['source']; startMs: number } | undefined;
  let latestMs = 0;

  function close(endMs: number): void {
    if (open) {
      times.push({ startMs: open.startMs, endMs, ...open.source });
      open = undefined;
    }
  }

  function observeOne({ type, text_position, audio_position, id }: EspeakEvent): void {
    latestMs = Math.max(latestMs, audio_position);
    if (type === 'end' || (type === 'phoneme' && id === '')) {
      close(audio_position);
    } else if (type === 'word') {
      const position = text_position - 1;
      const index = words.findIndex(
        ({ from, to }, candidate) => candidate >= next && position >= from && position < to,
      );
      const word = words[index];
      if (word) {
        close(audio_position);
        open = { source: word.source, startMs: audio_position };
        next = index + 1;
      }
    }
  }

  return {
    observe(events) {
      events.forEach(observeOne);
    },
    finish() {
      close(latestMs);
      return times;
    },
  };
}

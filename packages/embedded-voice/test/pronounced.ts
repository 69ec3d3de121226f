import type { Boundary, PronouncedClause, PronouncedWord } from '@rakhim/arabic';
import { toSounds } from './spoken.ts';

/** A word with the sounds that are written, `ˈ` and `ː` as in `toSounds`. */
export function pronounced(word: string, start = 0): PronouncedWord {
  return {
    text: word,
    script: 'arabic',
    rule: 'plain',
    vowelled: word,
    confidence: 1,
    start,
    end: start + 1,
    sounds: toSounds(word),
  };
}

/** A word in Latin letters that the engine's English voice reads. */
export function latin(text: string, start = 0): PronouncedWord {
  return { ...pronounced('a', start), text, script: 'latin', rule: 'latin', vowelled: text, sounds: [] };
}

export function clauseOf(words: readonly PronouncedWord[], boundary: Boundary = 'period'): PronouncedClause {
  return { words, boundary };
}

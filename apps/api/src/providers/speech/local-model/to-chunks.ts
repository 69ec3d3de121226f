import type { Boundary, PhraseBreak, PronouncedClause, PronouncedWord } from '@rakhim/arabic';

/** What a model says in one go. */
export interface ModelChunk {
  readonly words: readonly PronouncedWord[];
  /** The end of it: of the clause, or a comma where a clause was divided at a pause. */
  readonly boundary: Boundary;
  /** The silence after it, at the voice's own pace. */
  readonly pauseMs: number;
}

export interface ChunkLimits {
  /** What a word takes of the room. */
  readonly unitsOf: (word: PronouncedWord) => number;
  readonly unitsMax: number;
}

/** Silences of a reader at rest, as the voices that come with Rakhim make them. */
const pausesMs: Readonly<Record<Boundary | PhraseBreak, number>> = {
  none: 0,
  slight: 0,
  phrase: 110,
  comma: 170,
  breath: 220,
  semicolon: 255,
  colon: 255,
  period: 340,
  question: 340,
  exclamation: 340,
  paragraph: 650,
};

/** Where a clause that is too long is divided, the best places first. */
const ranks: Readonly<Record<PhraseBreak, number>> = { breath: 3, phrase: 2, slight: 1 };
/** A division earlier than this would leave a scrap. */
const fillMin = 0.4;

/** Divides a reading into what a model takes at once: clauses, and long ones at the pauses that a reader would make. */
export function* toChunks(clauses: Iterable<PronouncedClause>, limits: ChunkLimits): Generator<ModelChunk> {
  for (const { words, boundary } of clauses) {
    let rest = words;
    for (;;) {
      const count = countFitting(rest, limits);
      if (count >= rest.length) {
        yield { words: rest, boundary, pauseMs: pausesMs[boundary] };
        break;
      }
      const pause = rest[count - 1]?.breakAfter;
      const isPause = pause === 'breath' || pause === 'phrase';
      yield { words: rest.slice(0, count), boundary: isPause ? 'comma' : 'none', pauseMs: pausesMs[pause ?? 'none'] };
      rest = rest.slice(count);
    }
  }
}

/** @returns how many words come first: all that fit, or those up to the best place before that. */
function countFitting(words: readonly PronouncedWord[], { unitsOf, unitsMax }: ChunkLimits): number {
  let units = 0;
  let best = { count: 1, rank: 0 };
  for (const [index, word] of words.entries()) {
    units += unitsOf(word) + 1;
    if (units > unitsMax) {
      return best.count;
    }
    const rank = word.breakAfter ? ranks[word.breakAfter] : 0;
    if (rank >= best.rank || best.count < index * fillMin) {
      best = { count: index + 1, rank };
    }
  }
  return words.length;
}

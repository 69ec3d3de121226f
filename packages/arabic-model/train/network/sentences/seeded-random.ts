/** Choices that follow from a seed alone. */
export interface SeededRandom {
  /** From 0 to 1. */
  next(): number;
  happens(share: number): boolean;
  pick<T>(from: readonly T[]): T;
}

/** The mulberry32 generator of Tommy Ettinger, in the public domain. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function createSeededRandom(seed: number): SeededRandom {
  const next = mulberry32(seed);
  return {
    next,
    happens: (share) => next() < share,
    pick(from) {
      const [chosen] = from.slice(Math.floor(next() * from.length));
      if (chosen === undefined) {
        throw new RangeError('Nothing to pick from.');
      }
      return chosen;
    },
  };
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export interface Random {
  next(): number;
  /** With the mean 0 and the deviation 1 (Box and Muller). */
  normal(): number;
  /** The time to the next of events that come at random. */
  exponential(mean: number): number;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    next,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    exponential: (mean) => -Math.log(1 - next()) * mean,
  };
}

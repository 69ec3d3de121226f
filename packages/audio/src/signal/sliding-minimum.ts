import type { BlockFilter } from './block-filter.ts';

/**
 * Replaces each value by the minimum of the last `length` values up to it, in constant time per value on average.
 * Source: van Herk 1992 and Gil and Werman 1993: minima from the left and from the right of sections as long as the
 * window.
 */
export function createSlidingMinimum(length: number): BlockFilter {
  /** The section being filled, and the minima from each place to the end of the section before it. */
  const section = new Float64Array(length);
  const fromRight = new Float64Array(length + 1).fill(Infinity);
  const state = { fill: 0, fromLeft: Infinity };

  function turnSection(): void {
    for (let index = length - 1; index >= 0; index--) {
      fromRight[index] = Math.min(section[index] ?? 0, fromRight[index + 1] ?? Infinity);
    }
  }

  return function minimizeBlock(values) {
    let { fill, fromLeft } = state;
    for (let index = 0; index < values.length; index++) {
      const value = values[index] ?? 0;
      section[fill] = value;
      fill++;
      fromLeft = value < fromLeft ? value : fromLeft;
      const before = fromRight[fill] ?? Infinity;
      values[index] = before < fromLeft ? before : fromLeft;
      if (fill === length) {
        turnSection();
        fill = 0;
        fromLeft = Infinity;
      }
    }
    state.fill = fill;
    state.fromLeft = fromLeft;
  };
}

/**
 * Minimum of the last `length` values, in constant time per value on average.
 * Source: the ascending-minima algorithm (monotonic queue).
 *
 * @returns a function that takes the next value and gives the minimum of the window that ends with it.
 */
export function createSlidingMinimum(length: number): (value: number) => number {
  const values = new Float64Array(length);
  const positions = new Float64Array(length);
  let first = 0;
  let count = 0;
  let position = 0;
  return function nextMinimum(value) {
    if (count > 0 && (positions[first] ?? 0) <= position - length) {
      first = (first + 1) % length;
      count--;
    }
    while (count > 0 && (values[(first + count - 1) % length] ?? 0) >= value) {
      count--;
    }
    const last = (first + count) % length;
    values[last] = value;
    positions[last] = position;
    count++;
    position++;
    return values[first] ?? value;
  };
}
